import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { Reservation } from '../ports/paid-request.ts';
import type { TextRepository, TextRequestRecord, TextReservationRequest } from '../ports/text-repository.ts';
import type { User } from '../ports/user.ts';
import { createCreditLedger } from './credit-ledger.ts';
import { createTextRepository } from './text-repository.ts';

let project: TestProject;
let repository: TextRepository;
let user: User;

beforeAll(async () => {
  project = await openTestProject();
  repository = createTextRepository(project.clients);
});
afterAll(() => project?.close());
beforeEach(async () => {
  user = await project.newUser();
});

afterEach(async () => {
  const { rows } = await project.database.query(`
    select c.user_id from public.user_credits c
    left join public.credit_entries e on e.user_id = c.user_id and e.currency = 'turbo'
    group by c.user_id
    having c.turbo_credits <> coalesce(sum(e.amount), 0)
      or c.turbo_credits_used <> count(*) filter (where e.kind = 'commit')`);
  expect(rows, 'every turbo balance equals the sum of its ledger').toEqual([]);
});

const usage = { model: 'local', tokensUsed: 0, costUsd: 0, demonstration: true };
const titles = ['Caneca Azul de Cerâmica 350 ml', 'Caneca para Café Azul', 'Caneca Esmaltada Azul'];
const newRequest = (changes: Partial<TextReservationRequest> = {}): TextReservationRequest => ({
  userId: user.userId,
  idempotencyKey: crypto.randomUUID(),
  fingerprint: 'the same content',
  tool: 'titles',
  input: { description: 'Caneca azul', marketplace: 'mercado_livre' },
  dailyAllowance: 2,
  leaseSeconds: 60,
  ...changes,
});
const turbo = async () => {
  const balance = await createCreditLedger(project.clients).balance(user);
  return { left: balance.turboCredits, used: balance.turboCreditsUsed };
};
const grantTurbo = (turboCredits: number) =>
  createCreditLedger(project.clients).grantCredits({
    userId: user.userId,
    key: crypto.randomUUID(),
    reason: 'subscription',
    credits: 1,
    turboCredits,
  });
async function reserved(changes: Partial<TextReservationRequest> = {}) {
  const reservation = await repository.reserve(newRequest(changes));
  if (reservation.outcome !== 'reserved') throw new Error(reservation.outcome);
  const begun = await repository.begin(reservation.record.id, claim());
  if (!begun) throw new Error('another caller began it');
  return begun;
}
const claim = () => ({ id: crypto.randomUUID(), leaseSeconds: 60 });
const count = (all: Reservation<TextRequestRecord>[], outcome: string) =>
  all.filter((one) => one.outcome === outcome).length;

test('a set of titles costs one turbo credit, and its end is reported once', async () => {
  await grantTurbo(2);
  const { id, charged } = await reserved();
  expect(charged).toBe(true);
  expect(await turbo()).toEqual({ left: 1, used: 0 });
  await Promise.all([repository.complete(id, titles, usage), repository.complete(id, titles, usage)]);
  await repository.release(id, 'text_failed');
  expect(await turbo()).toEqual({ left: 1, used: 1 });
  expect(await repository.find(user, id)).toMatchObject({
    status: 'completed',
    texts: titles,
    demonstration: true,
  });
});

test('a request that does not exist cannot end', async () => {
  const ended = repository.complete(crypto.randomUUID(), titles, usage);
  await expect(ended).rejects.toMatchObject({ kind: 'rejected', message: 'settle_text: not_found' });
});

test('a double click takes one turbo credit', async () => {
  await grantTurbo(3);
  const idempotencyKey = crypto.randomUUID();
  const clicks = await Promise.all(
    Array.from({ length: 8 }, () => repository.reserve(newRequest({ idempotencyKey }))),
  );
  const ids = clicks.map((click) => ('record' in click ? click.record.id : ''));
  const begun = await Promise.all(ids.map((id) => repository.begin(id, claim())));
  expect(begun.filter(Boolean)).toMatchObject([{ id: ids[0], status: 'processing' }]);
  expect(await repository.reserve(newRequest({ idempotencyKey }))).toMatchObject({ outcome: 'replayed' });
  expect(await turbo()).toEqual({ left: 2, used: 0 });
  expect(await repository.reserve(newRequest({ idempotencyKey, fingerprint: 'another' }))).toEqual({
    outcome: 'idempotency_key_reused',
  });
});

test('a turbo credit whose work never began comes back after its short lease, and the same key may take one again', async () => {
  await grantTurbo(1);
  const request = newRequest({ leaseSeconds: 30 });
  const reservation = await repository.reserve(request);
  await repository.releaseExpired(new Date());
  expect(await turbo(), 'before its end').toEqual({ left: 0, used: 0 });
  await repository.releaseExpired(new Date(Date.now() + 31_000));
  expect(await turbo()).toEqual({ left: 1, used: 0 });
  const { id } = 'record' in reservation ? reservation.record : { id: '' };
  expect(await repository.begin(id, claim())).toBeNull();
  expect(await repository.reserve(request)).toMatchObject({ outcome: 'reserved', record: { charged: true } });
  expect(await turbo()).toEqual({ left: 0, used: 0 });
});

test('the call that begins a request may be repeated with its claim, by no other, and keeps it for the long lease', async () => {
  await grantTurbo(1);
  const reservation = await repository.reserve(newRequest({ leaseSeconds: 30 }));
  const { id } = 'record' in reservation ? reservation.record : { id: '' };
  const mine = { id: crypto.randomUUID(), leaseSeconds: 600 };
  const begunAt = Date.now();
  for (const _ of ['begun', 'again'])
    expect(await repository.begin(id, mine)).toMatchObject({ id, status: 'processing' });
  expect(await repository.begin(id, claim())).toBeNull();
  await repository.releaseExpired(new Date(begunAt + 599_000));
  expect(await turbo()).toEqual({ left: 0, used: 0 });
  await repository.releaseExpired(new Date(Date.now() + 601_000));
  expect(await turbo()).toEqual({ left: 1, used: 0 });
});

test('the day of free requests begins at midnight in São Paulo', async () => {
  const { id } = await reserved({ dailyAllowance: 1 });
  const madeAt = (before: string) =>
    project.database.query(
      `update public.text_orders
      set created_at = date_trunc('day', now() at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo' - $2::interval
      where id = $1`,
      [id, before],
    );
  await madeAt('0');
  expect(await repository.reserve(newRequest({ dailyAllowance: 1 }))).toEqual({
    outcome: 'insufficient_credits',
  });
  await madeAt('1 millisecond');
  expect(await reserved({ dailyAllowance: 1 })).toMatchObject({ charged: false });
});

test('a user without turbo credits gets the day’s free requests and no more, even when all come at once', async () => {
  const reservations = await Promise.all(Array.from({ length: 6 }, () => repository.reserve(newRequest())));
  expect(count(reservations, 'reserved')).toBe(2);
  expect(count(reservations, 'insufficient_credits')).toBe(4);
  await grantTurbo(1);
  expect(await reserved()).toMatchObject({ charged: true });
});

test('a failed request gives back its turbo credit or its place in the day', async () => {
  const free = await reserved({ dailyAllowance: 1 });
  await repository.release(free.id, 'text_failed');
  expect(await reserved({ dailyAllowance: 1 })).toMatchObject({ charged: false });
  await grantTurbo(1);
  const paid = await reserved();
  await repository.release(paid.id, 'text_failed');
  await repository.release(paid.id, 'text_failed');
  expect(await turbo()).toEqual({ left: 1, used: 0 });
});

test('a request whose process died gives its turbo credit back when its lease ends, and not before', async () => {
  await grantTurbo(1);
  const { id } = await reserved();
  const until = new Date('2030-01-01T00:00:00Z');
  await project.database.query('update public.text_orders set reserved_until = $2 where id = $1', [
    id,
    until,
  ]);
  await repository.releaseExpired(until);
  expect(await turbo()).toEqual({ left: 0, used: 0 });
  const later = new Date(until.getTime() + 1);
  expect(await repository.releaseExpired(later)).toBe(1);
  expect(await turbo()).toEqual({ left: 1, used: 0 });
  expect(await repository.releaseExpired(later), 'what has ended').toBe(0);
  expect(await repository.find(user, id)).toMatchObject({
    status: 'failed',
    errorCode: 'generation_interrupted',
  });
});

test('the history is the user’s own, newest first, and a deleted text still counts for the day', async () => {
  const first = await reserved();
  await repository.complete(first.id, titles, usage);
  const second = await reserved();
  await repository.complete(second.id, titles, usage);
  const page = { tool: 'titles', page: 1, pageSize: 1, search: '' } as const;
  expect(await repository.history(user, page)).toMatchObject({ records: [{ id: second.id }], hasMore: true });
  const other = await project.newUser();
  expect(await repository.history(other, page)).toEqual({ records: [], hasMore: false });
  expect(await repository.forget(other, first.id)).toBe(false);
  expect(await repository.forget(user, second.id)).toBe(true);
  expect(await repository.forget(user, second.id)).toBe(false);
  expect(await repository.history(user, page)).toMatchObject({ records: [{ id: first.id }], hasMore: false });
  expect(await repository.find(user, second.id)).toEqual(expect.objectContaining({ texts: [], input: {} }));
  expect(await repository.reserve(newRequest())).toEqual({ outcome: 'insufficient_credits' });
});

test('the history can be searched by request and result, and emptied tool by tool', async () => {
  const dailyAllowance = 9;
  const mug = await reserved({ dailyAllowance });
  await repository.complete(mug.id, titles, usage);
  const shoe = await reserved({ dailyAllowance, input: { keywords: 'TÊNIS 100%_azul' } });
  await repository.complete(shoe.id, ['Calçado de Corrida'], usage);
  const words = await reserved({ dailyAllowance, tool: 'keywords', input: { title: 'Caneca' } });
  await repository.complete(words.id, ['caneca azul'], usage);
  const found = async (search: string, tool: 'titles' | 'keywords' = 'titles') => {
    const { records } = await repository.history(user, { tool, page: 1, pageSize: 9, search });
    return records.map(({ id }) => id);
  };
  expect(await found('ceramica')).toEqual([mug.id]);
  expect(await found('tenis')).toEqual([shoe.id]);
  expect(await found('CALCADO')).toEqual([shoe.id]);
  expect(await found('%_azul')).toEqual([shoe.id]);
  expect(await found('inexistente')).toEqual([]);
  await repository.forgetAll(await project.newUser(), 'titles');
  expect(await found('')).toHaveLength(2);
  await repository.forgetAll(user, 'titles');
  expect(await found('')).toEqual([]);
  expect(await found('', 'keywords')).toEqual([words.id]);
  expect(await repository.find(user, mug.id)).toEqual(expect.objectContaining({ texts: [], input: {} }));
});

test('a user cannot write or settle requests past the service', async () => {
  const { id } = await reserved();
  const settled = await project.rest('rpc/settle_text', {
    user,
    method: 'POST',
    body: { p_order_id: id, p_output: titles, p_usage: usage, p_error_code: null },
  });
  expect(settled.ok).toBe(false);
  await project.rest(`text_orders?id=eq.${id}`, { user, method: 'PATCH', body: { charged: false } });
  await project.rest(`text_orders?id=eq.${id}`, { user, method: 'DELETE' });
  expect(await repository.find(user, id)).toMatchObject({ status: 'processing' });
});
