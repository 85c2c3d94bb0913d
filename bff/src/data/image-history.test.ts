import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Operation } from '../../contract/operations.ts';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { CreditLedger } from '../ports/credit-ledger.ts';
import type { ImageLibrary } from '../ports/image-library.ts';
import type { ImageVersions } from '../ports/image-versions.ts';
import type { User } from '../ports/user.ts';
import { createCreditLedger } from './credit-ledger.ts';
import { createImageLibrary } from './image-library.ts';
import { createImageVersions } from './image-versions.ts';

let project: TestProject;
let ledger: CreditLedger;
let versions: ImageVersions;
let library: ImageLibrary;
let user: User;

beforeAll(async () => {
  project = await openTestProject();
  ledger = createCreditLedger(project.clients);
  versions = createImageVersions(project.clients);
  library = createImageLibrary(project.clients);
});
afterAll(() => project?.close());
beforeEach(async () => {
  user = await project.newUser();
});

const picture = (metadata: object) => ({
  path: `${user.userId}/${crypto.randomUUID()}.png`,
  width: 640,
  height: 480,
  dominantColor: '#aabbcc',
  metadata: { model: 'local', ...metadata },
});

async function made(operation: Operation, metadata: object = {}) {
  const reservation = await ledger.reserveCredit({
    ...{ userId: user.userId, idempotencyKey: crypto.randomUUID(), fingerprint: 'content', operation },
    ...{ prompt: null, options: { backgroundColor: 'FFFFFF' }, leaseSeconds: 60 },
  });
  if (!('record' in reservation)) throw new Error(reservation.outcome);
  const { imageId } = await ledger.commitGeneration({
    generationId: reservation.record.id,
    picture: picture(metadata),
    usage: { model: 'local', tokensUsed: 0, costUsd: 0 },
    demonstration: true,
  });
  return imageId ?? '';
}
async function repaired(imageId: string) {
  const repair = picture({ cut_out: { repaired: true } });
  const key = crypto.randomUUID();
  const version = await versions.add({ userId: user.userId, imageId, key, keep: true, picture: repair });
  return version?.image.id ?? '';
}
const history = async (imageId: string, reader = user) => {
  const found = await library.history(reader, imageId);
  return found?.images.map(({ image, ...rest }) => ({ id: image.id, ...rest }));
};
const ids = async (imageId: string) => (await history(imageId))?.map(({ id }) => id);
const shown = async () => (await library.page(user, { page: 1, pageSize: 24 })).images.map(({ id }) => id);

/** Made in other ways than one after another, such as by a damaged row. */
const makeFrom = (imageId: string, from: string) =>
  project.database.query(
    `update public.user_images set metadata = metadata || jsonb_build_object('made_from', $2::text) where id = $1`,
    [imageId, from],
  );

test('any picture of a tree answers the whole tree, with options, and with costs from the ledger', async () => {
  const cutOut = await made('remove_background');
  const coloured = await made('change_background', {
    made_from: cutOut,
    options: { backgroundColor: '000000', margin: 'small' },
  });
  const text = await made('add_text', { made_from: coloured });
  const scene = await made('context_edit', { made_from: cutOut });
  await made('generate_image');
  for (const asked of [cutOut, coloured, text, scene])
    expect(await ids(asked)).toEqual([cutOut, coloured, text, scene]);
  expect(await history(text)).toMatchObject([
    // Without options of its own, those of its generation.
    { madeFrom: null, credits: 1, options: { backgroundColor: 'FFFFFF' }, family: cutOut },
    { madeFrom: cutOut, credits: 1, options: { backgroundColor: '000000', margin: 'small' } },
    { madeFrom: coloured, credits: 1 },
    { madeFrom: cutOut, credits: 1 },
  ]);
});

test('a free version costs nothing, and knows which one it was made of', async () => {
  const cutOut = await made('remove_background');
  const first = await repaired(cutOut);
  const coloured = await made('change_background', { made_from: first });
  const second = await repaired(first);
  expect(await history(coloured)).toMatchObject([
    { id: cutOut, family: second, versionOf: null, versionKey: null, credits: 1 },
    { id: first, family: second, versionOf: cutOut, credits: 0, options: null },
    { id: coloured, madeFrom: first },
    { id: second, family: second, versionOf: first, credits: 0 },
  ]);
});

test('a version is found as it is, and only by its user', async () => {
  const cutOut = await made('remove_background', { cut_out: { doubtful: true } });
  const version = await repaired(cutOut);
  expect(await library.findVersion(user, cutOut)).toMatchObject({ id: cutOut, cutOut: { doubtful: true } });
  expect(await library.find(user, cutOut)).toMatchObject({ id: version, cutOut: { doubtful: false } });
  expect(await library.findVersion(await project.newUser(), cutOut)).toBeNull();
});

test('a picture whose parent was deleted still has its history', async () => {
  const cutOut = await made('remove_background');
  const coloured = await made('change_background', { made_from: cutOut });
  const text = await made('add_text', { made_from: coloured });
  await library.remove(user, coloured);
  expect(await history(text)).toMatchObject([{ id: text, madeFrom: coloured }]);
  expect(await ids(cutOut)).toEqual([cutOut]);
});

test('pictures that name each other, or nothing that could be a picture, do not keep the database busy', async () => {
  const [first, second] = [await made('add_text'), await made('add_text')];
  await makeFrom(first, second);
  await makeFrom(second, first);
  expect(await ids(first)).toEqual([first, second]);
  await makeFrom(first, first);
  expect(await ids(second)).toEqual([first, second]);
  await makeFrom(first, 'nenhuma');
  expect(await ids(second)).toEqual([first, second]);
});

test("nobody reads another user's history, nor finds another's picture in their own", async () => {
  const cutOut = await made('remove_background');
  const stranger = await project.newUser();
  expect(await library.history(stranger, cutOut)).toBeNull();
  expect(await versions.show(stranger.userId, cutOut)).toBeNull();
  const ana = user;
  user = stranger;
  const theirs = await made('add_text', { made_from: cutOut });
  expect(await ids(theirs)).toEqual([theirs]);
  expect(await history(cutOut, ana)).toHaveLength(1);
});

test('a tree of more than 200 pictures is cut, and says so', async () => {
  const root = await made('remove_background');
  await project.database.query(
    `insert into public.user_images (user_id, image_url, metadata)
     select $1::uuid, ($1::uuid)::text || '/' || n || '.png', jsonb_build_object('operation', 'add_text', 'made_from', $2::text)
     from generate_series(1, 230) n`,
    [user.userId, root],
  );
  const found = await library.history(user, root);
  expect(found?.truncated).toBe(true);
  expect(found?.images).toHaveLength(200);
});

test('a former version is shown again and no version is lost, however often it is asked for', async () => {
  const cutOut = await made('remove_background');
  const first = await repaired(cutOut);
  const second = await repaired(first);
  await library.markFavorite(user, second, true);
  for (const again of [1, 2]) {
    expect(await versions.show(user.userId, cutOut), `time ${again}`).toMatchObject({
      id: cutOut,
      favorite: true,
    });
    expect(await shown()).toEqual([cutOut]);
    expect(await ids(second)).toEqual([cutOut, first, second]);
  }
  // The charge follows: the generation's picture is the one that is shown.
  expect((await history(cutOut))?.[0]).toMatchObject({ credits: 1, family: cutOut });
});

test('a repair after going back branches, and taking it away leads back to where it began', async () => {
  const cutOut = await made('remove_background');
  const first = await repaired(cutOut);
  await versions.show(user.userId, cutOut);
  const branch = await repaired(cutOut);
  expect(await history(branch)).toMatchObject([
    { id: cutOut },
    { id: first, versionOf: cutOut },
    { id: branch, versionOf: cutOut },
  ]);
  await versions.removeNewest(user.userId, branch);
  expect(await shown()).toEqual([cutOut]);
  expect(await versions.removeNewest(user.userId, cutOut)).toBeNull();
  expect(await ids(cutOut)).toEqual([cutOut, first]);
});
