import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from '../logging/logger.ts';
import { OPERATOR_SOCKET } from './backup-format.ts';

/** The address of the socket; Windows has no sockets in folders. */
export const operatorSocket = (dataDir: string) =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\andromeda-${Buffer.from(dataDir).toString('hex').slice(-120)}`
    : join(dataDir, OPERATOR_SOCKET);

/**
 * Answers `POST /backup` with an archive for the owner of the data folder: the socket lies in it, and the folder is closed to
 * everybody else. A process that cannot open it serves all the same. Returns a function that closes it.
 */
export async function serveOperator(
  dataDir: string,
  packArchive: () => Promise<Readable>,
  logger: Logger,
): Promise<() => void> {
  const server = createServer((request, response) => {
    if (request.method !== 'POST' || request.url !== '/backup') {
      response.writeHead(404).end();
      return;
    }
    packArchive()
      .then(async (archive) => {
        response.writeHead(200, { 'content-type': 'application/gzip' });
        await pipeline(archive, response);
      })
      .catch((err: unknown) => {
        logger.error({ err }, 'a backup failed');
        const sentence = err instanceof Error ? err.message : String(err);
        if (response.headersSent) response.destroy();
        else response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(sentence);
      });
  });
  const path = operatorSocket(dataDir);
  // This process holds the lock of the folder, so a socket that is still there was left by a killed process.
  rmSync(path, { force: true });
  await new Promise<void>((settle) => {
    server.once('error', (err) => {
      logger.warn(
        { err, path },
        'there is no socket for the operator: `pnpm backup` will not find this process',
      );
      settle();
    });
    server.listen(path, settle);
  });
  return () => void server.close();
}
