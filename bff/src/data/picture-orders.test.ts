import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { PictureOrders } from '../ports/picture-orders.ts';
import type { User } from '../ports/user.ts';
import { pictureAt } from '../testing/picture-at.ts';
import { createCreditLedger } from './credit-ledger.ts';
import { createPictureOrders } from './picture-orders.ts';

let project: TestProject;
let ana: User;
let bia: User;
let orders: PictureOrders;
let ledger: ReturnType<typeof createCreditLedger>;

beforeAll(async () => {
  // The embedded project writes every refusal there, and one test asks for some.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openTestProject();
  ana = await project.newUser();
  orders = createPictureOrders(project.clients);
  ledger = createCreditLedger(project.clients);
});
afterAll(() => project?.close());

beforeEach(async () => {
  ana = await project.newUserLike(ana);
  bia = await project.newUserLike(ana);
  await project.database.exec(`
    delete from public.picture_orders; delete from pgmq.q_picture_orders_small; delete from pgmq.q_picture_orders_rest`);
});

/** Places an order of this user and answers its generation's id. */
async function place(
  user: User,
  { small = true, batch }: { small?: boolean; batch?: string } = {},
): Promise<string> {
  const reservation = await ledger.reserveCredit({
    userId: user.userId,
    idempotencyKey: randomUUID(),
    fingerprint: 'f',
    operation: 'change_background',
    prompt: null,
    options: {},
    leaseSeconds: 30,
  });
  if (!('record' in reservation)) throw new Error(reservation.outcome);
  const { id } = reservation.record;
  const claim = { id: randomUUID(), leaseSeconds: 300 };
  const placed = await orders.place(id, claim, {
    request: { name: null, doubtful: false, madeOf: null, madeFrom: null },
    photos: [],
    small,
    batch,
  });
  expect(placed?.status).toBe('processing');
  return id;
}

async function lease(leaseSeconds = 60) {
  const workerId = randomUUID();
  const order = await orders.lease({ workerId, leaseSeconds, workSeconds: 100 });
  return order && { id: order.generation.id, workerId };
}

const finish = (generationId: string) =>
  orders.finish({
    generationId,
    picture: pictureAt(`${ana.userId}/${generationId}.png`),
    usage: { model: 'm', tokensUsed: 0, costUsd: 0 },
    demonstration: true,
  });

/** As if the leases of dead workers had ended. */
const endLeases = () =>
  project.database.exec(`update pgmq.q_picture_orders_small set vt = clock_timestamp()`);

const credits = async (user: User) => (await ledger.balance(user)).creditsRemaining;

test('nobody but the service reads or changes a queue, even in a project that opens its queues to its users', async () => {
  await place(ana);
  await project.database.transaction(async (transaction) => {
    await transaction.exec(`
      grant usage on schema pgmq to authenticated; grant all on all tables in schema pgmq to authenticated;
      set local role authenticated`);
    const { rows } = await transaction.query(`
      select (select count(*)::int from pgmq.q_picture_orders_small) as small,
        (select count(*)::int from pgmq.q_picture_orders_rest) as rest,
        (select count(*)::int from pgmq.read('picture_orders_small', 30, 1)) as taken`);
    expect(rows).toEqual([{ small: 0, rest: 0, taken: 0 }]);
    await transaction.exec(`
      reset role; revoke all on all tables in schema pgmq from authenticated; revoke usage on schema pgmq from authenticated`);
  });
});

test('users take turns, however many orders each one placed', async () => {
  const ofAna = [await place(ana), await place(ana), await place(ana)];
  const ofBia = [await place(bia)];
  const taken = [await lease(), await lease(), await lease(), await lease(), await lease()];
  expect(taken.map((order) => order?.id)).toEqual([ofAna[0], ofBia[0], ofAna[1], ofAna[2], undefined]);
});

test('small orders come first, and the others after half a minute at the latest', async () => {
  const large = await place(ana, { small: false });
  const small = await place(bia);
  expect((await lease())?.id).toBe(small);
  const next = await place(bia);
  await project.database.query(
    `update public.picture_orders set placed_at = now() - interval '31 seconds' where generation_id = $1`,
    [large],
  );
  expect((await lease())?.id).toBe(large);
  expect((await lease())?.id).toBe(next);
});

test('an order is taken by one worker, and by another one once the lease is over', async () => {
  const id = await place(ana);
  const dead = await lease();
  expect(await lease()).toBeNull();
  expect(await orders.renew(id, dead?.workerId ?? '', 60)).toBe(true);
  await endLeases();
  const alive = await lease();
  expect(alive?.id).toBe(id);
  expect(await orders.renew(id, dead?.workerId ?? '', 60)).toBe(false);
  // What the first one still says changes nothing.
  const before = await credits(ana);
  expect(await orders.fail(id, dead?.workerId ?? '', { code: 'generation_failed' })).toMatchObject({
    status: 'processing',
  });
  expect(await finish(id)).toMatchObject({ status: 'completed', saved: true });
  expect(await orders.fail(id, alive?.workerId ?? '', { code: 'generation_failed' })).toMatchObject({
    status: 'completed',
  });
  expect(await credits(ana)).toBe(before);
});

test('an order that two workers finish has one picture and one charge', async () => {
  const id = await place(ana);
  await lease();
  await endLeases();
  await lease();
  const first = await finish(id);
  expect(await finish(id)).toEqual(first);
  const { rows } = await project.database.query(
    `select kind from public.credit_entries where generation_id = '${id}' order by id`,
  );
  expect(rows).toEqual([{ kind: 'reserve' }, { kind: 'commit' }]);
});

test('a failed order gives its credit back, once, and keeps what its sentence needs', async () => {
  const before = await credits(ana);
  const id = await place(ana);
  const taken = await lease();
  const failure = { code: 'background_removal_refused', details: { reason: 'sem produto' } } as const;
  await orders.fail(id, taken?.workerId ?? '', failure);
  await orders.fail(id, taken?.workerId ?? '', failure);
  expect(await credits(ana)).toBe(before);
  expect(await orders.failureDetails(id)).toEqual({ reason: 'sem produto' });
  await endLeases();
  expect(await lease()).toBeNull();
});

test('a worker that stops puts its order back, first in its queue', async () => {
  const [first, second] = [await place(ana), await place(bia)];
  const taken = await lease();
  await orders.putBack(first, taken?.workerId ?? '');
  expect((await lease())?.id).toBe(first);
  expect((await lease())?.id).toBe(second);
});

test('orders whose workers are all gone wait again, each at its old place, and stay counted', async () => {
  const [first, second] = [await place(ana), await place(bia)];
  for (let ended = 0; ended < 5; ended++) {
    expect([(await lease(3600))?.id, (await lease(3600))?.id]).toEqual([first, second]);
    expect(await orders.putBackAll()).toBe(2);
  }
  expect(await orders.putBackAll()).toBe(0);
  // Five workers ended while they had them: these orders may be the reason.
  expect(await lease()).toBeNull();
});

test('an order that its user cancelled while it waited is passed over, and holds up no other', async () => {
  const [cancelled, next] = [await place(ana), await place(ana)];
  await ledger.releaseGeneration(cancelled, 'generation_cancelled');
  expect((await lease())?.id).toBe(next);
  expect(await lease()).toBeNull();
});

test('an order that ended five workers is given up, and its credit comes back', async () => {
  const before = await credits(ana);
  const id = await place(ana);
  for (let killed = 0; killed < 5; killed++) {
    expect((await lease())?.id).toBe(id);
    await endLeases();
  }
  expect(await lease()).toBeNull();
  expect(await credits(ana)).toBe(before);
});

test('an order whose turn does not come gives its credit back; one that is being made goes on', async () => {
  const before = await credits(ana);
  await place(bia);
  await lease();
  await place(ana);
  expect(await orders.failLate(180, false)).toBe(0);
  await project.database.exec(`update public.picture_orders set placed_at = now() - interval '181 seconds'`);
  expect(await orders.failLate(180, false)).toBe(1);
  expect(await credits(ana)).toBe(before);
  expect(await lease()).toBeNull();
});

test('a start after a crash keeps the orders that wait, and gives back what no queue holds', async () => {
  const before = await credits(ana);
  const waiting = await place(ana);
  const alone = await ledger.reserveCredit({
    userId: ana.userId,
    idempotencyKey: randomUUID(),
    fingerprint: 'f',
    operation: 'add_text',
    prompt: 'Oferta',
    options: {},
    leaseSeconds: 30,
  });
  expect(alone.outcome).toBe('reserved');
  expect(await orders.releaseUnqueued()).toBeGreaterThanOrEqual(1);
  expect(await credits(ana)).toBe(before - 1);
  expect((await lease())?.id).toBe(waiting);
});

test('waiting orders know their places, and when pictures are expected by what those of their kind took', async () => {
  const [first, second] = [await place(ana), await place(ana)];
  const ofBia = await place(bia);
  const large = await place(bia, { small: false });
  expect([...(await orders.placesOf([first, second, ofBia, large]))]).toEqual(
    expect.arrayContaining([
      [first, { place: 0, expectedSeconds: null }],
      [ofBia, { place: 1, expectedSeconds: null }],
      [second, { place: 2, expectedSeconds: null }],
      [large, { place: 3, expectedSeconds: null }],
    ]),
  );
  await lease();
  expect([...(await orders.placesOf([first, second])).keys()]).toEqual([second]);
  await finish(first);
  await project.database.query(
    `update public.picture_orders set leased_at = ended_at - interval '8 seconds' where generation_id = $1`,
    [first],
  );
  await lease();
  await lease();
  // Two are made; the third one waits for half of one of them and takes as long as one.
  expect([...(await orders.placesOf([ofBia, second, large]))]).toEqual([
    [large, { place: 0, expectedSeconds: 8 / 2 + 8 }],
  ]);
});

test('a browser reaches neither the orders nor their queues', async () => {
  await place(ana);
  for (const path of ['picture_orders?select=*', 'q_picture_orders_small?select=*']) {
    const answer = await project.rest(path, { user: ana });
    expect(answer.ok ? await answer.json() : [], path).toEqual([]);
  }
  for (const name of [
    'lease_picture_order',
    'read_picture_order_places',
    'forget_picture_orders',
    'release_unqueued_generations',
    'return_leased_picture_orders',
  ]) {
    const answer = await project.rest(`rpc/${name}`, { user: ana, method: 'POST', body: {} });
    expect(answer.status, name).toBeGreaterThanOrEqual(400);
  }
});

const batch = '00000000-0000-4000-8000-000000000001';

test('a single order of a user comes before the rest of their batch, at the place that the batch had among users', async () => {
  const ofBatch = [await place(ana, { batch }), await place(ana, { batch })];
  const ofBia = await place(bia);
  const single = await place(ana);
  const places = await orders.placesOf([single, ...ofBatch]);
  expect([...places].sort(([, a], [, b]) => a.place - b.place).map(([id]) => id)).toEqual([
    single,
    ...ofBatch,
  ]);
  const taken = [await lease(), await lease(), await lease(), await lease()];
  expect(taken.map((order) => order?.id)).toEqual([single, ofBia, ...ofBatch]);
});

test('no more than two of a batch are worked on at once, small and large ones together', async () => {
  const first = await place(ana, { batch });
  const second = await place(ana, { batch, small: false });
  const third = await place(ana, { batch });
  const fourth = await place(ana, { batch, small: false });
  const taken = [await lease(), await lease()];
  expect(taken.map((order) => order?.id)).toEqual([first, second]);
  expect(await lease()).toBeNull();
  await finish(second);
  expect((await lease())?.id).toBe(third);
  expect(await lease()).toBeNull();
  await orders.fail(first, taken[0]?.workerId ?? '', { code: 'generation_failed' });
  expect((await lease())?.id).toBe(fourth);
});

test('large photos of a batch do not keep the small orders of others waiting, however long the batch is', async () => {
  await place(ana, { batch, small: false });
  await project.database.exec(`update public.picture_orders set placed_at = now() - interval '1 hour'`);
  const single = await place(bia);
  expect((await lease())?.id).toBe(single);
});

test('an order of a batch outlives the longest wait of single orders, and has a longest wait of its own', async () => {
  const before = await credits(ana);
  const single = await place(ana);
  await place(ana, { batch });
  await project.database.exec(`update public.picture_orders set placed_at = now() - interval '1 hour'`);
  expect(await orders.failLate(180, false)).toBe(1);
  expect(await credits(ana)).toBe(before - 1);
  expect(await orders.failLate(7200, true)).toBe(0);
  expect(await orders.failLate(3000, true)).toBe(1);
  expect(await credits(ana)).toBe(before);
  const { rows } = await project.database.query(
    `select error_code from public.generations where id = '${single}'`,
  );
  expect(rows).toEqual([{ error_code: 'provider_unavailable' }]);
});

test('a stopped batch gives back what waits, finishes what is being made, and touches no other batch', async () => {
  const before = await credits(ana);
  const [made, waiting] = [await place(ana, { batch }), await place(ana, { batch })];
  const other = await place(ana, { batch: randomUUID() });
  await lease();
  expect(await orders.countOfBatches(ana.userId)).toBe(3);
  expect((await orders.stopBatch(ana.userId, batch)).map(({ id, errorCode }) => [id, errorCode])).toEqual([
    [waiting, 'generation_cancelled'],
  ]);
  expect(await orders.stopBatch(bia.userId, batch)).toEqual([]);
  expect(await credits(ana)).toBe(before - 2);
  expect(await finish(made)).toMatchObject({ status: 'completed' });
  expect((await lease())?.id).toBe(other);
  expect(await orders.countOfBatches(ana.userId)).toBe(1);
});
