import { beforeEach, describe, expect, test } from 'vitest';
import type { RemoteErrorReport } from '../../../contract/remote-errors.ts';
import { StoreError } from '../../ports/store-error.ts';
import { inCanary } from '../../remotes/canary-bucket.ts';
import { createTestReleases, master, sentPackage, type TestReleases } from '../../testing/test-releases.ts';
import { changeRelease } from './change-release.ts';
import { publishVersion } from './publish-version.ts';
import { readErrors } from './read-errors.ts';

let releases: TestReleases;
beforeEach(() => {
  releases = createTestReleases();
});

const report = (changes: Partial<RemoteErrorReport> = {}): RemoteErrorReport => ({
  remote: 'mfe-account',
  version: '1.0.0',
  message: 'TypeError: plan is undefined',
  place: 'routes.js:1:2048',
  times: 1,
  ...changes,
});
const meet = (visitor: string | null, changes: Partial<RemoteErrorReport> = {}, network = '10.0.0.1') =>
  releases.errorGatherer.add([report(changes)], { visitor, network });
const met = async () => (await readErrors(releases, master)).errors;

test('the same error of two users is one line with both of them and how often they met it', async () => {
  meet('u1', { times: 3 });
  await releases.errorGatherer.flush();
  await releases.clock.advance(60_000);
  meet('u2');
  meet('u1');
  expect(await met()).toEqual([
    {
      ...report({ times: 5 }),
      source: null,
      users: 2,
      anonymousTimes: 0,
      firstSeen: '2026-11-20T12:00:00.000Z',
      lastSeen: '2026-11-20T12:01:00.000Z',
    },
  ]);
});

test('other places and other messages are other errors, and what most users met comes first', async () => {
  meet('u1', { place: 'routes.js:1:1' });
  for (const user of ['u1', 'u2']) meet(user, { message: 'RangeError: page' });
  expect((await met()).map(({ message, place, users }) => [message, place, users])).toEqual([
    ['RangeError: page', 'routes.js:1:2048', 2],
    ['TypeError: plan is undefined', 'routes.js:1:1', 1],
  ]);
});

test('strangers are counted apart from users', async () => {
  meet(null, { times: 2 });
  meet('v1');
  meet('u1');
  expect(await met()).toMatchObject([{ users: 1, times: 1, anonymousTimes: 3 }]);
});

test('errors of versions that nobody published are not counted', async () => {
  meet('u1', { version: '9.9.9' });
  meet('u1', { remote: 'mfe-unknown' });
  expect(await met()).toEqual([]);
});

test('one source reports forty times a day, of ten different errors, and another one still can', async () => {
  for (let time = 0; time < 60; time += 1) meet('u1');
  expect(await met()).toMatchObject([{ times: 40 }]);
  for (let time = 0; time < 60; time += 1) meet('u2', { place: `routes.js:1:${time}` });
  expect(await met()).toHaveLength(11);
  for (let time = 0; time < 60; time += 1) meet(`v${time}`, { place: `routes.js:2:${time}` });
  expect(await met()).toHaveLength(21);
  meet('u3', { place: 'routes.js:4:1' });
  expect(await met()).toHaveLength(22);
  await releases.clock.advance(24 * 3_600_000 + 1);
  meet('u1', { place: 'routes.js:3:1' });
  expect((await met()).map(({ place }) => place)).toContain('routes.js:3:1');
});

test('errors that the store could not take come with the next flush', async () => {
  const { add } = releases.errors;
  releases.errors.add = () => Promise.reject(new Error('away'));
  meet('u1');
  await expect(releases.errorGatherer.flush()).rejects.toThrow('away');
  releases.errors.add = add;
  meet('u2');
  expect(await met()).toMatchObject([{ users: 2, times: 2 }]);
});

test('errors that the store refuses are dropped, and later ones are stored', async () => {
  const { add } = releases.errors;
  releases.errors.add = () => Promise.reject(new StoreError('rejected', 'no such text'));
  meet('u1');
  await releases.errorGatherer.flush();
  releases.errors.add = add;
  meet('u2');
  expect(await met()).toMatchObject([{ users: 1, times: 1 }]);
});

test('what is stored can be read while nothing can be added', async () => {
  meet('u1');
  expect(await met()).toHaveLength(1);
  releases.errors.add = () => Promise.reject(new StoreError('unavailable', 'away'));
  meet('u2');
  expect(await met()).toMatchObject([{ users: 1 }]);
});

test('strangers leave room for what users meet', async () => {
  for (let time = 0; time < 1500; time += 1)
    meet(null, { place: `routes.js:2:${time}` }, `10.0.${time >> 8}.${time & 255}`);
  meet('u1');
  const errors = await met();
  expect(errors).toHaveLength(501);
  expect(errors[0]).toMatchObject({ users: 1 });
});

describe('while a canary is out', () => {
  const library = { remote: 'mfe-library', version: '2.0.0' };
  beforeEach(async () => {
    for (const version of ['1.0.0', '2.0.0']) await publishVersion(releases, master, sentPackage(version));
    const change = (request: Parameters<typeof changeRelease>[3]) =>
      changeRelease(releases, master, 'mfe-library', request);
    await change({ action: 'promote', version: '1.0.0', revision: 0 });
    await change({ action: 'canary', version: '2.0.0', percent: 10, revision: 1 });
  });
  const userOf = (served: boolean) =>
    Array.from({ length: 500 }, (_, index) => `u${index}`).find(
      (name) => inCanary(name, 'mfe-library', 10) === served,
    ) ?? '';

  test('a user whom it does not serve counts as a stranger, and one whom it serves as a user', async () => {
    meet(userOf(false), library);
    expect(await met()).toMatchObject([{ users: 0, times: 0, anonymousTimes: 1 }]);
    meet(userOf(true), library);
    expect(await met()).toMatchObject([{ users: 1, times: 1, anonymousTimes: 1 }]);
  });

  test('a user may have met errors of the live version, too', async () => {
    meet(userOf(true), { ...library, version: '1.0.0' });
    expect(await met()).toMatchObject([{ version: '1.0.0', users: 1 }]);
  });
});
