import { expect, test } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createReadiness } from './readiness.ts';

const well = async () => true;
const registry = { from: 'builds', asOf: null, shell: null };
const wellChecks = { database: well, storage: well };

test('a process that is asked to stop says so for the grace time, and keeps serving meanwhile', async () => {
  const clock = createManualClock();
  const readiness = createReadiness(wellChecks, clock);
  const { app } = createTestApp({ readTroubles: readiness.troubles });
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
  await createReadiness(wellChecks, createManualClock()).leave(0);
});

test.each([
  ['the database does not answer', { database: () => Promise.reject(new Error('no answer')) }, ['database']],
  ['the disk is full', { storage: async () => false }, ['storage']],
])('a process is not ready while %s, and is ready again afterwards', async (_, fault, troubles) => {
  let current = { ...wellChecks, ...fault };
  const checks = { database: () => current.database(), storage: () => current.storage() };
  const { app } = createTestApp({ readTroubles: createReadiness(checks, createManualClock()).troubles });
  const faulty = await app.request('/readyz');
  expect([faulty.status, await faulty.json()]).toEqual([
    503,
    { status: 'unavailable', troubles, cutOutsBy: 'engine', registry },
  ]);
  current = wellChecks;
  const mended = await app.request('/readyz');
  expect([mended.status, await mended.json()]).toEqual([
    200,
    { status: 'ok', troubles: [], cutOutsBy: 'engine', registry },
  ]);
});
