import { expect, test } from 'vitest';
import { createTestReleases, master } from '../../testing/test-releases.ts';
import { changeFlag } from './change-flag.ts';
import { readMeetings } from './read-meetings.ts';
import type { Actor } from './recognise-actor.ts';

const grid = { remote: 'mfe-library', flag: 'library.new-grid' };
const ana = '6f9619ff-8b86-4011-b42d-00c04fc964ff';

test('a user who is named by their id has the flag on every device, and may lose it again', async () => {
  const releases = createTestReleases();
  const made = await changeFlag(releases, master, grid, { revision: 0, addUsers: [ana] });
  expect(made).toMatchObject({ percent: 0, namedUsers: 1, revision: 1 });
  expect(releases.flagSnapshot.on(releases.seals.visitorOf(ana))).toEqual(['library.new-grid']);
  expect(JSON.stringify(await readMeetings(releases, master))).not.toContain(ana);
  await changeFlag(releases, master, grid, { revision: 1, removeUsers: [ana] });
  expect(releases.flagSnapshot.on(releases.seals.visitorOf(ana))).toEqual([]);
});

test('a token changes only flags of its own remote, under its own name', async () => {
  const releases = createTestReleases();
  const other: Actor = { name: 'CI', remote: 'mfe-account', mayGiveTokens: false };
  await expect(changeFlag(releases, other, grid, { revision: 0, percent: 100 })).rejects.toMatchObject({
    code: 'forbidden',
  });
  const foreign = { remote: 'mfe-account', flag: 'library.new-grid' };
  await expect(changeFlag(releases, other, foreign, { revision: 0, percent: 100 })).rejects.toMatchObject({
    code: 'bad_request',
  });
  expect(releases.flagSnapshot.flags()).toEqual([]);
});

test('a change that was decided on an old state is refused with the present one', async () => {
  const releases = createTestReleases();
  await changeFlag(releases, master, grid, { revision: 0, percent: 10 });
  await expect(changeFlag(releases, master, grid, { revision: 0, percent: 90 })).rejects.toMatchObject({
    code: 'flag_changed',
    details: { revision: '1', percent: '10', setBy: 'token mestre' },
  });
});
