import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
  const root = options.root ?? repository;
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'andromeda-e2e-'));
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'bff/src/main.ts')],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(options.port ?? 0),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const url = await readyAddress(child);
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    url,
    dataDir,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    dispose: async () => {
      if (child.exitCode === null && child.signalCode === null) await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts it where it must refuse; resolves with its exit code and what it said. */
export async function startRefused(
  env: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(repository, 'bff/src/main.ts')],
    {
      cwd: repository,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { code, said };
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
      const ready = /^ready (http:\/\/\S+)$/m.exec(said);
      if (ready?.[1]) resolve(ready[1]);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
}
