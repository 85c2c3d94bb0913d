import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MarketplaceError } from '../../ports/marketplace.ts';
import type { User } from '../../ports/user.ts';
import { type MarketplaceProject, openMarketplaceProject } from '../../testing/marketplace-project.ts';
import { listListings } from './list-listings.ts';
import { sendPicture } from './send-picture.ts';
import { undoChange } from './undo-change.ts';

let shop: MarketplaceProject;
let user: User;
let account: Awaited<ReturnType<MarketplaceProject['connect']>>['account'];
let listings: Awaited<ReturnType<MarketplaceProject['connect']>>['listings'];

const [mug, lamp] = [randomUUID(), randomUUID()];
/** Pictures by their ids, with the product that each shows. */
const products = new Map<string, string | null>();
const picture = (productId: string | null) => {
  const id = randomUUID();
  products.set(id, productId);
  return id;
};

beforeAll(async () => {
  shop = await openMarketplaceProject();
  const { channelPictures, library, pictures } = shop.deps;
  const white = { width: 1200, height: 1200, channels: 3, background: '#fff' } as const;
  const jpeg = await sharp({ create: white }).jpeg().toBuffer();
  vi.spyOn(library, 'find').mockImplementation(async (_user, id) =>
    products.has(id) ? ({ id, path: 'x', productId: products.get(id), sourceType: null } as never) : null,
  );
  vi.spyOn(pictures, 'get').mockImplementation(async () => Buffer.from('picture'));
  vi.spyOn(channelPictures, 'make').mockResolvedValue({ jpeg, width: 1200, height: 1200, checks: [] });
});
afterAll(() => shop?.project.close());
beforeEach(async () => {
  user = await shop.newUser();
  ({ account, listings } = await shop.connect(user));
});

const idAt = (index: number) => listings[index]?.id ?? '';
const send = (imageId: string, index: number) =>
  sendPicture(shop.deps, user, {
    ...{ imageId, listingId: idAt(index), place: 'cover' as const },
    idempotencyKey: randomUUID(),
  });
const list = (imageId?: string, search = '') =>
  listListings(shop.deps, user, { search, offset: 0, ...(imageId && { imageId }) });
const likelyFor = async (imageId: string) => {
  const { likely } = await list(imageId);
  return likely && [likely.listing.id, likely.because];
};
/** Changeable listings of the played account. */
const [MUG, BOTTLE, FULL] = [0, 2, 3];

test('nothing is likely for the first picture of a seller with several listings', async () => {
  expect(await likelyFor(picture(null))).toBeUndefined();
});

test('the last listing that a picture went to is likely for the next one', async () => {
  await send(picture(null), MUG);
  await send(picture(null), BOTTLE);
  expect(await likelyFor(picture(null))).toEqual([idAt(BOTTLE), 'last']);
});

test('a listing of the same product comes before the last one', async () => {
  await send(picture(mug), MUG);
  await send(picture(null), BOTTLE);
  expect(await likelyFor(picture(mug))).toEqual([idAt(MUG), 'product']);
});

test('the last listing is not likely for a picture of another product', async () => {
  await send(picture(lamp), BOTTLE);
  expect(await likelyFor(picture(mug))).toBeUndefined();
});

test('what was taken back makes no listing likely', async () => {
  const { id } = await send(picture(null), MUG);
  await undoChange(shop.deps, user, id);
  expect(await likelyFor(picture(null))).toBeUndefined();
});

test('a listing that is closed or gone by now is passed over', async () => {
  await send(picture(null), MUG);
  const listing = account.items.get(idAt(MUG));
  if (listing) listing.status = 'closed';
  expect(await likelyFor(picture(null))).toBeUndefined();
  account.items.delete(idAt(MUG));
  expect(await likelyFor(picture(null))).toBeUndefined();
});

test('the only listing whose pictures can change is likely', async () => {
  for (const { id } of listings) if (id !== idAt(FULL)) account.items.delete(id);
  expect(await likelyFor(picture(null))).toEqual([idAt(FULL), 'only']);
});

test('the listings come though the likely one cannot be looked up', async () => {
  await send(picture(null), MUG);
  vi.spyOn(shop.deps.marketplace.port, 'listings').mockResolvedValueOnce({
    listings: [],
    total: 30,
    nextOffset: 20,
  });
  vi.spyOn(shop.deps.marketplace.port, 'listing').mockRejectedValueOnce(
    new MarketplaceError('unavailable', 'no answer'),
  );
  expect(await list(picture(null))).toEqual({ listings: [], total: 30, nextOffset: 20 });
});

test('a search, and a list without a picture, name none', async () => {
  await send(picture(null), MUG);
  expect(await list()).not.toHaveProperty('likely');
  expect(await list(picture(null), 'Caneca')).not.toHaveProperty('likely');
});

test('a listing beyond the first page comes with what its buyers see, and no more', async () => {
  await send(picture(null), MUG);
  vi.spyOn(shop.deps.marketplace.port, 'listings').mockResolvedValueOnce({
    listings: [],
    total: 30,
    nextOffset: 20,
  });
  const { likely } = await list(picture(null));
  expect(Object.keys(likely?.listing ?? {}).sort()).toEqual(
    ['fixed', 'id', 'pictures', 'status', 'thumbnailUrl', 'title', 'url'].sort(),
  );
});
