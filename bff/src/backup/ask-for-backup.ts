import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { StartupError } from '../embedded/startup-error.ts';
import { operatorSocket } from './operator-socket.ts';

/** Errors that mean no process is listening: no socket, a socket that a killed process left, a path too long for one. */
const NOBODY: readonly string[] = ['ENOENT', 'ECONNREFUSED', 'EINVAL'];

/** Asks the process that serves a data folder for an archive of it; `null` where there is none. */
export async function askForBackup(dataDir: string): Promise<IncomingMessage | null> {
  const answer = await new Promise<IncomingMessage | null>((settle, refuse) => {
    const asked = request({ socketPath: operatorSocket(dataDir), method: 'POST', path: '/backup' }, settle);
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (NOBODY.includes(error.code ?? '')) settle(null);
      else refuse(error);
    });
    asked.end();
  });
  if (answer && answer.statusCode !== 200) throw new StartupError(await text(answer));
  return answer;
}
