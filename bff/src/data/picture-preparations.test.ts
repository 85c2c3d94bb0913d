import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ChannelId } from '../../contract/channels.ts';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { ImageLibrary } from '../ports/image-library.ts';
import type { PicturePreparations, PreparedCopyRecord } from '../ports/picture-preparations.ts';
import type { User } from '../ports/user.ts';
import { createImageLibrary } from './image-library.ts';
import { createPicturePreparations } from './picture-preparations.ts';

let project: TestProject;
let preparations: PicturePreparations;
let library: ImageLibrary;
let ana: User;
let bia: User;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openTestProject();
  preparations = createPicturePreparations(project.clients);
  library = createImageLibrary(project.clients);
});
afterAll(() => project?.close());
beforeEach(async () => {
  ana = await project.newUser();
  bia = await project.newUser();
});

const copy = (channel: ChannelId, change: Partial<PreparedCopyRecord> = {}): PreparedCopyRecord => ({
  ...{ channel, verdict: 'ready', reasons: [], ruleDate: '2026-11-22' },
  file: { width: 1200, height: 1200, bytes: 214_000 },
  ...change,
});

async function pictureOf(user: User): Promise<string> {
  const id = randomUUID();
  await project.database.query(
    `insert into public.user_images (id, user_id, image_url, metadata) values ($1, $2, $3, '{"operation": "add_text"}')`,
    [id, user.userId, `${user.userId}/${id}.png`],
  );
  return id;
}
const note = (imageId: string, copies: PreparedCopyRecord[], change: { way?: 'zip'; user?: User } = {}) =>
  preparations.note(change.user ?? ana, {
    ...{ act: randomUUID(), way: change.way ?? 'file' },
    pictures: [{ imageId, copies }],
  });
const notedOf = async (imageId: string) =>
  (await library.history(ana, imageId))?.images.find(({ image }) => image.id === imageId)?.preparations;
const channelsOf = async (imageId: string) =>
  (await notedOf(imageId))?.map(({ copies }) => copies.map(({ channel }) => channel));
/** As if everything that was noted had been noted so long before. */
const age = (interval: string) =>
  project.database.query(
    'update public.picture_preparations set created_at = created_at - $1::interval where user_id = $2',
    [interval, ana.userId],
  );

test('a press is noted with what was made for each channel, and read with the picture it was made of', async () => {
  const [first, second] = [await pictureOf(ana), await pictureOf(ana)];
  const unfit = copy('americanas', { verdict: 'unfit', reasons: ['white'], file: null });
  const act = randomUUID();
  const pictures = [
    { imageId: first, copies: [unfit, copy('shopee')] },
    { imageId: second, copies: [copy('amazon', { verdict: 'check', reasons: ['fill', 'enlargement'] })] },
  ];
  expect(await preparations.note(ana, { act, way: 'zip', pictures })).toBe(true);
  expect(await notedOf(first)).toEqual([
    { act, way: 'zip', createdAt: expect.any(String), copies: [unfit, copy('shopee')] },
  ]);
  expect(await notedOf(second)).toMatchObject([
    { act, copies: [{ verdict: 'check', reasons: ['fill', 'enlargement'] }] },
  ]);
});

test('the same copy by the same way within a minute is noted once, and later once more', async () => {
  const picture = await pictureOf(ana);
  await Promise.all([note(picture, [copy('shopee')]), note(picture, [copy('shopee')])]);
  expect(await channelsOf(picture)).toEqual([['shopee']]);
  await note(picture, [copy('shopee'), copy('amazon')]);
  expect(await channelsOf(picture)).toHaveLength(2);
  await note(picture, [copy('shopee')], { way: 'zip' });
  expect(await channelsOf(picture)).toHaveLength(3);
  await age('61 seconds');
  await note(picture, [copy('shopee')]);
  const presses = (await channelsOf(picture)) ?? [];
  expect(presses).toHaveLength(4);
  expect(presses[0]).toEqual(['shopee']);
});

test('a picture keeps its last 50 copies, and no press of them in part', async () => {
  const picture = await pictureOf(ana);
  await note(picture, [copy('amazon')]);
  const all = ChannelId.options.map((channel) => copy(channel));
  for (let press = 0; press < 8; press++) {
    await age('2 minutes');
    await note(picture, all);
  }
  // Eight presses for seven channels are 56 copies: the oldest went whole, and the one before it with it.
  expect((await channelsOf(picture))?.map((channels) => channels.length)).toEqual(Array(7).fill(7));
});

test("another user's picture is not noted, and one of theirs among others is left out", async () => {
  const [mine, theirs] = [await pictureOf(ana), await pictureOf(bia)];
  expect(await note(theirs, [copy('shopee')])).toBe(false);
  expect(await note(randomUUID(), [copy('shopee')])).toBe(false);
  const pictures = [theirs, mine].map((imageId) => ({ imageId, copies: [copy('shopee')] }));
  expect(await preparations.note(ana, { act: randomUUID(), way: 'zip', pictures })).toBe(true);
  expect(await channelsOf(mine)).toEqual([['shopee']]);
  const { rows } = await project.database.query(
    'select 1 from public.picture_preparations where image_id = $1',
    [theirs],
  );
  expect(rows).toEqual([]);
});

test('what was asked for by a former version is noted at the one that is shown', async () => {
  const [former, shown] = [await pictureOf(ana), await pictureOf(ana)];
  await project.database.query('update public.user_images set replaced_by = $1 where id = $2', [
    shown,
    former,
  ]);
  await note(former, [copy('shopee')]);
  expect(await notedOf(former)).toEqual([]);
  expect(await channelsOf(shown)).toEqual([['shopee']]);
});

test('preparations go with their picture, and with their account', async () => {
  const [first, second] = [await pictureOf(ana), await pictureOf(ana)];
  for (const picture of [first, second]) await note(picture, [copy('shopee')]);
  const left = async () => {
    const query = 'select image_id from public.picture_preparations where user_id = $1';
    return (await project.database.query<{ image_id: string }>(query, [ana.userId])).rows;
  };
  await library.remove(ana, first);
  expect(await left()).toEqual([{ image_id: second }]);
  await project.database.query('delete from auth.users where id = $1', [ana.userId]);
  expect(await left()).toEqual([]);
});

test('a copy for a channel that this version no longer knows is left out', async () => {
  const picture = await pictureOf(ana);
  await note(picture, [copy('shopee')]);
  await project.database.query(
    `insert into public.picture_preparations (user_id, image_id, channel, act, way, verdict, rule_date, format, width, height, bytes)
     values ($1, $2, 'closed_shop', gen_random_uuid(), 'file', 'ready', '2026-11-22', 'jpeg', 1, 1, 1)`,
    [ana.userId, picture],
  );
  expect(await channelsOf(picture)).toEqual([['shopee']]);
});

test('a browser notes nothing without the service, and reads only its own', async () => {
  const picture = await pictureOf(ana);
  await note(picture, [copy('shopee')]);
  const body = { p_user_id: ana.userId, p_act: randomUUID(), p_way: 'zip', p_copies: [] };
  expect((await project.rest('rpc/note_preparations', { method: 'POST', body, user: ana })).ok).toBe(false);
  await project.rest(`picture_preparations?image_id=eq.${picture}`, { method: 'DELETE', user: ana });
  expect(await (await project.rest('picture_preparations', { user: bia })).json()).toEqual([]);
  expect(await channelsOf(picture)).toEqual([['shopee']]);
});
