import { expect, test } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createReadiness } from './readiness.ts';

test('a process that is asked to stop says so for the grace time, and serves on meanwhile', async () => {
  const clock = createManualClock();
  const readiness = createReadiness(async () => true, clock);
  const { app } = createTestApp({ isReady: readiness.isReady });
  const statusOf = async (path: string) => (await app.request(path)).status;
  expect(await statusOf('/readyz')).toBe(200);
  let left = false;
  const leaving = readiness.leave(5000).then(() => {
    left = true;
  });
  expect([await statusOf('/readyz'), await statusOf('/healthz'), await statusOf('/api/config')]).toEqual([
    503, 200, 200,
  ]);
  await clock.advance(4999);
  expect(left).toBe(false);
  await clock.advance(1);
  await leaving;
});

test('a process without a grace time stops at once', async () => {
  await createReadiness(async () => true, createManualClock()).leave(0);
});
