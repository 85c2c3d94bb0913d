import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const fixture = join(import.meta.dirname, 'run-command.fixture.mjs');

/** Starts a runner whose command starts a server that never ends by itself; returns both process ids. */
async function startRunner() {
  const runner = spawn(process.execPath, [fixture], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [chunk] = await once(runner.stdout, 'data');
  return { runner, server: Number(chunk) };
}

/** @param {number} id */
function runs(id) {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

for (const [signal, tags] of /** @type {const} */ ([
  ['SIGINT', ['long']],
  ['SIGTERM', ['long']],
  ['SIGKILL', ['long']],
]))
  test(`a server that a test started ends with the suite when the suite gets ${signal}`, {
    tags: [...tags],
  }, async () => {
    const { runner, server } = await startRunner();
    expect(runs(server)).toBe(true);
    runner.kill(signal);
    await expect.poll(() => runs(server)).toBe(false);
  });

test('a server that a command left behind ends with the command', async () => {
  const { runCommand } = await import('./run-command.mjs');
  const { output } = await runCommand([process.execPath, fixture, 'leave']);
  await expect.poll(() => runs(Number(output))).toBe(false);
});

test('a command returns its exit code and everything it printed', async () => {
  const { runCommand } = await import('./run-command.mjs');
  const answer = await runCommand([
    process.execPath,
    '-e',
    'console.log("a"); console.error("b"); process.exit(3)',
  ]);
  expect(answer.code).toBe(3);
  expect(answer.output.split('\n').sort()).toEqual(['', 'a', 'b']);
});
