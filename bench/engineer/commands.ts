import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { repository } from '../../e2e/host/andromeda-server.ts';

/** What a command may take before it is ended, and the benchmark with it. */
const MOST_MS = 120_000;

export interface Command {
  /** The arguments of Node, from the root of the repository. */
  args: readonly string[];
  cwd?: string;
  env?: Record<string, string>;
}

/** Runs a command to its end, which must be a good one, and answers its milliseconds. */
export async function timed(command: Command): Promise<number> {
  const began = performance.now();
  const running = start(command);
  const limit = setTimeout(() => running.child.kill('SIGKILL'), MOST_MS);
  const [code] = await once(running.child, 'close');
  clearTimeout(limit);
  if (code !== 0) throw new Error(`${command.args.join(' ')} ended with ${code}:\n${running.output()}`);
  return performance.now() - began;
}

/** Starts a command, waits until `ready` resolves, and ends it; answers the milliseconds until then. */
export async function timedUntil(command: Command, ready: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  const { child, output } = start(command);
  const ended = once(child, 'close');
  try {
    await Promise.race([ready(), ended.then(() => broken('ended early')), late()]);
    return performance.now() - began;
  } finally {
    child.kill('SIGTERM');
    const limit = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(limit);
  }

  function broken(how: string): never {
    throw new Error(`${command.args.join(' ')} ${how}:\n${output()}`);
  }
  async function late() {
    await pause(MOST_MS, undefined, { ref: false });
    broken('was not ready in time');
  }
}

/** Waits until an address answers well, and looks at it every few milliseconds. */
export async function whenAnswered(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(20);
  }
}

function start({ args, cwd = repository, env = {} }: Command): { child: ChildProcess; output(): string } {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return { child, output: () => output };
}
