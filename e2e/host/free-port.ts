import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems hand to outgoing connections: between asking and listening nobody is given it. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
