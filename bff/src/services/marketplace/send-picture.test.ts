import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PicturePlace } from '../../../contract/marketplace.ts';
import type { User } from '../../ports/user.ts';
import { type MarketplaceProject, openMarketplaceProject } from '../../testing/marketplace-project.ts';
import { disconnect } from './connection.ts';
import { diagnosePicture } from './prepared-picture.ts';
import { sendPicture } from './send-picture.ts';
import { listChanges, undoChange } from './undo-change.ts';

let shop: MarketplaceProject;
let user: User;
let listings: Awaited<ReturnType<MarketplaceProject['connect']>>['listings'];
let jpeg: Buffer;
const imageId = randomUUID();

const square = (side: number, background: string) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  shop = await openMarketplaceProject();
  const { channelPictures, library } = shop.deps;
  vi.spyOn(library, 'find').mockImplementation(async (_user, id) =>
    id === imageId ? ({ id: randomUUID(), userId: user.userId, path: 'x', sourceType: null } as never) : null,
  );
  vi.spyOn(shop.deps.pictures, 'get').mockImplementation(async () => Buffer.from('picture'));
  vi.spyOn(channelPictures, 'make').mockImplementation(async () => ({
    jpeg,
    width: 1,
    height: 1,
    checks: [],
  }));
});
afterAll(() => shop?.project.close());
beforeEach(async () => {
  jpeg = await square(1200, '#fff');
  user = await shop.newUser();
  ({ listings } = await shop.connect(user));
});

const [MUG, SHOES, , FULL, , CATALOGUE, , CLOSED] = [0, 1, 2, 3, 4, 5, 6, 7];
const listingAt = (index = 0) => {
  const listing = listings[index];
  if (!listing) throw new Error(`no listing ${index}`);
  return listing;
};
const send = (index = MUG, place: PicturePlace = 'cover', idempotencyKey = randomUUID()) =>
  sendPicture(shop.deps, user, { imageId, listingId: listingAt(index).id, place, idempotencyKey });
const puts = () => shop.calls.filter((call) => call.startsWith('PUT'));

test('a picture becomes the cover, and undoing puts the former pictures back', async () => {
  const former = [...listingAt().pictureIds];
  const change = await send();
  expect(listingAt().pictureIds).toEqual([expect.stringMatching(/-MLB_/), ...former]);
  expect(change).toMatchObject({ status: 'sent', listing: { title: listingAt().title } });
  expect(await listChanges(shop.deps, user)).toEqual([change]);
  expect(await undoChange(shop.deps, user, change.id)).toMatchObject({ status: 'undone' });
  expect(listingAt().pictureIds).toEqual(former);
  expect(await listChanges(shop.deps, user)).toEqual([]);
});

test('the marketplace gets the very bytes that are prepared for it', async () => {
  await send();
  const [picture = ''] = listingAt().pictureIds;
  expect(Buffer.from(shop.sandbox.picture(picture).bytes)).toEqual(jpeg);
});

test('a picture goes after all others where the seller says so', async () => {
  const former = [...listingAt().pictureIds];
  await send(MUG, 'last');
  expect(listingAt().pictureIds).toEqual([...former, expect.stringMatching(/-MLB_/)]);
});

test('a double press puts the picture once', async () => {
  const key = randomUUID();
  const [one, other] = await Promise.all([send(MUG, 'cover', key), send(MUG, 'cover', key)]);
  expect(one).toEqual(other);
  expect(puts()).toHaveLength(1);
  await expect(send(MUG, 'last', key)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
});

test('two pictures for one listing at the same time are both there', async () => {
  const former = listingAt().pictureIds.length;
  await Promise.all([send(MUG, 'last'), send(MUG, 'last')]);
  expect(listingAt().pictureIds).toHaveLength(former + 2);
});

test.each(['PUT /items', 'POST /pictures'])(
  'after a lost answer of %s the picture is there once',
  async (call) => {
    const former = [...listingAt().pictureIds];
    const key = randomUUID();
    shop.faults.push({ call, when: 'after' });
    await expect(send(MUG, 'cover', key)).rejects.toMatchObject({ code: 'marketplace_unavailable' });
    const change = await send(MUG, 'cover', key);
    expect(listingAt().pictureIds).toHaveLength(former.length + 1);
    await undoChange(shop.deps, user, change.id);
    expect(listingAt().pictureIds).toEqual(former);
  },
);

test('what a seller added after a lost answer stays when ours is taken back', async () => {
  const key = randomUUID();
  shop.faults.push({ call: 'PUT /items', when: 'after' });
  await expect(send(MUG, 'cover', key)).rejects.toMatchObject({ code: 'marketplace_unavailable' });
  const [ours, ...former] = listingAt().pictureIds;
  const added = '600009-MLB1_1';
  shop.sandbox.setPictures(listingAt().id, [ours ?? '', ...former, added]);
  const change = await send(MUG, 'cover', key);
  await undoChange(shop.deps, user, change.id);
  expect(listingAt().pictureIds).toEqual([...former, added]);
});

test('what changed since is not undone, and stays as it is', async () => {
  const change = await send();
  const [ours = '', ...rest] = listingAt().pictureIds;
  const since = [...rest, ours];
  shop.sandbox.setPictures(listingAt().id, since);
  await expect(undoChange(shop.deps, user, change.id)).rejects.toMatchObject({
    code: 'marketplace_listing_changed',
  });
  expect(listingAt().pictureIds).toEqual(since);
});

test('after a lost answer undoing again finds it done', async () => {
  const change = await send();
  shop.faults.push({ call: 'PUT', when: 'after' });
  await expect(undoChange(shop.deps, user, change.id)).rejects.toMatchObject({
    code: 'marketplace_unavailable',
  });
  expect(await undoChange(shop.deps, user, change.id)).toMatchObject({ status: 'undone' });
});

test('nobody undoes what another sent, nor what went to an account that is not connected any more', async () => {
  const change = await send();
  const other = await shop.newUser();
  await shop.connect(other);
  await expect(undoChange(shop.deps, other, change.id)).rejects.toMatchObject({ code: 'not_found' });
  await disconnect(shop.deps, user.userId);
  await shop.connect(user, 'OUTRA LOJA');
  expect(await listChanges(shop.deps, user)).toEqual([]);
  await expect(undoChange(shop.deps, user, change.id)).rejects.toMatchObject({ code: 'not_found' });
});

test.each([
  [FULL, 'marketplace_listing_full'],
  [SHOES, 'marketplace_listing_fixed'],
  [CATALOGUE, 'marketplace_listing_fixed'],
  [CLOSED, 'marketplace_listing_fixed'],
])('listing %i is refused as %s, and keeps its pictures', async (index, code) => {
  const former = [...listingAt(index).pictureIds];
  await expect(send(index)).rejects.toMatchObject({ code });
  expect(listingAt(index).pictureIds).toEqual(former);
});

test('a picture that Mercado Livre does not take is said as such', async () => {
  jpeg = await square(499, '#fff');
  await expect(send()).rejects.toMatchObject({ code: 'marketplace_picture_refused' });
});

test('the listing of another seller cannot be changed', async () => {
  const other = await shop.newUser();
  const theirs = (await shop.connect(other)).listings[0];
  const former = [...(theirs?.pictureIds ?? [])];
  const request = {
    imageId,
    listingId: theirs?.id ?? '',
    place: 'cover' as const,
    idempotencyKey: randomUUID(),
  };
  await expect(sendPicture(shop.deps, user, request)).rejects.toMatchObject({
    code: 'marketplace_listing_fixed',
  });
  expect(theirs?.pictureIds).toEqual(former);
});

test('a picture of another user, and a press without a key, send nothing', async () => {
  const request = { imageId, listingId: listingAt().id, place: 'cover' as const, idempotencyKey: undefined };
  await expect(sendPicture(shop.deps, user, request)).rejects.toMatchObject({
    code: 'idempotency_key_missing',
  });
  const foreign = { ...request, imageId: randomUUID(), idempotencyKey: randomUUID() };
  await expect(sendPicture(shop.deps, user, foreign)).rejects.toMatchObject({ code: 'not_found' });
  expect(puts()).toEqual([]);
});

test('a picture is diagnosed before it is sent, as a cover and as a picture after it', async () => {
  const diagnose = async (place: PicturePlace) =>
    (await diagnosePicture(shop.deps, user, { imageId, listingId: listingAt().id, place })).findings.map(
      ({ kind }) => kind,
    );
  expect(await diagnose('cover')).toEqual([]);
  jpeg = await square(499, '#888');
  expect(await diagnose('cover')).toEqual(['minimum_size', 'white_background']);
  expect(await diagnose('last')).toEqual(['minimum_size']);
  expect(shop.calls.filter((call) => call.includes('upload'))).toEqual([]);
});
