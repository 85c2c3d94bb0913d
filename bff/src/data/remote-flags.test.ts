import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { RemoteFlagRepository, StoredFlagChange } from '../ports/remote-flags.ts';
import type { RemoteRegistry } from '../ports/remote-registry.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { createMemoryFlags } from '../testing/memory-flags.ts';
import { createMemoryRegistry } from '../testing/memory-registry.ts';
import { createRemoteFlagRepository } from './remote-flags.ts';
import { createRemoteRegistry } from './remote-registry.ts';

let project: TestProject;
beforeAll(async () => {
  project = await openTestProject();
});
afterAll(() => project?.close());

const changed = (name: string, changes: Partial<StoredFlagChange> = {}): StoredFlagChange => ({
  remote: 'mfe-library',
  name: `library.${name}`,
  revision: 0,
  percent: null,
  note: null,
  addVisitors: [],
  removeVisitors: [],
  remove: false,
  who: 'ana@example.com',
  ...changes,
});

const overMemory = () => {
  const clock = createManualClock();
  const registry = createMemoryRegistry(clock);
  return { registry, flags: createMemoryFlags(clock, registry) };
};
const overDatabase = () => ({
  registry: createRemoteRegistry(project.clients),
  flags: createRemoteFlagRepository(project.clients),
});

describe.each<[string, () => { registry: RemoteRegistry; flags: RemoteFlagRepository }]>([
  ['memory', overMemory],
  ['the database', overDatabase],
])('flags over %s', (_where, open) => {
  test('a change keeps what it does not name', async () => {
    const { flags } = open();
    await flags.change(changed('kept', { percent: 10, note: 'Grade nova', addVisitors: ['ua', 'ub'] }));
    const { flag } = (await flags.change(
      changed('kept', { revision: 1, percent: 25.5, removeVisitors: ['ua'] }),
    )) as { flag: unknown };
    expect(flag).toMatchObject({ percent: 25.5, note: 'Grade nova', visitors: ['ub'], revision: 2 });
    expect((await flags.all()).find(({ name }) => name === 'library.kept')).toEqual(flag);
  });

  test('of two changes decided on the same state one wins, and the other gets the present state', async () => {
    const { flags } = open();
    await flags.change(changed('race', { percent: 10 }));
    const both = await Promise.all(
      [20, 30].map((percent) => flags.change(changed('race', { revision: 1, percent }))),
    );
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'done']);
    const [kept] = (await flags.all()).filter(({ name }) => name === 'library.race');
    for (const outcome of both)
      expect(outcome).toMatchObject({ flag: { percent: kept?.percent, revision: 2 } });
  });

  test('a flag that was removed is gone, and an old decision does not meet the one that is made anew', async () => {
    const { flags } = open();
    await flags.change(changed('again', { percent: 10 }));
    expect(await flags.change(changed('again', { revision: 1, remove: true }))).toEqual({
      outcome: 'done',
      flag: null,
    });
    expect((await flags.all()).filter(({ name }) => name === 'library.again')).toEqual([]);
    await flags.change(changed('again', { percent: 50 }));
    expect(await flags.change(changed('again', { revision: 1, percent: 100 }))).toMatchObject({
      outcome: 'changed',
      flag: { percent: 50 },
    });
    expect(await flags.change(changed('never', { remove: true }))).toEqual({ outcome: 'unknown' });
  });

  test('every change stands in the trail, without the users whom the flag names', async () => {
    const { flags, registry } = open();
    await flags.change(changed('told', { percent: 10, addVisitors: ['u-secret'] }));
    const [entry] = await registry.trail('mfe-library', 1);
    expect(entry).toMatchObject({
      who: 'ana@example.com',
      what: 'flag',
      detail: { flag: 'library.told', percent: 10, users: 1 },
    });
    expect(JSON.stringify(entry)).not.toContain('u-secret');
  });

  test('a flag names at most two hundred users', async () => {
    const { flags } = open();
    const users = Array.from({ length: 201 }, (_, index) => `u${index}`);
    expect(await flags.change(changed('many', { addVisitors: users }))).toEqual({ outcome: 'too_many' });
    expect(await flags.change(changed('many', { addVisitors: users.slice(1) }))).toMatchObject({
      outcome: 'done',
    });
  });
});
