import { Buffer } from 'node:buffer';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Seen {
  call: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** How the service answers a call. */
export type Reply = (response: ServerResponse) => void;

/** A service on loopback that answers as a test says; it repeats the last `reply` when none is left. */
export interface FakeServer {
  baseUrl: string;
  seen: Seen[];
  replies: Reply[];
  close(): Promise<void>;
}

export async function openFakeServer(): Promise<FakeServer> {
  const seen: Seen[] = [];
  const replies: Reply[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    seen.push({
      call: `${request.method} ${request.url}`,
      headers: request.headers,
      body: Buffer.concat(chunks),
    });
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    reply?.(response);
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    replies,
    close: async () => {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
    },
  };
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers })
      .end(JSON.stringify(body));

export const bytes =
  (body: Buffer | string, type = 'image/png', status = 200): Reply =>
  (response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

/** Promises more than it sends, and breaks off. */
export const cut =
  (body: Buffer | string, type: string): Reply =>
  (response) => {
    response.writeHead(200, { 'content-type': type, 'content-length': String(body.length + 900) });
    response.write(body);
    setImmediate(() => response.destroy());
  };

/** Sends a first byte and then nothing more. */
export const stalled =
  (type: string): Reply =>
  (response) => {
    response.writeHead(200, { 'content-type': type });
    response.write(' ');
  };

/** Sends until the client is gone. */
export const endless: Reply = (response) => {
  const megabyte = Buffer.alloc(1024 * 1024, 'A');
  const more = () => {
    while (!response.destroyed && response.write(megabyte));
  };
  response.writeHead(200, { 'content-type': 'application/json' }).on('drain', more);
  more();
};

export const hung: Reply = () => undefined;
export const refusedConnection: Reply = (response) => void response.destroy();
/** A redirect, which the key must never follow: a call that follows it is seen a second time. */
export const redirected: Reply = (response) => void response.writeHead(307, { location: '/elsewhere' }).end();
