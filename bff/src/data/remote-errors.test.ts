import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { ErrorCount, RemoteErrorRepository } from '../ports/remote-errors.ts';
import { createRemoteErrorRepository } from './remote-errors.ts';
import { createRemoteHealthRepository } from './remote-health.ts';

let project: TestProject;
let errors: RemoteErrorRepository;
beforeAll(async () => {
  project = await openTestProject();
  errors = createRemoteErrorRepository(project.clients);
});
afterAll(() => project?.close());

const noon = new Date('2026-11-20T12:00:00Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const counted = (remote: string, changes: Partial<ErrorCount> = {}): ErrorCount => ({
  remote,
  version: '1.0.0',
  fingerprint: 'f1',
  message: 'TypeError: plan is undefined',
  place: 'routes.js:1:20',
  times: 1,
  anonymousTimes: 0,
  users: ['u1'],
  ...changes,
});
const of = async (remote: string, since = noon) =>
  (await errors.since(since)).filter((error) => error.remote === remote);

test('the errors of all nodes add up, and a user counts once', async () => {
  await errors.add([counted('mfe-a', { times: 2 }), counted('mfe-a', { version: '2.0.0' })], noon);
  await errors.add([counted('mfe-a', { times: 3, anonymousTimes: 4, users: ['u1', 'u2'] })], later(5));
  expect(await of('mfe-a')).toEqual([
    {
      remote: 'mfe-a',
      version: '1.0.0',
      message: 'TypeError: plan is undefined',
      place: 'routes.js:1:20',
      times: 5,
      anonymousTimes: 4,
      users: 2,
      firstSeen: noon.toISOString(),
      lastSeen: later(5).toISOString(),
    },
    expect.objectContaining({ version: '2.0.0', times: 1, users: 1 }),
  ]);
  expect(await of('mfe-a', later(1))).toHaveLength(1);
});

test('a version has room for fifty errors of users and ten of strangers, who crowd no user’s error out', async () => {
  const many = (count: number, changes: (index: number) => Partial<ErrorCount>) =>
    Array.from({ length: count }, (_, index) => counted('mfe-b', changes(index)));
  await errors.add(
    many(40, (index) => ({ fingerprint: `s${index}`, times: 0, anonymousTimes: 1, users: [] })),
    noon,
  );
  expect(await of('mfe-b')).toHaveLength(11);
  await errors.add(
    many(60, (index) => ({ fingerprint: `f${index}`, users: [`u${index}`] })),
    noon,
  );
  const kept = await of('mfe-b');
  expect(kept).toHaveLength(61);
  expect(kept[0]).toMatchObject({ message: '', place: '', times: 10, anonymousTimes: 30, users: 10 });
  expect(await errors.shares('mfe-b', noon)).toEqual([{ version: '1.0.0', users: 60, affected: 60 }]);
});

test('no more than two hundred users of one error are counted, and all of them have met it', async () => {
  const users = (count: number) => Array.from({ length: count }, (_, index) => `u${index}`);
  await errors.add([counted('mfe-c', { users: users(200) })], noon);
  await errors.add([counted('mfe-c', { users: users(250) })], noon);
  expect(await of('mfe-c')).toMatchObject([{ users: 200 }]);
  expect(await errors.shares('mfe-c', noon)).toEqual([{ version: '1.0.0', users: 250, affected: 250 }]);
});

test('the users of a version, and those of them who met an error, are counted since a time, without strangers', async () => {
  const health = createRemoteHealthRepository(project.clients);
  const load = (visitors: string[], minutes: number, version = '1.0.0') => {
    const sums = { loads: 1, failures: 0, loadMs: 1, maxMs: 1, times: [1] };
    return health.add([{ remote: 'mfe-d', version, ...sums, visitors }], later(minutes));
  };
  await load(['u-early'], 0);
  await errors.add([counted('mfe-d', { users: ['u-early'] })], noon);
  await load(['u1', 'u2', 'v1'], 10);
  await load(['u1'], 10, '2.0.0');
  await errors.add([counted('mfe-d', { users: ['u2', 'u3'] })], later(10));
  await errors.add([counted('mfe-other', { users: ['u1'] })], later(10));
  expect(await errors.shares('mfe-d', later(5))).toEqual([
    { version: '1.0.0', users: 3, affected: 2 },
    { version: '2.0.0', users: 1, affected: 0 },
  ]);
});

test('a load after an error does not undo it', async () => {
  const health = createRemoteHealthRepository(project.clients);
  await errors.add([counted('mfe-e')], noon);
  const sums = { loads: 1, failures: 0, loadMs: 1, maxMs: 1, times: [1] };
  await health.add([{ remote: 'mfe-e', version: '1.0.0', ...sums, visitors: ['u1'] }], later(1));
  expect(await errors.shares('mfe-e', noon)).toEqual([{ version: '1.0.0', users: 1, affected: 1 }]);
});

test('errors are forgotten, and so are users who met one that others still meet', async () => {
  await errors.add([counted('mfe-f', { fingerprint: 'old' }), counted('mfe-f')], noon);
  await errors.add([counted('mfe-f', { users: ['u2'] })], later(10));
  await errors.forget(later(5));
  expect(await of('mfe-f')).toMatchObject([{ times: 2, users: 1, firstSeen: noon.toISOString() }]);
});
