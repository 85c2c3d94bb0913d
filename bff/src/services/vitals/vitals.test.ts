import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type VisitVital, VitalSummary } from '../../../contract/web-vitals.ts';
import { createWebVitalRepository } from '../../data/web-vitals.ts';
import { openTestProject, type TestProject } from '../../embedded/test-project.ts';
import type { WebVitalRepository } from '../../ports/web-vitals.ts';
import { createMemoryVitals } from '../../testing/memory-vitals.ts';
import { ana } from '../../testing/test-accounts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestReleases } from '../../testing/test-releases.ts';
import { bucketOf, emptyTimes } from '../registry/load-times.ts';
import { forgetVitals } from './forget-vitals.ts';

const DAY_MS = 24 * 3_600_000;

const measure = (changes: Partial<VisitVital> = {}): VisitVital => ({
  name: 'LCP',
  value: 900,
  screen: '/settings',
  remote: 'mfe-account',
  version: '1.0.0',
  ...changes,
});

/** The application with Ana as its administrator. */
function openHouse() {
  const releases = createTestReleases();
  releases.profiles.isAdmin = async ({ userId }) => userId === ana.userId;
  const { app, as } = createTestApp({ releases });
  const send = (body: unknown) =>
    app.request('/api/web-vitals', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const summary = async () => VitalSummary.parse(await (await as(ana, '/api/admin/web-vitals')).json());
  return { releases, app, as, send, summary };
}

test('an administrator sees how fast three of four visits were, by screen and version, beside the failures', async () => {
  const { releases, send, summary } = openHouse();
  for (const value of [800, 800, 800, 6000]) expect((await send([measure({ value })])).status).toBe(204);
  await send([measure({ name: 'CLS', value: 500 }), measure({ name: 'INP', value: 120 })]);
  releases.gatherer.add([{ remote: 'mfe-account', version: '1.0.0', kind: 'render_failed', ms: 0 }], {
    visitor: null,
    network: '10.0.0.1',
  });
  const { days, screens } = await summary();
  expect([days, screens.length]).toEqual([7, 1]);
  const [screen] = screens;
  expect(screen).toMatchObject({
    remote: 'mfe-account',
    version: '1.0.0',
    screen: '/settings',
    visits: 4,
    fcpMs: null,
    failures: 1,
  });
  expect(screen?.lcpMs).toBeGreaterThan(700);
  expect(screen?.lcpMs).toBeLessThan(1100);
  expect(screen?.cls).toBeGreaterThan(0.03);
  expect(screen?.cls).toBeLessThan(0.07);
  expect(screen?.inpMs).toBeLessThan(160);
});

test('visits are counted by user only where the page bears the name that the server gave a signed-in user', async () => {
  const { app, releases, send } = openHouse();
  const { seals } = releases;
  const sendAs = (cookie: string) =>
    app.request('/api/web-vitals', {
      method: 'POST',
      headers: { cookie },
      body: JSON.stringify([measure({ name: 'INP', value: 900 })]),
    });
  const named = (visitor: string) => `andromeda_visitor=${encodeURIComponent(seals.seal(visitor))}`;
  const until = '2027-01-01T00:00:00.000Z';
  const preview = seals.sealPreview({ id: 'a-link', remote: 'mfe-account', version: '1.0.0', until });
  await send([measure({ name: 'INP' })]);
  await sendAs(named(seals.newVisitor()));
  await sendAs('andromeda_visitor=u-of-my-own.bm9uZQ');
  await sendAs(`${named(seals.visitorOf('preview'))}; andromeda_previa=${preview}`);
  await sendAs(named(seals.visitorOf(ana.userId)));
  await releases.userVitalGatherer.flush();
  expect(await releases.userVitals.shares('mfe-account', new Date(0))).toEqual([
    { version: '1.0.0', name: 'INP', users: 1, affected: 1 },
  ]);
});

test("the shell's own screens are counted under the version that the server has", async () => {
  const { send, summary } = openHouse();
  await send([measure({ remote: 'shell', version: undefined, screen: '/login' })]);
  expect((await summary()).screens).toMatchObject([
    { remote: 'shell', version: '1.0.0', screen: '/login', failures: null },
  ]);
});

test.each([
  ['a screen that no remote declares', { screen: '/ana-silva' }],
  ['a screen of another remote', { screen: '/library' }],
  ['a version that nobody published', { version: '9.9.9' }],
  ['a remote that does not exist', { remote: 'mfe-unknown' }],
  ["a screen that is not the shell's", { remote: 'shell', screen: '/settings' }],
])('%s is not counted as a visit', async (_, changes) => {
  const { send, summary } = openHouse();
  expect((await send([measure(changes)])).status).toBe(204);
  expect((await summary()).screens).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['an address with names in it', [measure({ screen: '/admin/accounts/ana@loja.example.com' })]],
  ['an address with a query', [measure({ screen: '/sucesso?session_id=cs_1' })]],
  ['a measure that is none', [{ ...measure(), name: 'EMAIL' }]],
  ['a negative time', [measure({ value: -1 })]],
  ['more than twenty measures', Array.from({ length: 21 }, () => measure())],
])('a report is refused with %s', async (_, body) => {
  expect((await openHouse().send(body)).status).toBe(400);
});

test('a report of more than 4 kB, and hundreds in a row, are refused', async () => {
  const { send } = openHouse();
  expect((await send(JSON.stringify([measure()]) + ' '.repeat(5000))).status).toBe(413);
  const answers = await Promise.all(Array.from({ length: 320 }, () => send([measure()])));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(15);
});

test('only administrators see the measures', async () => {
  const { app, releases, as } = openHouse();
  releases.profiles.isAdmin = async () => false;
  expect((await as(ana, '/api/admin/web-vitals')).status).toBe(403);
  expect((await app.request('/api/admin/web-vitals')).status).toBe(401);
});

test('measures that the store could not take come with the next flush', async () => {
  const { releases, send, summary } = openHouse();
  const { add } = releases.vitalCounts;
  releases.vitalCounts.add = () => Promise.reject(new Error('no database'));
  await send([measure()]);
  await expect(releases.vitals.flush()).rejects.toThrow('no database');
  releases.vitalCounts.add = add;
  expect((await summary()).screens).toMatchObject([{ visits: 1 }]);
});

test('visits are forgotten after thirty days', async () => {
  const { releases, send } = openHouse();
  await send([measure()]);
  await releases.vitals.flush();
  const kept = async () => (await releases.vitalCounts.since(new Date(0))).length;
  await releases.clock.advance(30 * DAY_MS);
  await forgetVitals(releases);
  expect(await kept()).toBe(1);
  await releases.clock.advance(DAY_MS);
  await forgetVitals(releases);
  expect(await kept()).toBe(0);
});

let project: TestProject;
beforeAll(async () => {
  project = await openTestProject();
});
afterAll(() => project?.close());

const stores: [string, () => WebVitalRepository][] = [
  ['the database', () => createWebVitalRepository(project.clients)],
  ['the memory of the tests', createMemoryVitals],
];
describe.each(stores)('counts of visits in %s', (_, open) => {
  const counted = (ms: number) => {
    const times = emptyTimes();
    times[bucketOf(ms)] = 2;
    const { name, remote, screen } = measure();
    return { name, remote, screen, version: '1.0.0', times };
  };
  const visitsOf = (times: readonly number[] = []) => times.reduce((sum, visits) => sum + visits, 0);

  test('add up over nodes and days, and are deleted by day', async () => {
    const store = open();
    const [monday, tuesday] = [new Date('2026-11-23T23:00:00Z'), new Date('2026-11-24T01:00:00Z')];
    await store.add([counted(100), { ...counted(100), name: 'INP' }], monday);
    await store.add([counted(100)], monday);
    await store.add([counted(5000)], tuesday);
    const all = await store.since(monday);
    expect(all.map(({ name, times }) => [name, visitsOf(times)]).sort()).toEqual([
      ['INP', 2],
      ['LCP', 6],
    ]);
    expect(all.find(({ name }) => name === 'LCP')?.times[bucketOf(100)]).toBe(4);
    expect((await store.since(tuesday)).map(({ times }) => visitsOf(times))).toEqual([2]);
    await store.forget(tuesday);
    expect((await store.since(monday)).map(({ times }) => visitsOf(times))).toEqual([2]);
  });
});
