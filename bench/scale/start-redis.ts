import { connect } from 'node:net';
import { secondsUntil } from '../../e2e/faults/figures.ts';
import { freePort } from '../../e2e/host/free-port.ts';
import { spawnTied, type TiedServer } from '../../e2e/host/tied-server.ts';

/** Starts a Redis that writes nothing to the disk. */
export async function startRedis(program: string, folder: string): Promise<TiedServer & { url: string }> {
  const port = await freePort();
  const words = [
    '--port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ];
  const server = spawnTied(program, words, { cwd: folder, signal: 'TERM' });
  if ((await secondsUntil(() => isOpen(port), 20)) === null)
    throw new Error('Redis did not start within 20 s');
  return { ...server, url: `redis://127.0.0.1:${port}` };
}

/** Whether somebody listens at a port of this machine. */
export function isOpen(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(port, '127.0.0.1');
    const end = (open: boolean) => {
      socket.destroy();
      settle(open);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
