import { expect, test } from 'vitest';
import type { ErrorShare } from '../../ports/remote-errors.ts';
import { inCanary } from '../../remotes/canary-bucket.ts';
import { openCanary } from '../../testing/open-canary.ts';
import { master } from '../../testing/test-releases.ts';
import { changeRelease } from './change-release.ts';
import { evaluateCanaries } from './evaluate-canaries.ts';
import { guardCanaries } from './guard-canaries.ts';

const thrown = {
  remote: 'mfe-library',
  version: '2.0.0',
  message: 'TypeError: onSave is not a function',
  place: 'routes.js:1:20',
  times: 3,
};

/** Version 1 live, version 2 in a canary of half of the users. */
async function open() {
  const opened = await openCanary({ percent: 50 });
  const { releases } = opened;
  /** Users who loaded a version, of whom the first few met an error of it. */
  const use = async (version: string, users: number, affected: number) => {
    const inside = Array.from({ length: 4000 }, (_, index) => `u${index}`).filter(
      (name) => inCanary(name, 'mfe-library', 50) === (version === '2.0.0'),
    );
    for (const [index, visitor] of inside.slice(0, users).entries()) {
      const from = { visitor, network: `10.0.${index}.1` };
      releases.gatherer.add([{ remote: 'mfe-library', version, kind: 'loaded', ms: 100 }], from);
      if (index < affected) releases.errorGatherer.add([{ ...thrown, version }], from);
    }
    await Promise.all([releases.gatherer.flush(), releases.errorGatherer.flush()]);
  };
  return { ...opened, use };
}

/** What is known of users, whoever they are. */
async function evaluateShares(canary: Omit<ErrorShare, 'version'>, live: Omit<ErrorShare, 'version'>) {
  const { releases } = await open();
  releases.errors.shares = async () => [
    { version: '2.0.0', ...canary },
    { version: '1.0.0', ...live },
  ];
  return (await evaluateCanaries(releases)).length > 0;
}

test('a canary whose button throws is rolled back though all of it loads, and the trail says which error', async () => {
  const { releases, canary, lastLine, use } = await open();
  await use('1.0.0', 40, 1);
  await use('2.0.0', 10, 4);
  expect(await evaluateCanaries(releases)).toEqual([]);
  await use('2.0.0', 10, 5);
  expect(await evaluateCanaries(releases)).toEqual(['mfe-library']);
  expect(canary()).toBeNull();
  expect(await lastLine()).toMatchObject({
    who: 'andromeda',
    what: 'canary_rolled_back',
    version: '2.0.0',
    detail: {
      cause: 'errors',
      failures: 0,
      users: 10,
      errorUsers: 5,
      liveUsers: 40,
      liveErrorUsers: 1,
      errors: [{ message: thrown.message, place: thrown.place, source: null, times: 27, users: 5 }],
    },
  });
});

test.each([
  ['four users of it met errors', { users: 4, affected: 4 }, { users: 100, affected: 0 }, false],
  ['five users of it met errors', { users: 5, affected: 5 }, { users: 100, affected: 0 }, true],
  ['it is exactly ten points worse', { users: 50, affected: 10 }, { users: 100, affected: 10 }, false],
  ['exactly twice as many met errors', { users: 200, affected: 120 }, { users: 1000, affected: 300 }, false],
  ['more than twice as many met errors', { users: 200, affected: 121 }, { users: 1000, affected: 300 }, true],
  [
    'so many of its few users would by chance',
    { users: 20, affected: 13 },
    { users: 100, affected: 30 },
    false,
  ],
  ['nobody uses the live version', { users: 5, affected: 5 }, { users: 0, affected: 0 }, true],
  [
    'nobody does, and most of its users met none',
    { users: 50, affected: 5 },
    { users: 0, affected: 0 },
    false,
  ],
  ['few of many met errors', { users: 1000, affected: 90 }, { users: 9000, affected: 0 }, false],
  ['both have the same errors', { users: 100, affected: 80 }, { users: 900, affected: 720 }, false],
])('where %s, a canary is rolled back: %s', async (_what, canary, live, expected) => {
  expect(await evaluateShares(canary, live)).toBe(expected);
});

test('a canary beside which hardly anybody uses the live version is compared with the week before', async () => {
  const { releases, use } = await open();
  await use('1.0.0', 20, 18);
  await releases.clock.advance(24 * 3_600_000);
  const { revision = 0 } = releases.snapshot.channel('mfe-library') ?? {};
  const again = { action: 'canary', version: '2.0.0', percent: 50, revision } as const;
  await changeRelease(releases, master, 'mfe-library', again);
  await use('2.0.0', 20, 18);
  expect(await evaluateCanaries(releases)).toEqual([]);
});

test.each<[string, (attempt: number) => string | null]>([
  ['an anonymous visitor', () => null],
  ['a visitor with a new name for each page', (attempt) => `v${attempt}`],
  ['a user whom it does not serve', (attempt) => userBeside(attempt)],
])('%s cannot end a canary by reporting errors', async (_who, nameOf) => {
  const { releases, canary } = await open();
  for (let attempt = 0; attempt < 60; attempt += 1)
    releases.errorGatherer.add([thrown], { visitor: nameOf(attempt), network: `10.0.0.${attempt}` });
  await releases.errorGatherer.flush();
  expect(await evaluateCanaries(releases)).toEqual([]);
  expect(canary()).toBe('2.0.0');
});

const beside = Array.from({ length: 500 }, (_, index) => `u${index}`).filter(
  (name) => !inCanary(name, 'mfe-library', 50),
);
const userBeside = (attempt: number) => beside[attempt] ?? null;

test('one user who reports many errors counts as one', async () => {
  const { releases, canary, use } = await open();
  await use('2.0.0', 1, 1);
  for (let error = 0; error < 30; error += 1)
    releases.errorGatherer.add([{ ...thrown, place: `routes.js:1:${error}` }], {
      visitor: Array.from({ length: 500 }, (_, index) => `u${index}`).find((name) =>
        inCanary(name, 'mfe-library', 50),
      ) as string,
      network: '10.0.0.1',
    });
  await releases.errorGatherer.flush();
  expect(await evaluateCanaries(releases)).toEqual([]);
  expect(canary()).toBe('2.0.0');
});

test('who withdraws a canary by hand leaves in the trail what was known of it', async () => {
  const { change, lastLine, use } = await open();
  await use('2.0.0', 6, 2);
  await change({ action: 'rollback', revision: 2 });
  expect(await lastLine()).toMatchObject({
    what: 'stop_canary',
    detail: {
      loads: 6,
      failures: 0,
      users: 6,
      errorUsers: 2,
      errors: [{ message: thrown.message, users: 2 }],
    },
  });
});

test.each(['errors', 'health'] as const)('a canary is evaluated while %s cannot be stored', async (what) => {
  const { releases, canary, use } = await open();
  await use('1.0.0', 40, 0);
  await use('2.0.0', 10, 5);
  const add = () => Promise.reject(new Error('away'));
  Object.assign(releases[what], { add });
  const from = { visitor: 'u1', network: '10.0.0.1' };
  releases.errorGatherer.add([{ ...thrown, version: '1.0.0' }], from);
  releases.gatherer.add([{ remote: 'mfe-library', version: '1.0.0', kind: 'loaded', ms: 1 }], from);
  await expect(guardCanaries(releases)).rejects.toThrow('away');
  expect(canary()).toBeNull();
});

test('a withdrawal waits two seconds for the sources of errors', async () => {
  const { releases, canary, lastLine, use } = await open();
  await use('1.0.0', 40, 0);
  await use('2.0.0', 10, 5);
  releases.sources.locate = () => new Promise(() => undefined);
  const evaluated = evaluateCanaries(releases);
  await releases.clock.untilSomeoneSleeps(2000);
  await releases.clock.advance(2000);
  expect(await evaluated).toEqual(['mfe-library']);
  expect(canary()).toBeNull();
  expect((await lastLine())?.detail).toMatchObject({ errorUsers: 5, errors: [] });
});

test('a canary is withdrawn by hand also where its reports cannot be read', async () => {
  const { releases, canary, change, lastLine } = await open();
  releases.errors.shares = () => Promise.reject(new Error('away'));
  await change({ action: 'stop_canary', revision: 2 });
  expect(canary()).toBeNull();
  expect((await lastLine())?.detail).not.toHaveProperty('loads');
});
