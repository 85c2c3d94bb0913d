import { beforeEach, expect, test, vi } from 'vitest';
import type { RemoteEvent } from '../../../contract/remote-health.ts';
import { createRecordingObserver } from '../../testing/recording-observer.ts';
import { createTestReleases, master, sentPackage, type TestReleases } from '../../testing/test-releases.ts';
import { changeRelease } from './change-release.ts';
import { createEventGatherer, type EventGatherer } from './gather-events.ts';
import { bucketOf } from './load-times.ts';
import { publishVersion } from './publish-version.ts';

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

test('only one failure of each visitor counts within a day', async () => {
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

test('events of a version that was neither released nor built are not counted', async () => {
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

test('an operator sees only the events that count', () => {
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

test('failures of visitors without a name are counted once for each network', async () => {
  fail(3, null, '10.0.0.1');
  fail(3, null, '10.0.0.2');
  expect(await failures()).toBe(2);
});

test('the limits remember at most fifty thousand sources, and start over with the next one', async () => {
  for (let n = 0; n < 25_000; n++) fail(1, `visitor ${n}`, `network ${n}`);
  fail(1, 'visitor 0', 'network 0');
  expect(await failures()).toBe(25_000);
  fail(1, 'one more', 'its network');
  fail(1, 'visitor 0', 'network 0');
  expect(await failures()).toBe(25_002);
});

test('a failed load changes no load time, and an unnamed visitor no count of visitors', async () => {
  const from = { visitor: null, network: '10.0.0.1' };
  gatherer.add([event({ kind: 'loaded', ms: 100.4 }), event({ ms: 60_000 })], from);
  await gatherer.flush();
  expect(await releases.health.since(new Date(0))).toEqual([
    expect.objectContaining({ loads: 1, failures: 1, loadMs: 100, maxMs: 100, visitors: 0 }),
  ]);
  const [{ times = [] } = {}] = await releases.health.since(new Date(0));
  expect(times.reduce((sum, loads) => sum + loads, 0)).toBe(1);
});

test('load times that the store could not take come with the next flush, too', async () => {
  const { add } = releases.health;
  releases.health.add = () => Promise.reject(new Error('no database'));
  const load = event({ kind: 'loaded', ms: 100 });
  gatherer.add([load, load], { visitor: 'ana', network: '10.0.0.1' });
  await expect(gatherer.flush()).rejects.toThrow('no database');
  releases.health.add = add;
  gatherer.add([load], { visitor: 'ana', network: '10.0.0.1' });
  await gatherer.flush();
  const [health] = await releases.health.since(new Date(0));
  expect(health).toMatchObject({ loads: 3, loadMs: 300, maxMs: 100 });
  expect(health?.times[bucketOf(100)]).toBe(3);
});

test('a flush without events does not ask the store', async () => {
  const add = vi.spyOn(releases.health, 'add');
  await gatherer.flush();
  expect(add).not.toHaveBeenCalled();
});

test('only the failure of a canary calls for an evaluation', async () => {
  for (const version of ['1.0.0', '2.0.0']) await publishVersion(releases, master, sentPackage(version));
  const change = (request: Parameters<typeof changeRelease>[3]) =>
    changeRelease(releases, master, 'mfe-library', request);
  await change({ action: 'promote', version: '1.0.0', revision: 0 });
  await change({ action: 'canary', version: '2.0.0', percent: 100, revision: 1 });
  const report = (version: string, kind: RemoteEvent['kind']) =>
    gatherer.add([event({ remote: 'mfe-library', version, kind })], { visitor: 'u1', network: '10.0.0.1' });
  expect(report('2.0.0', 'loaded')).toBe(false);
  expect(report('1.0.0', 'load_failed')).toBe(false);
  expect(report('2.0.0', 'load_failed')).toBe(true);
});
