import { expect, test } from 'vitest';
import type { VisitVital } from '../../../contract/web-vitals.ts';
import { StoreError } from '../../ports/store-error.ts';
import { inCanary } from '../../remotes/canary-bucket.ts';
import { openCanary } from '../../testing/open-canary.ts';
import { createTestReleases, master, sentPackage } from '../../testing/test-releases.ts';
import { changeRelease } from './change-release.ts';
import { evaluateCanaries } from './evaluate-canaries.ts';
import { guardCanaries } from './guard-canaries.ts';
import { publishVersion } from './publish-version.ts';

const DAY_MS = 24 * 3_600_000;
const users = Array.from({ length: 4000 }, (_, index) => `u${index}`);
const inside = users.filter((name) => inCanary(name, 'mfe-library', 50));
const outside = users.filter((name) => !inCanary(name, 'mfe-library', 50));

const visit = (version: string, changes: Partial<VisitVital> = {}): VisitVital => ({
  name: 'INP',
  value: 100,
  remote: 'mfe-library',
  screen: '/library',
  version,
  ...changes,
});
const SLOW = { LCP: 5000, INP: 900, CLS: 4000, FCP: 9000, TTFB: 9000 } as const;

/** Version 1 live, version 2 in a canary of half of the users. */
async function open() {
  // What came before the canary is told apart by its time.
  const opened = await openCanary({ percent: 50, minutes: 1 });
  const { releases } = opened;
  const see = (visitor: string | null, vital: VisitVital) => {
    releases.vitals.add([vital]);
    releases.userVitalGatherer.add([vital], { visitor, network: '10.0.0.1' });
  };
  /** Users who visited a version twice, of whom the first few had to wait each time. */
  const use = async (
    version: string,
    count: number,
    affected: number,
    name: VisitVital['name'] = 'INP',
    screen = '/library',
  ) => {
    for (const [index, visitor] of (version === '2.0.0' ? inside : outside).slice(0, count).entries())
      for (let time = 0; time < 2; time += 1)
        see(visitor, visit(version, { name, screen, value: index < affected ? SLOW[name] : 100 }));
    await releases.userVitalGatherer.flush();
  };
  return { ...opened, see, use };
}

test('a canary that most of its users find slow is rolled back though it works, and the trail says how slow', async () => {
  const { releases, canary, lastLine, use } = await open();
  await use('1.0.0', 40, 1, 'LCP');
  await use('2.0.0', 10, 4, 'LCP');
  expect(await evaluateCanaries(releases)).toEqual([]);
  await use('2.0.0', 12, 9, 'LCP');
  await releases.vitals.flush();
  expect(await evaluateCanaries(releases)).toEqual(['mfe-library']);
  expect(canary()).toBeNull();
  const line = await lastLine();
  expect(line).toMatchObject({
    who: 'andromeda',
    what: 'canary_rolled_back',
    version: '2.0.0',
    detail: {
      cause: 'slow',
      failures: 0,
      errorUsers: 0,
      vitals: [{ name: 'LCP', limit: 4000, users: 12, slowUsers: 9, liveUsers: 40, liveSlowUsers: 1 }],
    },
  });
  const [quantiles] = (line?.detail.vitals ?? []) as { p75: number; liveP75: number }[];
  expect(quantiles?.p75).toBeGreaterThan(4000);
  expect(quantiles?.liveP75).toBeLessThan(200);
});

test.each(['LCP', 'INP', 'CLS'] as const)('a canary is evaluated by its %s', async (name) => {
  const { releases, lastLine, use } = await open();
  await use('1.0.0', 40, 1, name);
  await use('2.0.0', 10, 8, name);
  expect(await evaluateCanaries(releases)).toEqual(['mfe-library']);
  const limit = { LCP: 4000, INP: 500, CLS: 0.25 }[name];
  expect((await lastLine())?.detail).toMatchObject({ cause: 'slow', vitals: [{ name, limit }] });
});

test.each(['FCP', 'TTFB'] as const)(
  'a canary is not evaluated by its %s, which only explains LCP',
  async (name) => {
    const { releases, use } = await open();
    await use('1.0.0', 40, 0, name);
    await use('2.0.0', 10, 10, name);
    expect(await evaluateCanaries(releases)).toEqual([]);
    expect(await releases.userVitals.shares('mfe-library', new Date(0))).toEqual([]);
  },
);

test.each([
  ['is as slow as the live version', [100, 30], [100, 30]],
  ['is slow for four users', [100, 0], [4, 4]],
  ['is slow for few more users', [100, 10], [100, 20]],
])('a canary that %s stays', async (_what, live, canary) => {
  const { releases, use } = await open();
  await use('1.0.0', ...(live as [number, number]));
  await use('2.0.0', ...(canary as [number, number]));
  expect(await evaluateCanaries(releases)).toEqual([]);
});

test('the metric that ends a canary comes first in the trail', async () => {
  const { releases, lastLine, use } = await open();
  for (const name of ['CLS', 'INP', 'LCP'] as const) await use('1.0.0', 40, 0, name);
  await use('2.0.0', 10, 1, 'CLS');
  await use('2.0.0', 10, 9, 'INP');
  await use('2.0.0', 10, 2, 'LCP');
  await evaluateCanaries(releases);
  expect((await lastLine())?.detail.vitals).toMatchObject([
    { name: 'INP' },
    { name: 'LCP' },
    { name: 'CLS' },
  ]);
});

test('a user counts once, however often they wait', async () => {
  const { releases, canary, see, use } = await open();
  await use('1.0.0', 40, 0);
  for (let time = 0; time < 100; time += 1)
    see(inside[time % 4] ?? null, visit('2.0.0', { value: SLOW.INP }));
  await guardCanaries(releases);
  expect(canary()).toBe('2.0.0');
});

test('a user who waited in half of their visits does not count as one who found it slow', async () => {
  const { releases, canary, see, use } = await open();
  await use('1.0.0', 40, 0);
  for (const visitor of inside.slice(0, 20))
    for (const value of [100, SLOW.INP]) see(visitor, visit('2.0.0', { value }));
  await guardCanaries(releases);
  expect(canary()).toBe('2.0.0');
});

test('the first visit to a new version, which no cache helped, ends no canary', async () => {
  const { releases, canary, see, use } = await open();
  await use('1.0.0', 40, 0, 'LCP');
  const lcp = (value: number) => visit('2.0.0', { name: 'LCP', value });
  for (const visitor of inside.slice(0, 20)) see(visitor, lcp(SLOW.LCP));
  await guardCanaries(releases);
  expect(canary()).toBe('2.0.0');
  for (const visitor of inside.slice(0, 20)) see(visitor, lcp(SLOW.LCP));
  await guardCanaries(releases);
  expect(canary()).toBeNull();
});

test.each<[string, (attempt: number) => string | null]>([
  ['an anonymous visitor', () => null],
  ['a visitor with a new name for each page', (attempt) => `v${attempt}`],
  ['a user whom it does not serve', (attempt) => outside[attempt] ?? null],
])('%s cannot end a canary by reporting slow visits', async (_who, nameOf) => {
  const { releases, canary, see, use } = await open();
  await use('1.0.0', 40, 0);
  for (let attempt = 0; attempt < 60; attempt += 1) see(nameOf(attempt), visit('2.0.0', { value: SLOW.INP }));
  await guardCanaries(releases);
  expect(canary()).toBe('2.0.0');
});

test.each([
  ['a screen that it does not have', { screen: '/settings' }],
  ['a version that nobody published', { version: '9.9.9' }],
  ['the shell', { remote: 'shell', screen: '/login' }],
])('slow visits to %s are not counted', async (_what, changes) => {
  const { releases, see } = await open();
  for (const visitor of inside.slice(0, 20)) see(visitor, visit('2.0.0', { value: SLOW.INP, ...changes }));
  await releases.userVitalGatherer.flush();
  for (const remote of ['mfe-library', 'shell'])
    expect(await releases.userVitals.shares(remote, new Date(0))).toEqual([]);
});

test('visits from before the canary are not what it is compared with', async () => {
  const releases = createTestReleases();
  for (const version of ['1.0.0', '2.0.0']) await publishVersion(releases, master, sentPackage(version));
  const change = (request: Parameters<typeof changeRelease>[3]) =>
    changeRelease(releases, master, 'mfe-library', request);
  await change({ action: 'promote', version: '1.0.0', revision: 0 });
  const slow = visit('1.0.0', { value: SLOW.INP });
  for (const visitor of outside.slice(0, 40))
    releases.userVitalGatherer.add([slow], { visitor, network: '10.0.0.1' });
  await releases.clock.advance(60_000);
  await change({ action: 'canary', version: '2.0.0', percent: 50, revision: 1 });
  for (const visitor of outside.slice(40, 80))
    releases.userVitalGatherer.add([visit('1.0.0')], { visitor, network: '10.0.0.1' });
  for (const visitor of inside.slice(0, 10))
    releases.userVitalGatherer.add([visit('2.0.0', { value: SLOW.INP })], { visitor, network: '10.0.0.1' });
  await guardCanaries(releases);
  const [line] = await releases.registry.trail('mfe-library', 1);
  expect(line?.detail.vitals).toMatchObject([{ users: 10, slowUsers: 10, liveUsers: 40, liveSlowUsers: 0 }]);
});

test('a canary beside which hardly anybody uses the live version is compared with the week before', async () => {
  const { releases, use } = await open();
  // The live version is older than a week; what its users found this week counts.
  await releases.clock.advance(8 * DAY_MS);
  await use('1.0.0', 40, 36);
  await releases.clock.advance(DAY_MS);
  const { revision = 0 } = releases.snapshot.channel('mfe-library') ?? {};
  const again = { action: 'canary', version: '2.0.0', percent: 50, revision } as const;
  await changeRelease(releases, master, 'mfe-library', again);
  await use('2.0.0', 20, 18);
  expect(await evaluateCanaries(releases)).toEqual([]);
});

test('who withdraws a canary by hand leaves in the trail how slow it was', async () => {
  const { change, lastLine, use } = await open();
  await use('2.0.0', 6, 2);
  await change({ action: 'rollback', revision: 2 });
  expect(await lastLine()).toMatchObject({
    what: 'stop_canary',
    detail: { vitals: [{ name: 'INP', users: 6, slowUsers: 2, liveUsers: 0, liveSlowUsers: 0 }] },
  });
});

test('a withdrawal waits two seconds for the times of visits', async () => {
  const { releases, canary, lastLine, use } = await open();
  await use('1.0.0', 40, 0);
  await use('2.0.0', 10, 9);
  releases.vitalCounts.since = () => new Promise(() => undefined);
  const evaluated = evaluateCanaries(releases);
  await releases.clock.untilSomeoneSleeps(2000);
  await releases.clock.advance(2000);
  expect(await evaluated).toEqual(['mfe-library']);
  expect(canary()).toBeNull();
  expect((await lastLine())?.detail).toMatchObject({ vitals: [{ slowUsers: 9 }] });
});

test('slow visits that the store could not take come with the next flush, and what it refuses is dropped', async () => {
  const { releases, see } = await open();
  const { add } = releases.userVitals;
  const stored = () => releases.userVitals.shares('mfe-library', new Date(0));
  releases.userVitals.add = () => Promise.reject(new Error('away'));
  see('u1', visit('1.0.0'));
  await expect(releases.userVitalGatherer.flush()).rejects.toThrow('away');
  releases.userVitals.add = add;
  see('u2', visit('1.0.0'));
  await releases.userVitalGatherer.flush();
  expect(await stored()).toMatchObject([{ users: 2 }]);
  releases.userVitals.add = () => Promise.reject(new StoreError('rejected', 'no such version'));
  see('u3', visit('1.0.0'));
  await releases.userVitalGatherer.flush();
  releases.userVitals.add = add;
  see('u4', visit('1.0.0'));
  await releases.userVitalGatherer.flush();
  expect(await stored()).toMatchObject([{ users: 3 }]);
});

test('a node holds five thousand measures of users between two writes', async () => {
  const { releases, see } = await open();
  for (let user = 0; user < 5100; user += 1) see(`u${user}`, visit('1.0.0'));
  await releases.userVitalGatherer.flush();
  expect(await releases.userVitals.shares('mfe-library', new Date(0))).toMatchObject([{ users: 5000 }]);
});
