import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { StartupError } from './startup-error.ts';

const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** The three services of a Supabase project; the studio and the keyless information page are not served. */
const openPrefixes = ['/auth/v1/', '/rest/v1/', '/storage/v1/'];

type Answer = (request: Request, peerAddress: string | null) => Promise<Response>;

/** Serves `answer` on the loopback interface; port 0 takes any free one. Answers the server and its address. */
export async function listenOnLoopback(
  port: number,
  answer: Answer,
): Promise<{ server: Server; url: string }> {
  const server = createServer((incoming, outgoing) => {
    serveOne(incoming, outgoing, answer).catch((error: unknown) => {
      console.error('[embedded supabase]', error);
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    });
  });
  // supabase-js keeps connections open; if the server closes one first, the next request sometimes fails.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((settle, refuse) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const sentence =
        cause.code === 'EADDRINUSE'
          ? `A porta ${port} (EMBEDDED_SUPABASE_PORT) já está em uso; escolha outra ou deixe-a vazia.`
          : `O banco de dados embutido não pôde abrir a porta ${port}: ${cause.message}.`;
      refuse(new StartupError(sentence, { cause }));
    });
    server.listen(port, '127.0.0.1', settle);
  });
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function serveOne(incoming: IncomingMessage, outgoing: ServerResponse, answer: Answer) {
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  if (!openPrefixes.some((prefix) => url.pathname.startsWith(prefix))) {
    outgoing.writeHead(404).end();
    return;
  }
  const body = await readBody(incoming);
  if (body === null) {
    outgoing.writeHead(413, { connection: 'close' }).end();
    return;
  }
  const request = new Request(`http://${incoming.headers.host ?? '127.0.0.1'}${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers: Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
    ...(body.length > 0 ? { body } : {}),
  });
  const response = await answer(request, incoming.socket.remoteAddress ?? null);
  outgoing.writeHead(response.status, [...response.headers].flat());
  if (response.body) Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]).pipe(outgoing);
  else outgoing.end();
}

async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming) {
    size += part.length;
    if (size > MAX_BODY_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
