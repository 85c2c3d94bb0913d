import { expect, test, vi } from 'vitest';
import type { RemoteEvent } from '../../../contract/remote-health.ts';
import { inCanary } from '../../remotes/canary-bucket.ts';
import { createReleaseSnapshot } from '../../remotes/release-snapshot.ts';
import { openCanary } from '../../testing/open-canary.ts';
import { master } from '../../testing/test-releases.ts';
import { changeRelease } from './change-release.ts';
import { evaluateCanaries } from './evaluate-canaries.ts';
import { readHealth } from './read-health.ts';
import { recordEvents } from './record-events.ts';

const event = (version: string, kind: RemoteEvent['kind'], ms = 100): RemoteEvent => ({
  remote: 'mfe-library',
  version,
  kind,
  ms,
});

/** The name of a user in the canary, a different one for each number. */
function inside(number: number): string {
  const names = Array.from({ length: 2000 }, (_, index) => `u${index}`);
  return names.filter((name) => inCanary(name, 'mfe-library', 10))[number] ?? '';
}
const outside = Array.from({ length: 50 }, (_, index) => `u${index}`).filter(
  (name) => !inCanary(name, 'mfe-library', 10),
);

/** Version 1 live, version 2 in a canary of 10 %. */
async function open() {
  const { releases, canary } = await openCanary({ percent: 10 });
  let visitors = 0;
  /** Reports each event as a different visitor. */
  const report = async (version: string, kind: RemoteEvent['kind'], times: number) => {
    for (let time = 0; time < times; time += 1) {
      do visitors += 1;
      while (version === '2.0.0' && !inCanary(`u${visitors}`, 'mfe-library', 10));
      const from = { visitor: `u${visitors}`, network: `10.0.0.${visitors}` };
      await recordEvents(releases, [event(version, kind)], from);
    }
  };
  return { releases, report, canary };
}

test('the health of remotes is read for a canary alone', async () => {
  const { releases } = await open();
  const reads = vi.spyOn(releases.health, 'since');
  await evaluateCanaries(releases);
  expect(reads).toHaveBeenCalledTimes(1);
  await changeRelease(releases, master, 'mfe-library', { action: 'stop_canary', revision: 2 });
  // The trail keeps what was known of the canary.
  expect(reads).toHaveBeenCalledTimes(2);
  await evaluateCanaries(releases);
  expect(reads).toHaveBeenCalledTimes(2);
});

test('a canary that fails too often is rolled back automatically, with a line in the trail', async () => {
  const { releases, report, canary } = await open();
  await report('1.0.0', 'loaded', 100);
  await report('2.0.0', 'loaded', 20);
  await report('2.0.0', 'load_failed', 4);
  expect(canary()).toBe('2.0.0');
  await report('2.0.0', 'render_failed', 1);
  expect(canary()).toBeNull();
  expect(await releases.registry.trail('mfe-library', 1)).toEqual([
    expect.objectContaining({
      who: 'andromeda',
      what: 'canary_rolled_back',
      version: '2.0.0',
      detail: expect.objectContaining({ failures: 5, loads: 20, liveFailures: 0 }),
    }),
  ]);
});

test('a canary that fails no more than the live version stays: the canary is not to blame', async () => {
  const { report, canary } = await open();
  await report('1.0.0', 'loaded', 10);
  await report('1.0.0', 'load_failed', 5);
  await report('2.0.0', 'loaded', 10);
  await report('2.0.0', 'load_failed', 5);
  expect(canary()).toBe('2.0.0');
});

test('a few failures among many loads roll nothing back', async () => {
  const { report, canary } = await open();
  await report('2.0.0', 'loaded', 200);
  await report('2.0.0', 'load_failed', 6);
  expect(canary()).toBe('2.0.0');
});

test('one user’s broken browser rolls nothing back, however often it fails', async () => {
  const { releases, canary } = await open();
  const from = { visitor: inside(0), network: '10.0.0.1' };
  for (let time = 0; time < 50; time += 1)
    await recordEvents(releases, [event('2.0.0', 'load_failed')], from);
  expect(canary()).toBe('2.0.0');
});

test.each<[string, (attempt: number) => string | null]>([
  ['without a name', () => null],
  ['with a new name for each page', (attempt) => inside(attempt).replace('u', 'v')],
  ['signed in, but not served the canary', (attempt) => outside[attempt % outside.length] ?? null],
  ['signed in and served it, as three users', (attempt) => inside(attempt % 3)],
])('an attacker %s cannot roll a canary back', async (_who, nameOf) => {
  const { releases, canary } = await open();
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const from = { visitor: nameOf(attempt), network: `10.0.0.${attempt % 7}` };
    await recordEvents(releases, [event('2.0.0', 'load_failed')], from);
  }
  expect(canary()).toBe('2.0.0');
});

test('an attacker cannot hide a bad canary behind loads that nobody had', async () => {
  const { releases, report, canary } = await open();
  for (let attempt = 0; attempt < 500; attempt += 1)
    await recordEvents(releases, [event('2.0.0', 'loaded')], { visitor: `v${attempt}`, network: '10.9.9.9' });
  await report('2.0.0', 'load_failed', 5);
  expect(canary()).toBeNull();
});

test('only one of several nodes that evaluate at once rolls the canary back', async () => {
  const { releases, canary } = await open();
  const counts = {
    remote: 'mfe-library',
    version: '2.0.0',
    loads: 1,
    failures: 9,
    loadMs: 1,
    maxMs: 1,
    times: [1],
  };
  await releases.health.add([{ ...counts, visitors: [] }], releases.clock.now());
  const elsewhere = { ...releases, snapshot: createReleaseSnapshot(releases.registry, releases.logger) };
  await elsewhere.snapshot.refresh();
  const taken = await Promise.all([evaluateCanaries(releases), evaluateCanaries(elsewhere)]);
  expect(taken.flat()).toEqual(['mfe-library']);
  expect(canary()).toBeNull();
  const lines = await releases.registry.trail('mfe-library', 10);
  expect(lines.filter(({ what }) => what === 'canary_rolled_back')).toHaveLength(1);
});

test('reports about versions that do not exist are not counted', async () => {
  const { releases, report } = await open();
  await report('9.9.9', 'loaded', 3);
  await report('2.0.0', 'loaded', 2);
  await releases.gatherer.flush();
  expect(await releases.health.since(releases.clock.now())).toEqual([
    expect.objectContaining({ version: '2.0.0', loads: 2, loadMs: 200, visitors: 2 }),
  ]);
});

test('one slow load does not distort the median and the slowest twentieth that an operator reads', async () => {
  const { releases } = await open();
  for (let load = 0; load < 100; load += 1) {
    const ms = load < 94 ? 200 : 30_000;
    const from = { visitor: `v${load}`, network: `10.0.0.${load}` };
    await recordEvents(releases, [event('1.0.0', 'loaded', ms)], from);
  }
  const { versions } = await readHealth(releases, master, 60);
  const health = versions.find(({ version }) => version === '1.0.0');
  expect(health).toMatchObject({ loads: 100, visitors: 100, maxMs: 30_000, averageMs: 1988 });
  expect(health?.medianMs).toBeGreaterThan(160);
  expect(health?.medianMs).toBeLessThan(250);
  expect(health?.p95Ms).toBeGreaterThan(24_000);
});

test('events that arrive while the database is away are counted once it is back', async () => {
  const { releases } = await open();
  const { add } = releases.health;
  releases.health.add = () => Promise.reject(new Error('away'));
  releases.gatherer.add([event('1.0.0', 'loaded')], { visitor: 'v1', network: '10.0.0.1' });
  await expect(releases.gatherer.flush()).rejects.toThrow('away');
  releases.health.add = add;
  releases.gatherer.add([event('1.0.0', 'loaded')], { visitor: 'v2', network: '10.0.0.2' });
  const { versions } = await readHealth(releases, master, 60);
  expect(versions).toEqual([expect.objectContaining({ version: '1.0.0', loads: 2, visitors: 2 })]);
});

/** What pages reported of a version of a remote. */
const counted = (version: string, loads: number, failures: number, remote = 'mfe-library') => ({
  remote,
  version,
  loads,
  failures,
  loadMs: 1,
  maxMs: 1,
  times: [1],
  visitors: [],
});
async function openWith(...counts: ReturnType<typeof counted>[]) {
  const { releases, canary } = await open();
  await releases.health.add(counts, releases.clock.now());
  return { releases, canary };
}

test('a canary that fails exactly 5 % of its loads stays', async () => {
  const { releases } = await openWith(counted('2.0.0', 95, 5));
  expect(await evaluateCanaries(releases)).toEqual([]);
});

test('a canary that fails exactly twice as often as the live version stays', async () => {
  const { releases } = await openWith(counted('1.0.0', 90, 10), counted('2.0.0', 20, 5));
  expect(await evaluateCanaries(releases)).toEqual([]);
});

test('a canary that fails more than twice as often as the live version is rolled back', async () => {
  const { releases } = await openWith(counted('1.0.0', 90, 10), counted('2.0.0', 19, 5));
  expect(await evaluateCanaries(releases)).toEqual(['mfe-library']);
});

test('the trail of a canary without a live version beside it says that nothing else was loaded', async () => {
  const { releases } = await openWith(counted('2.0.0', 0, 5));
  expect(await evaluateCanaries(releases)).toEqual(['mfe-library']);
  const [line] = await releases.registry.trail('mfe-library', 1);
  expect(line?.detail).toMatchObject({ loads: 0, failures: 5, liveLoads: 0, liveFailures: 0 });
});

test.each([
  ['another remote', counted('2.0.0', 0, 9, 'mfe-account')],
  ['another version', counted('1.0.0', 0, 9)],
])('failures of %s roll no canary back', async (_what, failing) => {
  const { releases } = await openWith(failing, counted('2.0.0', 9, 0));
  expect(await evaluateCanaries(releases)).toEqual([]);
});

test('a canary without any report stays, and the registry is not read again', async () => {
  const { releases, canary } = await openWith();
  const state = vi.spyOn(releases.registry, 'state');
  expect(await evaluateCanaries(releases)).toEqual([]);
  expect(canary()).toBe('2.0.0');
  expect(state).not.toHaveBeenCalled();
});
