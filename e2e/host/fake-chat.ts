import type { Buffer } from 'node:buffer';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the BFF sent to its provider. */
export interface AskedChat {
  messages: {
    role: string;
    content: string | { type: string; text?: string; image_url?: { url: string } }[];
  }[];
}

/** An OpenAI-compatible chat service on this machine, whose answers the test writes. */
export interface FakeChat {
  /** The variables that point a server at this service. */
  env: Record<string, string>;
  asked: AskedChat[];
  /** Writes the answers to the next questions. */
  reply: (answer: ChatAnswer) => void | Promise<void>;
  close(): Promise<void>;
}

/** One answer in progress. */
export interface ChatAnswer {
  /** Sends words as one event. */
  say(words: string): void;
  /** Sends raw bytes, such as a part of an event. */
  send(bytes: Buffer): void;
  /** Ends the answer as such services do. */
  end(): void;
  refuse(status: number): void;
  /** Breaks the connection. */
  cut(): void;
  /** Resolves when the client disconnects before the end. */
  left: Promise<void>;
}

/** An event with words, as it is sent over the wire. */
export const wordsEvent = (words: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content: words } }] })}\n\n`;

export async function startFakeChat(): Promise<FakeChat> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    fake.asked.push(JSON.parse(body));
    await fake.reply(answerOver(response));
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const fake: FakeChat = {
    env: {
      CHAT_API_KEY: 'sk-fake',
      CHAT_MODEL: 'fake',
      CHAT_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    },
    asked: [],
    reply: (answer) => answer.refuse(500),
    close: async () => {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
    },
  };
  return fake;
}

function answerOver(response: ServerResponse): ChatAnswer {
  const begin = () => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  };
  const send = (bytes: string | Buffer) => {
    begin();
    response.write(bytes);
  };
  return {
    say: (words) => send(wordsEvent(words)),
    send,
    end: () => {
      begin();
      response.end('data: {"choices":[],"usage":{"total_tokens":42}}\n\ndata: [DONE]\n\n');
    },
    refuse: (status) => void response.writeHead(status).end('{}'),
    cut: () => void response.destroy(),
    left: new Promise((settle) => {
      response.on('close', () => {
        if (!response.writableEnded) settle();
      });
    }),
  };
}
