import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const script = `
import { endWithNpm } from ${JSON.stringify(join(import.meta.dirname, 'end-with-npm.mjs'))};
endWithNpm('start');
setInterval(() => undefined, 1000);
console.log(process.pid);`;

/** @param {number} id */
function runs(id) {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

test('npm start ends with the npm that runs it, which forwards no signal', { tags: ['long'] }, async () => {
  const command = ['--input-type=module', '-e', script];
  const parent = `require('node:child_process').spawn(process.execPath, ${JSON.stringify(command)}, { stdio: 'inherit' });`;
  const npm = spawn(process.execPath, ['-e', parent], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(npm.stdout, 'data');
  const started = Number(line);
  expect(runs(started)).toBe(true);
  npm.kill('SIGTERM');
  await expect.poll(() => runs(started)).toBe(false);
});
