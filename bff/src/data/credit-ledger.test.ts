import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { CreditLedger, GenerationReservationRequest } from '../ports/credit-ledger.ts';
import type { GenerationRecord } from '../ports/generation-log.ts';
import type { Reservation } from '../ports/paid-request.ts';
import type { User } from '../ports/user.ts';
import { balanceOf, createCreditLedger } from './credit-ledger.ts';
import { createGenerationLog } from './generation-log.ts';
import { createImageLibrary } from './image-library.ts';

let project: TestProject;
let ledger: CreditLedger;
let user: User;

beforeAll(async () => {
  project = await openTestProject();
  ledger = createCreditLedger(project.clients);
});
afterAll(() => project?.close());
beforeEach(async () => {
  user = await project.newUser();
});

afterEach(async () => {
  const { rows } = await project.database.query(`
    select c.user_id from public.user_credits c
    left join public.credit_entries e on e.user_id = c.user_id
    group by c.user_id
    having c.credits_remaining <> coalesce(sum(e.amount) filter (where e.currency = 'image'), 0)
      or c.turbo_credits <> coalesce(sum(e.amount) filter (where e.currency = 'turbo'), 0)
      or c.total_credits_used
        <> count(*) filter (where e.kind = 'commit') - count(*) filter (where e.kind = 'return')`);
  expect(rows, 'every balance equals the sum of its ledger').toEqual([]);
});

const newRequest = (changes: Partial<GenerationReservationRequest> = {}): GenerationReservationRequest => ({
  userId: user.userId,
  idempotencyKey: crypto.randomUUID(),
  fingerprint: 'the same content',
  operation: 'generate_image',
  prompt: 'Tênis azul',
  options: { format: 'square' },
  leaseSeconds: 60,
  ...changes,
});
const usage = { model: 'local', tokensUsed: 12, costUsd: 0.0039 };
const picture = () => ({
  path: `${user.userId}/${crypto.randomUUID()}.png`,
  width: 1024,
  height: 1024,
  dominantColor: '#aabbcc',
  metadata: { model: 'local', size: '1024x1024' },
});
const count = (reservations: Reservation<GenerationRecord>[], outcome: string) =>
  reservations.filter((reservation) => reservation.outcome === outcome).length;
const credits = async () => (await ledger.balance(user)).creditsRemaining;

const claim = () => ({ id: crypto.randomUUID(), leaseSeconds: 60 });

async function reserved(changes: Partial<GenerationReservationRequest> = {}) {
  const reservation = await ledger.reserveCredit(newRequest(changes));
  if (reservation.outcome !== 'reserved') throw new Error(reservation.outcome);
  const begun = await ledger.beginGeneration(reservation.record.id, claim());
  if (!begun) throw new Error('another caller began it');
  return begun;
}

test('a user without a row in the ledger has no credits', () => {
  const nothing = { creditsRemaining: 0, totalCreditsUsed: 0, turboCredits: 0, turboCreditsUsed: 0 };
  expect([balanceOf(undefined), balanceOf(null)]).toEqual([nothing, nothing]);
});

test('fifty requests at once with five credits get exactly five pictures', async () => {
  const reservations = await Promise.all(
    Array.from({ length: 50 }, () => ledger.reserveCredit(newRequest())),
  );
  expect(count(reservations, 'reserved')).toBe(5);
  expect(count(reservations, 'insufficient_credits')).toBe(45);
  expect(await credits()).toBe(0);
});

test('a double click charges one credit', async () => {
  const idempotencyKey = crypto.randomUUID();
  const clicks = await Promise.all(
    Array.from({ length: 10 }, () => ledger.reserveCredit(newRequest({ idempotencyKey }))),
  );
  const ids = clicks.map((click) => ('record' in click ? click.record.id : ''));
  expect(new Set(ids).size).toBe(1);
  const begun = await Promise.all(ids.map((id) => ledger.beginGeneration(id, claim())));
  expect(begun.filter(Boolean)).toMatchObject([{ id: ids[0], status: 'processing' }]);
  expect(await ledger.reserveCredit(newRequest({ idempotencyKey }))).toMatchObject({ outcome: 'replayed' });
  expect(await credits()).toBe(4);
});

test('the call that begins a generation may be repeated with its claim, until the credit is given back', async () => {
  const reservation = await ledger.reserveCredit(newRequest());
  const { id } = 'record' in reservation ? reservation.record : { id: '' };
  const mine = claim();
  expect(await ledger.beginGeneration(id, mine)).toMatchObject({ id });
  expect(await ledger.beginGeneration(id, mine)).toMatchObject({ id });
  expect(await ledger.beginGeneration(id, claim())).toBeNull();
  await ledger.releaseGeneration(id, 'generation_failed');
  expect(await ledger.beginGeneration(id, mine)).toBeNull();
});

test('a credit whose work never began comes back after its short lease, and the same key may take one again', async () => {
  const request = newRequest({ leaseSeconds: 30 });
  const first = await ledger.reserveCredit(request);
  await ledger.releaseExpired(new Date(Date.now() + 29_000));
  expect(await credits()).toBe(4);
  await ledger.releaseExpired(new Date(Date.now() + 31_000));
  expect(await credits()).toBe(5);
  const second = await ledger.reserveCredit(request);
  expect([first.outcome, second.outcome]).toEqual(['reserved', 'reserved']);
  expect(await credits()).toBe(4);
});

test('a request that its user cancelled before it began costs no credit and keeps its key', async () => {
  const request = newRequest();
  const first = await ledger.reserveCredit(request);
  await ledger.releaseGeneration('record' in first ? first.record.id : '', 'generation_cancelled');
  expect(await ledger.reserveCredit(request)).toMatchObject({
    outcome: 'replayed',
    record: { errorCode: 'generation_cancelled' },
  });
  expect(await credits()).toBe(5);
});

test('a key whose caller never learned that the work began can be used again, one whose work failed cannot', async () => {
  for (const [code, outcome] of [
    ['reservation_unconfirmed', 'reserved'],
    ['generation_failed', 'replayed'],
  ] as const) {
    const { id, idempotencyKey } = await reserved();
    await ledger.releaseGeneration(id, code);
    expect(await ledger.reserveCredit(newRequest({ idempotencyKey }))).toMatchObject({ outcome });
  }
});

test('a picture that is cancelled as it finishes is charged and kept, or neither', async () => {
  for (let round = 0; round < 5; round += 1) {
    const before = await credits();
    const { id, idempotencyKey } = await reserved();
    const [committed, ...cancelled] = await Promise.all([
      ledger.commitGeneration({ generationId: id, picture: picture(), usage, demonstration: true }),
      ledger.releaseGeneration(id, 'generation_cancelled'),
      ledger.releaseGeneration(id, 'generation_cancelled'),
    ]);
    const kept = await createGenerationLog(project.clients).findByKey(user, idempotencyKey);
    for (const ended of [committed, ...cancelled]) expect(ended.status).toBe(kept?.status);
    const completed = kept?.status === 'completed';
    expect(await credits()).toBe(completed ? before - 1 : before);
    expect(Boolean(kept?.imageId)).toBe(completed);
    expect(kept?.errorCode).toBe(completed ? null : 'generation_cancelled');
    if (completed)
      await ledger.grantCredits({
        userId: user.userId,
        key: id,
        reason: 'test',
        credits: 1,
        turboCredits: 0,
      });
  }
});

test('one key cannot stand for two different requests', async () => {
  const { idempotencyKey } = await reserved();
  const second = await ledger.reserveCredit(newRequest({ idempotencyKey, fingerprint: 'other content' }));
  expect(second).toEqual({ outcome: 'idempotency_key_reused' });
  expect(await credits()).toBe(4);
});

test('the same key of two users is two requests', async () => {
  const { idempotencyKey, id } = await reserved();
  user = await project.newUser();
  const other = await ledger.reserveCredit(newRequest({ idempotencyKey, fingerprint: 'other content' }));
  expect(other).toMatchObject({ outcome: 'reserved', record: { userId: user.userId } });
  expect('record' in other && other.record.id).not.toBe(id);
});

test('a refusal for lack of credits leaves no trace, and the same request works after a top-up', async () => {
  await Promise.all(Array.from({ length: 5 }, () => reserved()));
  const request = newRequest();
  expect(await ledger.reserveCredit(request)).toEqual({ outcome: 'insufficient_credits' });
  const log = createGenerationLog(project.clients);
  expect(await log.findByKey(user, request.idempotencyKey)).toBeNull();
  await ledger.grantCredits({
    userId: user.userId,
    key: request.idempotencyKey,
    reason: 'plan',
    credits: 45,
    turboCredits: 5,
  });
  expect(await ledger.reserveCredit(request)).toMatchObject({ outcome: 'reserved' });
  expect(await ledger.balance(user)).toMatchObject({ creditsRemaining: 44, turboCredits: 5 });
});

test('a picture whose cut-out is doubtful says so wherever it is read', async () => {
  const { id, idempotencyKey } = await reserved();
  const metadata = { ...picture().metadata, cut_out: { confidence: 0.4, doubtful: true } };
  const outcome = { generationId: id, picture: { ...picture(), metadata }, usage, demonstration: true };
  const doubtful = { image: { cutOut: { doubtful: true }, returnable: true } };
  expect(await ledger.commitGeneration(outcome)).toMatchObject(doubtful);
  expect(await createGenerationLog(project.clients).findByKey(user, idempotencyKey)).toMatchObject(doubtful);
});

test('a picture tells whether its product stayed the same and what is missing in it', async () => {
  const { id } = await reserved();
  const notes = { product: { score: 0.5, preserved: false, restorable: true }, undrawn: ['cachoeira'] };
  const metadata = { ...picture().metadata, ...notes };
  const outcome = { generationId: id, picture: { ...picture(), metadata }, usage, demonstration: true };
  expect(await ledger.commitGeneration(outcome)).toMatchObject({
    image: { productPreserved: false, productRestorable: true, undrawn: ['cachoeira'] },
  });
});

/** A finished picture of a cut-out that the engine doubts. */
async function doubtful() {
  const { id } = await reserved();
  const metadata = { cut_out: { confidence: 0.4, doubtful: true } };
  const { imageId } = await ledger.commitGeneration({
    generationId: id,
    picture: { ...picture(), metadata },
    usage,
    demonstration: true,
  });
  return imageId ?? '';
}

test('a discarded picture of a doubtful cut-out gives its credit back once, however often it is clicked', async () => {
  const imageId = await doubtful();
  expect(await ledger.balance(user)).toMatchObject({ creditsRemaining: 4, totalCreditsUsed: 1 });
  const clicks = await Promise.all([1, 2, 3, 4].map(() => ledger.discardImage(user.userId, imageId)));
  expect(clicks.map(({ outcome }) => outcome)).toEqual(Array(4).fill('discarded'));
  expect(clicks.flatMap((click) => ('removed' in click ? click.removed : []))).toHaveLength(1);
  expect(await ledger.balance(user)).toMatchObject({ creditsRemaining: 5, totalCreditsUsed: 0 });
  const { entries } = await ledger.entries(user, { page: 1, pageSize: 2 });
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['return', 1],
    ['reserve', -1],
  ]);
  expect(await createImageLibrary(project.clients).find(user, imageId)).toBeNull();
});

test('keeping a picture in one tab and discarding it in another has one winner', async () => {
  for (const keepFirst of [true, false]) {
    const imageId = await doubtful();
    const before = await credits();
    const keep = () => ledger.keepImage(user.userId, imageId);
    const discard = () => ledger.discardImage(user.userId, imageId);
    await Promise.all(keepFirst ? [keep(), discard()] : [discard(), keep()]);
    const kept = await createImageLibrary(project.clients).find(user, imageId);
    expect(await credits()).toBe(kept ? before : before + 1);
    if (kept) expect(await discard()).toEqual({ outcome: 'already_kept' });
  }
});

test('only its owner keeps or discards a picture, and one that was never doubted stays charged', async () => {
  const imageId = await doubtful();
  const stranger = await project.newUser();
  expect(await ledger.keepImage(stranger.userId, imageId)).toBeNull();
  expect(await ledger.discardImage(stranger.userId, imageId)).toEqual({ outcome: 'not_found' });
  const sure = await reserved();
  const made = await ledger.commitGeneration({
    generationId: sure.id,
    picture: picture(),
    usage,
    demonstration: false,
  });
  expect(await ledger.discardImage(user.userId, made.imageId ?? '')).toEqual({ outcome: 'already_kept' });
  expect(await credits()).toBe(3);
});

test('a finished picture is charged once and appears in the library, however often its end is reported', async () => {
  const { id } = await reserved();
  const outcome = { generationId: id, picture: picture(), usage, demonstration: true };
  const [first] = await Promise.all([ledger.commitGeneration(outcome), ledger.commitGeneration(outcome)]);
  expect(first).toMatchObject({ status: 'completed', saved: true, demonstration: true, errorCode: null });
  expect(first.image).toMatchObject({
    path: outcome.picture.path,
    operation: 'generate_image',
    dominantColor: '#aabbcc',
    cutOut: null,
    returnable: false,
  });
  expect(first.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const afterwards = await ledger.releaseGeneration(id, 'generation_failed');
  expect(afterwards.status).toBe('completed');
  expect(await ledger.balance(user)).toMatchObject({
    creditsRemaining: 4,
    totalCreditsUsed: 1,
  });
  const library = await createImageLibrary(project.clients).page(user, { page: 1, pageSize: 24 });
  expect(library.images.map((image) => image.id)).toEqual([first.imageId]);
  const { rows } = await project.database.query(
    'select operation_type, model_used, tokens_used, cost_usd::float as cost, prompt from public.token_usage where user_id = $1',
    [user.userId],
  );
  expect(rows).toEqual([
    {
      operation_type: 'generate_image',
      model_used: 'local',
      tokens_used: 12,
      cost: 0.0039,
      prompt: 'Tênis azul',
    },
  ]);
});

test('a picture that could not be stored finishes its generation and gives its credit back', async () => {
  const { id } = await reserved();
  const generation = await ledger.commitGeneration({
    generationId: id,
    picture: null,
    usage,
    demonstration: false,
  });
  expect(generation).toMatchObject({ status: 'completed', saved: false, imageId: null, image: null });
  expect(await ledger.balance(user)).toMatchObject({ creditsRemaining: 5, totalCreditsUsed: 0 });
});

test('a failed generation gives its credit back once', async () => {
  const { id } = await reserved();
  const releases = await Promise.all([
    ledger.releaseGeneration(id, 'provider_unavailable'),
    ledger.releaseGeneration(id, 'generation_failed'),
  ]);
  expect(releases[0]).toMatchObject({ status: 'failed', errorCode: 'provider_unavailable' });
  expect(releases[1]).toMatchObject({ errorCode: 'provider_unavailable' });
  const late = await ledger.commitGeneration({
    generationId: id,
    picture: picture(),
    usage,
    demonstration: false,
  });
  expect(late).toMatchObject({ status: 'failed', imageId: null });
  expect(await ledger.balance(user)).toMatchObject({ creditsRemaining: 5, totalCreditsUsed: 0 });
});

test('a crashed generation gives its credit back when its lease ends, and not before', async () => {
  const { id, idempotencyKey, reservedUntil } = await reserved();
  const lease = new Date(reservedUntil).getTime();
  await ledger.releaseExpired(new Date(lease - 1_000));
  expect(await credits()).toBe(4);
  const runs = await Promise.all([1, 2, 3].map(() => ledger.releaseExpired(new Date(lease + 1_000))));
  expect(runs.reduce((sum, released) => sum + released)).toBeGreaterThanOrEqual(1);
  expect(await credits()).toBe(5);
  const generation = await createGenerationLog(project.clients).findByKey(user, idempotencyKey);
  expect(generation).toMatchObject({ id, status: 'failed', errorCode: 'generation_interrupted' });
});

test('a payment reported twice adds its credits once', async () => {
  const grant = {
    userId: user.userId,
    key: `payment-${user.userId}`,
    reason: 'Pro',
    credits: 55,
    turboCredits: 15,
  };
  const answers = await Promise.all([1, 2, 3].map(() => ledger.grantCredits(grant)));
  expect(answers.filter(({ granted }) => granted)).toHaveLength(1);
  expect(await ledger.balance(user)).toMatchObject({ creditsRemaining: 60, turboCredits: 15 });
});

test('turbo credits are granted without image credits, and image credits without turbo credits', async () => {
  const grant = { userId: user.userId, reason: 'gift' };
  const turbo = { ...grant, key: crypto.randomUUID(), credits: 0, turboCredits: 3 };
  const image = { ...grant, key: crypto.randomUUID(), credits: 1, turboCredits: 0 };
  expect([await ledger.grantCredits(turbo), await ledger.grantCredits(image)]).toEqual([
    { granted: true },
    { granted: true },
  ]);
  expect(await ledger.balance(user)).toMatchObject({ creditsRemaining: 6, turboCredits: 3 });
});

test.each([
  [-1, 5],
  [5, -1],
  [0, 0],
])(
  'a grant of %i credits and %i turbo credits is refused and changes nothing',
  async (credits, turboCredits) => {
    const before = await ledger.balance(user);
    const grant = { userId: user.userId, key: crypto.randomUUID(), reason: 'gift', credits, turboCredits };
    await expect(ledger.grantCredits(grant)).rejects.toMatchObject({ kind: 'rejected' });
    expect(await ledger.balance(user)).toEqual(before);
  },
);

test('no role can rewrite the ledger', async () => {
  for (const change of [
    'update public.credit_entries set amount = 99',
    'delete from public.credit_entries',
    'truncate public.credit_entries',
  ]) {
    await expect(project.database.exec(change)).rejects.toThrow(/append-only/);
  }
});

test('a user’s statement lists every change of their own credits, newest first, a page at a time', async () => {
  for (const { id } of [await reserved(), await reserved()])
    await ledger.commitGeneration({ generationId: id, picture: picture(), usage, demonstration: false });
  const failed = await reserved();
  await ledger.releaseGeneration(failed.id, 'generation_failed');
  const page = (number: number) => ledger.entries(user, { page: number, pageSize: 3 });
  const [first, second] = [await page(1), await page(2)];
  expect(first.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['release', 1],
    ['reserve', -1],
    ['reserve', -1],
  ]);
  // The commits moved no credit: they have no line and take no place on a page.
  expect([first.total, second.entries.map(({ kind }) => kind)]).toEqual([5, ['reserve', 'grant']]);
  expect((await ledger.entries(await project.newUser(), { page: 1, pageSize: 3 })).total).toBe(1);
});

test('a user’s history of generations is newest first and hides deleted pictures', async () => {
  const log = createGenerationLog(project.clients);
  const kept = await reserved();
  const deleted = await reserved();
  const failed = await reserved();
  const made = await ledger.commitGeneration({
    generationId: deleted.id,
    picture: picture(),
    usage,
    demonstration: false,
  });
  await ledger.commitGeneration({ generationId: kept.id, picture: picture(), usage, demonstration: false });
  await ledger.releaseGeneration(failed.id, 'generation_failed');
  expect((await log.recent(user, 3)).map(({ id }) => id)).toEqual([failed.id, deleted.id, kept.id]);
  await createImageLibrary(project.clients).remove(user, made.imageId ?? '');
  const recent = await log.recent(user, 3);
  expect(recent.map(({ id }) => id)).toEqual([failed.id, kept.id]);
  expect(recent[1]?.image?.path).toContain(user.userId);
});

test('a running generation tells its step and the prompt that was found; a finished one keeps both', async () => {
  const log = createGenerationLog(project.clients);
  const placed = await reserved({ prompt: null });
  const found = () => log.findByKey(user, placed.idempotencyKey);
  expect(await found()).toMatchObject({ step: 'image', prompt: null });
  await ledger.noteStep(placed.id, 'prompt');
  expect(await found()).toMatchObject({ step: 'prompt', prompt: null });
  await ledger.noteStep(placed.id, 'image', 'Tênis na praia');
  expect(await found()).toMatchObject({ step: 'image', prompt: 'Tênis na praia' });
  const made = await ledger.commitGeneration({
    generationId: placed.id,
    picture: picture(),
    usage,
    demonstration: false,
  });
  expect(made.image?.prompt).toBe('Tênis na praia');
  await ledger.noteStep(placed.id, 'prompt', 'tarde demais');
  expect(await found()).toMatchObject({ step: 'image', prompt: 'Tênis na praia' });
});
