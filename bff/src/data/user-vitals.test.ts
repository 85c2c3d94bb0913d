import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import {
  MOST_VITAL_USERS,
  type SlowShare,
  type UserVitalCount,
  type UserVitalRepository,
} from '../ports/user-vitals.ts';
import { createMemoryUserVitals } from '../testing/memory-user-vitals.ts';
import { createUserVitalRepository } from './user-vitals.ts';

let project: TestProject;
beforeAll(async () => {
  project = await openTestProject();
});
afterAll(() => project?.close());

const [monday, noon, tuesday] = ['2026-11-23T00:00:00Z', '2026-11-23T12:00:00Z', '2026-11-24T00:00:00Z'].map(
  (time) => new Date(time).toISOString(),
) as [string, string, string];
let remotes = 0;

/** A remote of its own, of whose users tests count INP, which every visit counts for. */
function openRemote(store: UserVitalRepository) {
  remotes += 1;
  const remote = `mfe-r${remotes}`;
  const counted = (visitor: string, changes: Partial<UserVitalCount> = {}): UserVitalCount => ({
    ...{ remote, version: '1.0.0', name: 'INP', visitor, since: monday },
    ...{ reports: 1, slow: 0, firstSlow: false },
    ...changes,
  });
  const shares = async (since = monday) => {
    const all = await store.shares(remote, new Date(since));
    return all.sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
  };
  return { counted, shares };
}
const keyOf = ({ version, name }: SlowShare) => `${version} ${name}`;
const slow = { slow: 1, firstSlow: true };
const times = (reports: number, slowOnes: number) => ({ reports, slow: slowOnes, firstSlow: slowOnes > 0 });

const stores: [string, () => UserVitalRepository][] = [
  ['the database', () => createUserVitalRepository(project.clients)],
  ['the memory of the tests', createMemoryUserVitals],
];
describe.each(stores)('slow visits by user in %s', (_, open) => {
  test('are one voice of each user, by version and metric, however many nodes and days they come from', async () => {
    const store = open();
    const { counted, shares } = openRemote(store);
    await store.add([counted('u1', times(4, 4)), counted('u2'), counted('u3', { ...slow, name: 'CLS' })]);
    await store.add([counted('u1', times(3, 3)), counted('u1', { ...slow, since: tuesday })]);
    await store.add([counted('u1', { version: '2.0.0' })]);
    const other = openRemote(store);
    await store.add([other.counted('u9', slow)]);
    expect(await shares()).toEqual([
      { version: '1.0.0', name: 'CLS', users: 1, affected: 1 },
      { version: '1.0.0', name: 'INP', users: 2, affected: 1 },
      { version: '2.0.0', name: 'INP', users: 1, affected: 0 },
    ]);
  });

  test('count a user who waited in more than half of their visits, over all days', async () => {
    const store = open();
    const { counted, shares } = openRemote(store);
    await store.add([counted('u1', times(4, 2)), counted('u2', times(5, 3)), counted('u3', slow)]);
    await store.add([counted('u3', { ...times(2, 0), since: tuesday })]);
    expect(await shares()).toEqual([{ version: '1.0.0', name: 'INP', users: 3, affected: 1 }]);
  });

  test('leave out what came before a change of the remote', async () => {
    const store = open();
    const { counted, shares } = openRemote(store);
    await store.add([counted('u1', slow), counted('u2', { since: noon }), counted('u3', { since: tuesday })]);
    expect(await shares(noon)).toMatchObject([{ users: 2, affected: 0 }]);
    expect(await shares(tuesday)).toMatchObject([{ users: 1 }]);
  });

  test('leave out the first visit for LCP, which no cache helped', async () => {
    const store = open();
    const { counted, shares } = openRemote(store);
    const lcp = { name: 'LCP' } as const;
    await store.add([
      counted('u1', { ...lcp, ...slow }),
      counted('u2', { ...lcp, ...times(2, 1) }),
      counted('u3', { ...lcp, reports: 2, slow: 1, firstSlow: false }),
    ]);
    await store.add([counted('u4', { ...lcp, ...slow, since: tuesday }), counted('u4', lcp)]);
    await store.add([counted('u5', { ...lcp, ...slow }), counted('u6', lcp)]);
    await store.add([counted('u5', { ...lcp }), counted('u6', { ...lcp, ...slow })]);
    // u1 came once; u2 and u5 waited at their first visit alone; u3, u4 and u6 at the second.
    expect(await shares()).toEqual([{ version: '1.0.0', name: 'LCP', users: 5, affected: 3 }]);
  });

  test('are forgotten by day', async () => {
    const store = open();
    const { counted, shares } = openRemote(store);
    await store.add([counted('u1'), counted('u2', { since: tuesday })]);
    await store.forget(new Date(tuesday));
    expect(await shares()).toMatchObject([{ users: 1 }]);
  });
});

test('a version has room for five thousand users of one metric and day, who are counted further', {
  tags: ['long'],
}, async () => {
  const store = createUserVitalRepository(project.clients);
  const { counted, shares } = openRemote(store);
  await store.add(Array.from({ length: MOST_VITAL_USERS }, (_, index) => counted(`u${index}`)));
  await store.add([counted('u0', times(3, 3)), counted('late', slow), counted('other', { name: 'CLS' })]);
  expect(await shares()).toEqual([
    { version: '1.0.0', name: 'CLS', users: 1, affected: 0 },
    { version: '1.0.0', name: 'INP', users: MOST_VITAL_USERS, affected: 1 },
  ]);
});
