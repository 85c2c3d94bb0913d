import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a team's server got it. */
export interface ReceivedCall {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The server of a remote's team on this machine, which keeps what it was sent. */
export async function openTeamServer(answer: RequestListener) {
  const received: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    answer(request, response);
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    server,
    async close() {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
    },
  };
}
