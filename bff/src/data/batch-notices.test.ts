import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { BatchNotices } from '../ports/batch-notices.ts';
import type { CreditLedger } from '../ports/credit-ledger.ts';
import type { User } from '../ports/user.ts';
import { pictureAt } from '../testing/picture-at.ts';
import { createBatchNotices } from './batch-notices.ts';
import { createCreditLedger } from './credit-ledger.ts';

let project: TestProject;
let notices: BatchNotices;
let ledger: CreditLedger;
let ana: User;
let batch: string;

beforeAll(async () => {
  project = await openTestProject();
  notices = createBatchNotices(project.clients);
  ledger = createCreditLedger(project.clients);
  ana = await project.newUser();
});
afterAll(() => project?.close());
beforeEach(async () => {
  await project.database.exec('delete from public.push_subscriptions; delete from public.batch_runs;');
  ana = await project.newUserLike(ana);
  batch = randomUUID();
});

const device = (name = 'phone') => ({
  endpoint: `https://push.example.com/${name}`,
  p256dh: 'p'.repeat(87),
  auth: 'a'.repeat(22),
});
const saved = async () => {
  const { rows } = await project.database.query<{ user_id: string; endpoint: string }>(
    'select user_id, endpoint from public.push_subscriptions order by created_at, endpoint',
  );
  return rows.map(({ user_id, endpoint }) => [user_id, endpoint.split('/').at(-1)]);
};

const subscribe = (user = ana, name?: string, most = 10) => notices.saveDevice(user, device(name), most);

async function place(photo: string = randomUUID(), photos = 2) {
  const reservation = await ledger.reserveCredit({
    userId: ana.userId,
    ...{ idempotencyKey: randomUUID(), fingerprint: 'f', operation: 'add_text' },
    ...{ prompt: 'Oferta', options: {}, leaseSeconds: 600 },
  });
  if (!('record' in reservation)) throw new Error(reservation.outcome);
  const { id } = reservation.record;
  await notices.notePhoto(ana.userId, { batch, photos, photo, generationId: id });
  return id;
}

const complete = (generationId: string) =>
  ledger.commitGeneration({
    generationId,
    picture: pictureAt(`${ana.userId}/${generationId}.png`),
    usage: { model: 'local', tokensUsed: 0, costUsd: 0 },
    demonstration: true,
  });
const fail = (generationId: string) => ledger.releaseGeneration(generationId, 'generation_failed');
/** What is due at once: nothing has to be quiet before, unless photos are missing. */
const claim = (quietSeconds = 0, pauseSeconds = 600) => notices.claimDue({ quietSeconds, pauseSeconds });

test('a batch is due once its last order has ended, once, whichever process asks, with its counts', async () => {
  await subscribe();
  const [made, failed] = [await place(), await place()];
  await complete(made);
  expect(await claim()).toEqual([]);
  await fail(failed);
  const claims = await Promise.all([claim(), claim()]);
  expect(claims.flat()).toEqual([{ batch, ready: 1, photos: 2, complete: true, devices: [device()] }]);
  expect(await claim()).toEqual([]);
});

test('a batch waits while its page may still send, and longer where photos are missing', async () => {
  await subscribe();
  await complete(await place(undefined, 1));
  expect(await claim(20)).toEqual([]);
  batch = randomUUID();
  await complete(await place(undefined, 30));
  expect((await claim(0)).map(({ photos }) => photos)).toEqual([1]);
  expect(await claim(0, 0)).toMatchObject([{ batch, ready: 1, photos: 30, complete: false }]);
});

test('a photo that is tried again counts once, by its newest order, and the batch is due again', async () => {
  await subscribe();
  const photo = randomUUID();
  await complete(await place());
  await fail(await place(photo));
  expect(await claim()).toMatchObject([{ ready: 1, photos: 2 }]);
  await complete(await place(photo));
  expect(await claim()).toMatchObject([{ ready: 2, photos: 2 }]);
});

test('an order that is placed twice makes its batch due no second time', async () => {
  await subscribe();
  const [photo, photos] = [randomUUID(), 1];
  const generationId = await place(photo, photos);
  await complete(generationId);
  expect(await claim()).toHaveLength(1);
  await notices.notePhoto(ana.userId, { batch, photos, photo, generationId });
  expect(await claim()).toEqual([]);
});

test('a stopped batch is not due, unless it goes on', async () => {
  await subscribe();
  await complete(await place());
  await notices.noteStop(ana.userId, batch);
  expect(await claim(0, 0)).toEqual([]);
  await complete(await place());
  expect(await claim()).toMatchObject([{ ready: 2, photos: 2 }]);
});

test('a batch is known as stopped from its stop on, until it goes on', async () => {
  const before = new Date(Date.now() - 1000);
  await place();
  expect(await notices.wasStopped(ana.userId, batch, before)).toBe(false);
  await notices.noteStop(ana.userId, batch);
  expect(await notices.wasStopped(ana.userId, batch, before)).toBe(true);
  expect(await notices.wasStopped(ana.userId, batch, new Date(Date.now() + 1000))).toBe(false);
  expect(await notices.wasStopped(randomUUID(), batch, before)).toBe(false);
  await place();
  expect(await notices.wasStopped(ana.userId, batch, before)).toBe(false);
});

test('nothing is due to a user who asked for no notice, or asked after the batch had ended', async () => {
  await complete(await place(undefined, 1));
  expect(await claim()).toEqual([]);
  await subscribe();
  expect(await claim()).toEqual([]);
});

test('nothing is sent to a browser whose sign-in has ended, nor to that of another user', async () => {
  const other = await project.newUserLike(ana);
  await subscribe(other, 'of another user');
  await subscribe(ana, 'left');
  await complete(await place(undefined, 1));
  await project.database.exec(`delete from auth.sessions where id = '${ana.sessionId}'`);
  expect(await claim()).toEqual([]);
});

test('an order of another user is not counted', async () => {
  await subscribe();
  const generationId = await place(undefined, 1);
  const bia = await project.newUserLike(ana);
  await notices.notePhoto(bia.userId, { batch, photos: 5, photo: randomUUID(), generationId });
  const { rows } = await project.database.query('select user_id from public.batch_runs');
  expect(rows).toEqual([{ user_id: ana.userId }]);
});

test('a device belongs to the user who asked last, and of too many the oldest goes', async () => {
  const bia = await project.newUserLike(ana);
  await subscribe(bia, 'shared');
  await subscribe(ana, 'shared');
  expect(await saved()).toEqual([[ana.userId, 'shared']]);
  for (const name of ['second', 'third', 'second']) await subscribe(ana, name, 2);
  expect((await saved()).map(([, name]) => name)).toEqual(['second', 'third']);
  await notices.removeDevice(bia.userId, device('second').endpoint);
  expect(await saved()).toHaveLength(2);
  await notices.removeDevice(ana.userId, device('second').endpoint);
  await notices.forgetDevice(device('third').endpoint);
  expect(await saved()).toEqual([]);
});
