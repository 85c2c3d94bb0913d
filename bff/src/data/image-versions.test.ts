import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { CreditLedger } from '../ports/credit-ledger.ts';
import type { ImageVersions } from '../ports/image-versions.ts';
import type { User } from '../ports/user.ts';
import { createCreditLedger } from './credit-ledger.ts';
import { createImageLibrary } from './image-library.ts';
import { createImageVersions } from './image-versions.ts';

let project: TestProject;
let ledger: CreditLedger;
let versions: ImageVersions;
let user: User;

beforeAll(async () => {
  project = await openTestProject();
  ledger = createCreditLedger(project.clients);
  versions = createImageVersions(project.clients);
});
afterAll(() => project?.close());
beforeEach(async () => {
  user = await project.newUser();
});

const picture = (cutOut: object) => ({
  path: `${user.userId}/${crypto.randomUUID()}.png`,
  width: 640,
  height: 480,
  dominantColor: '#aabbcc',
  metadata: { model: 'local', cut_out: { photo: `${user.userId}/foto.jpg`, ...cutOut } },
});

async function cutOut() {
  const reservation = await ledger.reserveCredit({
    userId: user.userId,
    idempotencyKey: crypto.randomUUID(),
    fingerprint: 'content',
    operation: 'remove_background',
    prompt: null,
    options: {},
    leaseSeconds: 60,
  });
  if (!('record' in reservation)) throw new Error(reservation.outcome);
  const made = await ledger.commitGeneration({
    generationId: reservation.record.id,
    picture: picture({ doubtful: true, confidence: 0.4 }),
    usage: { model: 'local', tokensUsed: 0, costUsd: 0 },
    demonstration: true,
  });
  return made.imageId ?? '';
}
const repair = (imageId: string, key: string = crypto.randomUUID(), keep = true) =>
  versions.add({ userId: user.userId, imageId, key, keep, picture: picture({ repaired: true }) });
const shown = async () =>
  (await createImageLibrary(project.clients).page(user, { page: 1, pageSize: 24 })).images;

test('the library shows the newest version, and the one before it comes back', async () => {
  const imageId = await cutOut();
  const first = await repair(imageId);
  const second = await repair(first?.image.id ?? '');
  expect(await shown()).toMatchObject([
    { id: second?.image.id, returnable: false, cutOut: { repaired: true, doubtful: false } },
  ]);
  expect(await versions.removeNewest(user.userId, second?.image.id ?? '')).toMatchObject({
    image: { id: first?.image.id },
    removed: { id: second?.image.id },
  });
  await versions.removeNewest(user.userId, first?.image.id ?? '');
  expect(await shown()).toMatchObject([{ id: imageId }]);
  expect(await versions.removeNewest(user.userId, imageId)).toBeNull();
});

test('one key makes one version, even in two tabs at once, and two repairs of one picture are both kept', async () => {
  const imageId = await cutOut();
  const key = crypto.randomUUID();
  const made = await Promise.all([repair(imageId, key), repair(imageId, key), repair(imageId)]);
  expect(made.filter((each) => each?.added)).toHaveLength(2);
  expect(await shown()).toHaveLength(1);
  const removed = await createImageLibrary(project.clients).remove(user, (await shown())[0]?.id ?? '');
  expect(removed).toHaveLength(3);
  expect(await shown()).toEqual([]);
});

test('discarding a picture deletes all its versions and gives one credit back', async () => {
  const retried = await repair(await cutOut(), 'another', false);
  expect(retried?.image.returnable).toBe(true);
  const discarding = await ledger.discardImage(user.userId, retried?.image.id ?? '');
  expect('removed' in discarding && discarding.removed).toHaveLength(2);
  expect(await ledger.balance(user)).toMatchObject({ creditsRemaining: 5, totalCreditsUsed: 0 });
});

test('a generation has one free retry, claimed by one tab at a time', async () => {
  const imageId = await cutOut();
  const claim = () => versions.claimRetry(user.userId, imageId, 60);
  const claims = await Promise.all([claim(), claim(), claim()]);
  expect(claims.map(({ outcome }) => outcome).sort()).toEqual([
    'claimed',
    'retry_under_way',
    'retry_under_way',
  ]);
  const won = claims.find((each) => each.outcome === 'claimed');
  if (won?.outcome !== 'claimed') throw new Error('no claim');
  await versions.endRetry(won.generationId, false);
  expect(await claim()).toMatchObject({ outcome: 'claimed' });
  await versions.endRetry(won.generationId, true);
  expect(await claim()).toEqual({ outcome: 'retry_used' });
  const stranger = await project.newUser();
  expect(await versions.claimRetry(stranger.userId, imageId, 60)).toEqual({ outcome: 'not_found' });
  expect(
    await versions.add({ userId: stranger.userId, imageId, key: 'x', keep: true, picture: picture({}) }),
  ).toBeNull();
});
