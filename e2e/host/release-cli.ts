import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AndromedaServer } from './andromeda-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs `pnpm release …` as a team does, against a server on this machine. */
export function runRelease(
  { url, dataDir }: Pick<AndromedaServer, 'url' | 'dataDir'>,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  return startRelease({ url, dataDir }, ...args).ended;
}

/** The same, for a test that interrupts the release: `interrupt` sends what Ctrl+C sends. */
export function startRelease(
  { url, dataDir }: Pick<AndromedaServer, 'url' | 'dataDir'>,
  ...args: string[]
): { interrupt(): void; ended: Promise<{ code: number | null; output: string }> } {
  const child = spawn(process.execPath, [join(root, 'tooling/release/main.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, ANDROMEDA_URL: url, DATA_DIR: dataDir, ANDROMEDA_TOKEN: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return {
    interrupt: () => void child.kill('SIGINT'),
    ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, output }))),
  };
}
