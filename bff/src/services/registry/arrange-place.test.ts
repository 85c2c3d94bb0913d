import { expect, test } from 'vitest';
import { createTestReleases, master, sentPackage } from '../../testing/test-releases.ts';
import { arrangePlace } from './arrange-place.ts';
import { changeRelease } from './change-release.ts';
import { publishVersion } from './publish-version.ts';
import { readMeetings } from './read-meetings.ts';
import type { Actor } from './recognise-actor.ts';

const place = 'library.cards@1';
const slot = { slot: 'library.cards', version: 1, expose: './fill-cards' };

/** The library offers a place, and two remotes fill it, `mfe-one` first by its manifest. */
async function open() {
  const releases = createTestReleases();
  const goLive = async (remote: string, meetings: object) => {
    const paths = [`/${remote}`];
    await publishVersion(releases, master, sentPackage('1.0.0', { remote, paths, meetings }));
    await changeRelease(releases, master, remote, { action: 'promote', version: '1.0.0', revision: 0 });
  };
  await goLive('mfe-library', { slots: [{ name: 'library.cards', version: 1 }] });
  await goLive('mfe-one', { fills: [{ ...slot, order: 10, label: 'Um' }] });
  await goLive('mfe-two', { fills: [{ ...slot, order: 20, label: 'Dois' }] });
  const shown = async () =>
    (await readMeetings(releases, master)).slots
      .find(({ key }) => key === place)
      ?.fills.map(({ remote }) => remote);
  return { releases, shown };
}

const refusal = (problem: RegExp) => ({
  code: 'place_refused',
  details: { problem: expect.stringMatching(problem) },
});

test('remotes stand in the order that an administrator asks for, at once, until the place is as the manifests say again', async () => {
  const { releases, shown } = await open();
  expect(await shown()).toEqual(['mfe-one', 'mfe-two']);
  const wanted = { order: ['mfe-two', 'mfe-two'], off: ['mfe-one'] };
  expect(await arrangePlace(releases, master, place, { revision: 0, ...wanted })).toMatchObject({
    ...{ order: ['mfe-two'], off: ['mfe-one'], revision: 1, setBy: 'token mestre' },
  });
  expect(await shown()).toEqual(['mfe-two', 'mfe-one']);
  expect(releases.placeSnapshot.of(place)).toMatchObject({ off: ['mfe-one'] });
  expect(await arrangePlace(releases, master, place, { revision: 1, order: [], off: [] })).toBeNull();
  expect(await shown()).toEqual(['mfe-one', 'mfe-two']);
  expect((await readMeetings(releases, master)).slots[0]).not.toHaveProperty('arrangement');
});

test('a change that was decided on an old state is refused, and says who was faster', async () => {
  const { releases, shown } = await open();
  await arrangePlace(releases, master, place, { revision: 0, order: ['mfe-two'], off: [] });
  const late = arrangePlace(releases, master, place, { revision: 0, order: ['mfe-one'], off: [] });
  await expect(late).rejects.toMatchObject({
    code: 'place_changed',
    details: { revision: '1', setBy: 'token mestre' },
  });
  expect(await shown()).toEqual(['mfe-two', 'mfe-one']);
});

test('no deploy token arranges places, not even one of all remotes', async () => {
  const { releases, shown } = await open();
  for (const remote of ['mfe-library', 'mfe-two', '*']) {
    const ci: Actor = { name: 'CI', remote, mayGiveTokens: false, rank: 'release' };
    const change = { revision: 0, order: ['mfe-two'], off: [] };
    await expect(arrangePlace(releases, ci, place, change)).rejects.toMatchObject({ code: 'forbidden' });
  }
  expect(await shown()).toEqual(['mfe-one', 'mfe-two']);
});

test('a place or a remote that nobody knows is refused by its name', async () => {
  const { releases } = await open();
  const wanted = { revision: 0, order: ['mfe-two'], off: [] };
  await expect(arrangePlace(releases, master, 'library.card@1', wanted)).rejects.toMatchObject(
    refusal(/^nenhuma parte no ar oferece ou preenche o lugar library\.card@1$/),
  );
  const misspelt = { ...wanted, order: ['mfe-tow'], off: ['mfe-uno'] };
  await expect(arrangePlace(releases, master, place, misspelt)).rejects.toMatchObject(
    refusal(/^o registro não conhece mfe-tow nem mfe-uno$/),
  );
  expect(await releases.places.all()).toEqual([]);
});

test('a remote that fills the place not yet may be named, and one that is gone stays named', async () => {
  const { releases, shown } = await open();
  await arrangePlace(releases, master, place, { revision: 0, order: ['mfe-account', 'mfe-two'], off: [] });
  releases.built.delete('mfe-account');
  const next = { revision: 1, order: ['mfe-account', 'mfe-one'], off: ['mfe-account'] };
  expect(await arrangePlace(releases, master, place, next)).toMatchObject({ off: next.off, revision: 2 });
  expect(await shown()).toEqual(['mfe-one', 'mfe-two']);
});

test('a place that is no longer offered stays on the map while it is arranged, and can go back to its standard', async () => {
  const { releases } = await open();
  await releases.places.change({
    place: 'library.old@1',
    order: ['mfe-one'],
    off: [],
    revision: 0,
    who: 'ana',
  });
  const { slots } = await readMeetings(releases, master);
  expect(slots.find(({ key }) => key === 'library.old@1')).toMatchObject({ offeredBy: null, fills: [] });
  expect(
    await arrangePlace(releases, master, 'library.old@1', { revision: 1, order: [], off: [] }),
  ).toBeNull();
});
