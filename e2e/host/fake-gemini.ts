import { Buffer } from 'node:buffer';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';

type Part = { text: string } | { inlineData: { mimeType: string; data: string } };
type Reply = { status: number; parts: Part[] };

/** An image provider on loopback that speaks Gemini's wire format and does what the test says. */
export interface FakeGemini {
  /** The variables that point a server at this service. */
  env: Record<string, string>;
  /** The time of each call, in milliseconds, and its model. */
  calls: { at: number; model: string }[];
  /** The answers to the next calls of a model. A promise holds a call back until it settles. */
  answer: { image: () => Reply | Promise<Reply>; text: () => Reply | Promise<Reply> };
  /** The usual picture: the photo of the last call. */
  paint(): Promise<Reply>;
  /** Forgets the calls and answers of earlier tests. */
  reset(): void;
  close(): Promise<void>;
}

export const failure: Reply = { status: 500, parts: [] };
export const textReply = (text: string): Reply => ({ status: 200, parts: [{ text }] });

/** What a model that keeps the product answers: the photo that it was sent, or one colour where there was none. */
async function painted(photo: Buffer | null): Promise<Reply> {
  const png = photo
    ? await sharp(photo).resize(512, 512, { fit: 'inside' }).png().toBuffer()
    : await sharp({ create: { width: 256, height: 256, channels: 3, background: '#336699' } })
        .png()
        .toBuffer();
  const inlineData = { mimeType: 'image/png', data: png.toString('base64') };
  return { status: 200, parts: [{ inlineData }] };
}

function photoIn(body: string): Buffer | null {
  const data = /"inlineData":\{[^}]*"data":"([^"]+)"/.exec(body)?.[1];
  return data ? Buffer.from(data, 'base64') : null;
}

export async function startFakeGemini(): Promise<FakeGemini> {
  const calls: FakeGemini['calls'] = [];
  let photo: Buffer | null = null;
  const paint = (): Promise<Reply> => painted(photo);
  const usual: FakeGemini['answer'] = { image: paint, text: () => textReply('Caneca azul') };
  const answer = { ...usual };
  const server = createServer(async (request, response) => {
    const model = /models\/([^:]+):generateContent/.exec(request.url ?? '')?.[1] ?? '';
    photo = photoIn(await text(request));
    calls.push({ at: performance.now(), model });
    const { status, parts } = await (model === 'imagens' ? answer.image() : answer.text());
    const body =
      status === 200
        ? { candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }] }
        : { error: { code: status, message: 'fake', status: 'INTERNAL' } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    env: {
      GEMINI_API_KEY: 'chave-de-teste',
      GEMINI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      GEMINI_IMAGE_MODEL: 'imagens',
      GEMINI_TEXT_MODEL: 'textos',
    },
    calls,
    answer,
    paint,
    reset: () => {
      calls.length = 0;
      Object.assign(answer, usual);
    },
    close: () => closed(server),
  };
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
