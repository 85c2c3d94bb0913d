import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { PlaceArrangementRepository, StoredPlaceChange } from '../ports/place-arrangements.ts';
import type { RemoteRegistry } from '../ports/remote-registry.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { createMemoryPlaces } from '../testing/memory-places.ts';
import { createMemoryRegistry } from '../testing/memory-registry.ts';
import { createPlaceArrangementRepository } from './place-arrangements.ts';
import { createRemoteRegistry } from './remote-registry.ts';
import { inNameOf } from './supabase-clients.ts';

let project: TestProject;
beforeAll(async () => {
  project = await openTestProject();
});
afterAll(() => project?.close());

const changed = (name: string, changes: Partial<StoredPlaceChange> = {}): StoredPlaceChange => ({
  place: `library.${name}@1`,
  revision: 0,
  order: [],
  off: [],
  who: 'ana@example.com',
  ...changes,
});

const overMemory = () => {
  const clock = createManualClock();
  const registry = createMemoryRegistry(clock);
  return { registry, places: createMemoryPlaces(clock, registry) };
};
const overDatabase = () => ({
  registry: createRemoteRegistry(project.clients),
  places: createPlaceArrangementRepository(project.clients),
});

describe.each<[string, () => { registry: RemoteRegistry; places: PlaceArrangementRepository }]>([
  ['memory', overMemory],
  ['the database', overDatabase],
])('arrangements over %s', (_where, open) => {
  test('a place keeps its order and what is off in it', async () => {
    const { places } = open();
    const { arrangement } = await places.change(
      changed('kept', { order: ['mfe-b', 'mfe-a'], off: ['mfe-c'] }),
    );
    expect(arrangement).toMatchObject({
      ...{ place: 'library.kept@1', order: ['mfe-b', 'mfe-a'], off: ['mfe-c'] },
      ...{ revision: 1, setBy: 'ana@example.com' },
    });
    expect((await places.all()).find(({ place }) => place === 'library.kept@1')).toEqual(arrangement);
  });

  test('of two changes decided on the same state one wins, and the other gets the present state', async () => {
    const { places } = open();
    await places.change(changed('race', { order: ['mfe-a'] }));
    const both = await Promise.all(
      ['mfe-b', 'mfe-c'].map((name) => places.change(changed('race', { revision: 1, off: [name] }))),
    );
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'done']);
    const kept = (await places.all()).find(({ place }) => place === 'library.race@1');
    for (const outcome of both) expect(outcome.arrangement).toEqual(kept);
  });

  test('a place without any name is as the manifests say, and an old decision does not meet one that is made anew', async () => {
    const { places } = open();
    await places.change(changed('again', { order: ['mfe-a'] }));
    expect(await places.change(changed('again', { revision: 1 }))).toEqual({
      outcome: 'done',
      arrangement: null,
    });
    expect((await places.all()).filter(({ place }) => place === 'library.again@1')).toEqual([]);
    await places.change(changed('again', { off: ['mfe-a'] }));
    expect(await places.change(changed('again', { revision: 1, order: ['mfe-b'] }))).toMatchObject({
      outcome: 'changed',
      arrangement: { off: ['mfe-a'], revision: 3 },
    });
  });

  test('every change stands in the trail of the place’s owner, with what was before it', async () => {
    const { places, registry } = open();
    await places.change(changed('told', { order: ['mfe-a'], off: ['mfe-b'] }));
    await places.change(changed('told', { revision: 1, order: ['mfe-b'], who: 'bia@example.com' }));
    await places.change(changed('told', { revision: 2 }));
    const lines = (await registry.trail('mfe-library', 100)).filter(
      ({ detail }) => detail.place === 'library.told@1',
    );
    expect(lines).toMatchObject([
      { detail: { order: [], off: [], orderBefore: ['mfe-b'], offBefore: [] } },
      {
        who: 'bia@example.com',
        detail: { order: ['mfe-b'], off: [], orderBefore: ['mfe-a'], offBefore: ['mfe-b'] },
      },
      {
        ...{ who: 'ana@example.com', what: 'place_arranged', version: null },
        detail: { order: ['mfe-a'], off: ['mfe-b'], orderBefore: [], offBefore: [] },
      },
    ]);
  });

  test('a reset of a place that nobody arranged is done, and leaves no line in the trail', async () => {
    const { places, registry } = open();
    expect(await places.change(changed('never'))).toEqual({ outcome: 'done', arrangement: null });
    expect(JSON.stringify(await registry.trail('mfe-library', 100))).not.toContain('library.never@1');
  });
});

test('no user reads or changes arrangements', async () => {
  const { places } = overDatabase();
  await places.change(changed('closed', { order: ['mfe-a'] }));
  const user = await project.newUser();
  const { asAnyone } = project.clients;
  const seen = await inNameOf(user, asAnyone.from('place_arrangements').select());
  expect(seen.data ?? []).toEqual([]);
  const asked = { p_place: 'library.closed@1', p_revision: 1, p_order: [], p_off: ['mfe-a'], p_who: 'eu' };
  expect((await inNameOf(user, asAnyone.rpc('arrange_place', asked))).error).not.toBeNull();
  expect(await places.all()).toContainEqual(expect.objectContaining({ place: 'library.closed@1', off: [] }));
});
