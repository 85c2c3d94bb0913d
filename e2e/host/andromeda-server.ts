import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newDataDir } from './new-data-dir.ts';
import { readyAddress, spawnServer } from './server-process.ts';

/** The checkout that contains these tests. */
export const repository = fileURLToPath(new URL('../..', import.meta.url));

/** One running Andrômeda with its own data. */
export interface AndromedaServer {
  url: string;
  dataDir: string;
  pid: number;
  /** What it wrote so far. */
  output(): string;
  /** Kills it without warning, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to stop; resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

/** How to start it. Without `dataDir` it gets a new folder, without `port` any free port. */
export interface ServerOptions {
  dataDir?: string;
  port?: number;
  env?: Record<string, string>;
  /** The checkout to serve, if not this one. */
  root?: string;
  /** Whether it optimises the code of its database as it runs, as `npm start` does: for a measure of its speed. */
  optimises?: boolean;
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
 * The same in two steps, for a test that may have to stop a server before it is ready: `server` has no address before
 * `ready` resolves with it.
 */
export function launchAndromeda(options: ServerOptions = {}): {
  server: AndromedaServer;
  ready: Promise<AndromedaServer>;
} {
  const dataDir = options.dataDir ?? newDataDir();
  const env = { PORT: String(options.port ?? 0), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...options.env };
  const running = spawnServer(options.root ?? repository, env, options);
  const end = async (signal: NodeJS.Signals) => {
    running.child.kill(signal);
    return running.ended;
  };
  const server: AndromedaServer = {
    url: '',
    dataDir,
    pid: running.child.pid ?? 0,
    output: running.output,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    dispose: async () => {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  const ready = readyAddress(running).then((url) => Object.assign(server, { url }));
  // When the server is stopped first, this promise may reject with nothing awaiting it.
  ready.catch(() => undefined);
  return { server, ready };
}

/** Starts a server that must refuse to start; resolves with its exit code and its output. */
export async function startRefused(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { ended, output } = spawnServer(repository, env);
  return { code: await ended, output: output() };
}
