import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { createService } from './service.mjs';

/** @type {import('node:child_process').ChildProcess[]} */
const started = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

const serve = () =>
  createService(() => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    started.push(child);
    return child;
  });

test('a service starts again once its last process has ended, however often it is asked meanwhile', async () => {
  const service = serve();
  await Promise.all([service.restart(), service.restart(), service.restart()]);
  expect(started.map(({ signalCode }) => signalCode)).toEqual(['SIGTERM', null]);
  expect(service.current()).toBe(started[1]);
});

test('a service whose process has ended by itself starts again', async () => {
  const service = serve();
  const ended = once(service.current(), 'exit');
  service.current().kill('SIGKILL');
  await ended;
  await service.restart();
  expect(started).toHaveLength(2);
});

test('a service that was stopped does not start again', async () => {
  const service = serve();
  const restarting = service.restart();
  await Promise.all([restarting, service.stop()]);
  expect(started).toHaveLength(1);
});
