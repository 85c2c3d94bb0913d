import { beforeEach, expect, test } from 'vitest';
import type { RemoteEvent } from '../../../contract/remote-health.ts';
import { createRecordingObserver } from '../../testing/recording-observer.ts';
import { createTestReleases, type TestReleases } from '../../testing/test-releases.ts';
import { createEventGatherer, type EventGatherer } from './gather-events.ts';

const MINUTE_MS = 60_000;
let releases: TestReleases;
let gatherer: EventGatherer;

beforeEach(() => {
  releases = createTestReleases();
  gatherer = createEventGatherer(
    releases,
    (remote, version) => `${remote}@${version}` === 'mfe-account@1.0.0',
  );
});

const event = (changes: Partial<RemoteEvent> = {}): RemoteEvent => ({
  remote: 'mfe-account',
  version: '1.0.0',
  kind: 'load_failed',
  ms: 0,
  ...changes,
});
const fail = (times: number, visitor: string | null, network = '10.0.0.1') => {
  for (let n = 0; n < times; n++) gatherer.add([event()], { visitor, network });
};
async function failures() {
  await gatherer.flush();
  return (await releases.health.since(new Date(0))).reduce((sum, { failures }) => sum + failures, 0);
}

test('only one failure of a visitor counts within a day', async () => {
  fail(5, 'ana');
  expect(await failures()).toBe(1);
  await releases.clock.advance(24 * 60 * MINUTE_MS);
  fail(5, 'ana');
  expect(await failures()).toBe(1);
  await releases.clock.advance(1);
  fail(5, 'ana');
  expect(await failures()).toBe(2);
});

test('only forty failures of one network count, however many visitors it has', async () => {
  for (let n = 0; n < 60; n++) fail(1, `visitor ${n}`);
  expect(await failures()).toBe(40);
});

test('a version that was neither released nor built counts nothing', async () => {
  gatherer.add([event({ version: '9.9.9' })], { visitor: 'ana', network: '10.0.0.1' });
  expect(await failures()).toBe(0);
});

test('counts that the store could not take come with the next flush', async () => {
  const { add } = releases.health;
  releases.health.add = () => Promise.reject(new Error('no database'));
  fail(1, 'ana');
  await expect(gatherer.flush()).rejects.toThrow('no database');
  releases.health.add = add;
  fail(1, 'bia');
  expect(await failures()).toBe(2);
});

test('an operator sees the events that count, and no others', () => {
  const observer = createRecordingObserver();
  const observed = createEventGatherer({ ...releases, observer }, (_remote, version) => version === '1.0.0');
  const from = { visitor: 'ana', network: '10.0.0.1' };
  observed.add([event({ kind: 'loaded', ms: 250 }), event(), event(), event({ version: '9.9.9' })], from);
  const reported = { remote: 'mfe-account', version: '1.0.0' };
  expect(observer.events).toEqual([
    { what: 'remote_loaded', ...reported, ms: 250 },
    { what: 'remote_failed', ...reported, why: 'load_failed' },
  ]);
});
