import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newDataDir } from './new-data-dir.ts';
import { readyAddress, spawnServer } from './server-process.ts';

/** The checkout that these tests stand in. */
export const repository = fileURLToPath(new URL('../..', import.meta.url));

/** One running Andrômeda with data of its own. */
export interface AndromedaServer {
  url: string;
  dataDir: string;
  /** Ends it without warning, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end; resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

/** How it is started; without `dataDir` it gets a new folder, without `port` any free one. */
export interface ServerOptions {
  dataDir?: string;
  port?: number;
  env?: Record<string, string>;
  /** Another checkout to serve. */
  root?: string;
}

/** Starts the server as `npm start` does after its build, and resolves once it says it is ready. */
export async function startAndromeda(options: ServerOptions = {}): Promise<AndromedaServer> {
  const { server, ready } = launchAndromeda(options);
  try {
    return await ready;
  } catch (error) {
    await server.dispose();
    throw error;
  }
}

/**
 * The same in two steps, for whoever must be able to end a server that is not ready yet: `server` has no address before
 * `ready` resolves with it.
 */
export function launchAndromeda(options: ServerOptions = {}): {
  server: AndromedaServer;
  ready: Promise<AndromedaServer>;
} {
  const dataDir = options.dataDir ?? newDataDir();
  const env = { PORT: String(options.port ?? 0), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...options.env };
  const running = spawnServer(options.root ?? repository, env);
  const end = async (signal: NodeJS.Signals) => {
    running.child.kill(signal);
    return running.ended;
  };
  const server: AndromedaServer = {
    url: '',
    dataDir,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    dispose: async () => {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  const ready = readyAddress(running).then((url) => Object.assign(server, { url }));
  // Of a server that is ended meanwhile nobody may be waiting.
  ready.catch(() => undefined);
  return { server, ready };
}

/** Starts it where it must refuse; resolves with its exit code and what it printed. */
export async function startRefused(
  env: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const { ended, output } = spawnServer(repository, env);
  return { code: await ended, said: output() };
}
