import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A running `bff/src/main.ts`, with its output so far. */
export interface ServerProcess {
  child: ChildProcess;
  output(): string;
  /** Resolves with its exit code. */
  ended: Promise<number | null>;
}

/**
 * Starts the server of the checkout `root` as `npm start` does after its build. Its channel to this process closes when
 * this process ends for any reason, and the server then stops by itself.
 */
export function spawnServer(
  root: string,
  env: Record<string, string>,
  { optimises = false }: { optimises?: boolean | undefined } = {},
): ServerProcess {
  // A server lives for seconds here: optimising the database's code costs it a third of its start, and is never repaid.
  const flags = [...(optimises ? [] : ['--liftoff-only']), '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, join(root, 'bff/src/main.ts')], {
    cwd: root,
    // 2^4 rounds for a password's hash in place of 2^10: nearly every journey begins with a sign-up.
    env: { ...process.env, LITE_AUTH_BCRYPT_COST: '4', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output, ended };
}

/** Resolves with the address that a server prints when it is ready; rejects if it ends first. */
export function readyAddress({ child, output, ended }: ServerProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const read = () => {
      const ready = /^ready (http:\/\/\S+)$/m.exec(output());
      if (ready?.[1]) resolve(ready[1]);
    };
    child.stdout?.on('data', read);
    ended.then((code) => reject(new Error(`The server ended with ${code}:\n${output()}`)), reject);
  });
}
