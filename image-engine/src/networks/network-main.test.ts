import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { SLOW, writeNetwork } from './testing/tiny-networks.ts';

const script = fileURLToPath(new URL('./network-main.ts', import.meta.url));
const load = { kind: 'load', file: writeNetwork('slow', SLOW), family: 'u2net', threads: 1, memoryMb: 1024 };
/** An engine that asks its network for something long, and then writes the network's id. */
const engine = `
const child = require('node:child_process').fork(${JSON.stringify(script)}, { serialization: 'advanced' });
child.once('message', () =>
  child.send({ kind: 'run', pixels: new Uint8Array(3 * 32 * 32) }, () => console.log(child.pid)));
child.send(${JSON.stringify(load)});`;

function runs(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

it('ends with an engine that is killed, in the middle of a run', { tags: ['long'] }, async () => {
  const parent = spawn(process.execPath, ['-e', engine], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [id] = await once(parent.stdout, 'data');
  parent.kill('SIGKILL');
  const killed = performance.now();
  await expect.poll(() => runs(Number(id))).toBe(false);
  // By itself the run would take a minute.
  expect(performance.now() - killed).toBeLessThan(20_000);
});
