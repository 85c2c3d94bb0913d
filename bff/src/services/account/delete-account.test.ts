import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createOpenSessions } from '../../auth/open-sessions.ts';
import { createAccountRepository } from '../../data/account-repository.ts';
import { createDataExports } from '../../data/data-exports.ts';
import { createExportBucket } from '../../data/export-bucket.ts';
import { createMarketplaceConnections } from '../../data/marketplace-connections.ts';
import { createPictureStore } from '../../data/picture-store.ts';
import { createSessionRepository } from '../../data/session-repository.ts';
import { TEST_PASSWORD } from '../../embedded/test-project.ts';
import { createDisplayCopies } from '../../images/display-copies.ts';
import { processHere } from '../../images/process-here.ts';
import type { Payments } from '../../ports/payments.ts';
import type { User } from '../../ports/user.ts';
import { fillAccount } from '../../testing/fill-account.ts';
import { openPaymentsProject, prices } from '../../testing/payments-project.ts';
import { createTestServices } from '../../testing/test-services.ts';
import type { ConnectedMarketplace } from '../marketplace/connected-marketplace.ts';
import { openCheckout } from '../payments/open-checkout.ts';
import { createTextSeal } from '../sealed-text.ts';
import { deleteDueAccounts } from './delete-due-accounts.ts';
import { keepAccount } from './keep-account.ts';
import { readAccount } from './read-account.ts';
import { requestDeletion } from './request-deletion.ts';

let shop: Awaited<ReturnType<typeof openPaymentsProject>>;
let seller: User;
let user: User;
let deps: ReturnType<typeof createDeps>;
const mailed: string[] = [];

const DAY_MS = 24 * 3600 * 1000;
const password = TEST_PASSWORD;

function createDeps() {
  const { project, clock } = shop;
  const sessions = createSessionRepository(project.clients);
  return {
    ...shop.deps,
    mails: {
      ...createTestServices().mails,
      deletionRequested: (dueAt: Date) => ({ subject: dueAt.toISOString(), html: '', text: '' }),
      send: async ({ to, subject }: { to: string; subject: string }) => void mailed.push(`${subject}: ${to}`),
    },
    sessions,
    accounts: createAccountRepository(project.clients),
    openSessions: createOpenSessions(sessions, clock),
    pictures: createPictureStore(project.clients, { signsAddresses: false }),
    exportFiles: createExportBucket(project.clients),
    marketplace: null,
    marketplaceConnections: createMarketplaceConnections(project.clients),
    displayCopies: createDisplayCopies(mkdtempSync(join(tmpdir(), 'andromeda-copies-')), processHere, clock),
  };
}

beforeAll(async () => {
  // The embedded project writes every refusal there, and some tests ask for them.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  shop = await openPaymentsProject();
  seller = await shop.project.newUser();
  deps = createDeps();
});
afterAll(() => shop?.project.close());
beforeEach(async () => {
  user = await shop.project.newUserLike(seller);
  shop.sent();
  mailed.length = 0;
  await rows('delete from public.account_deletions');
});

const ask = (one = user) => requestDeletion(deps, one, { password });
const rows = async (sql: string, ...values: unknown[]) =>
  (await shop.project.database.query<Record<string, unknown>>(sql, values)).rows;

/** The tables of the whole database that still contain a text. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await rows(`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema in ('public', 'auth', 'storage') and table_type = 'BASE TABLE' order by 1`);
  const found: string[] = [];
  for (const { name } of tables)
    if ((await rows(`select 1 from ${name} t where t::text ilike '%' || $1 || '%' limit 1`, text)).length > 0)
      found.push(String(name));
  return found;
}

const fill = (one: User) => fillAccount(shop, deps.pictures, one);

test('seven days after the request everything is deleted except payments, ledger and the proof', async () => {
  const other = await shop.project.newUserLike(seller);
  await fill(user);
  await fill(other);
  await createDataExports(shop.project.clients).request(user.userId, shop.clock.now(), 0);
  const [claim, chunk] = [crypto.randomUUID(), 1] as const;
  await deps.exportFiles.put(user.userId, claim, chunk, Buffer.from('a copy of everything'));
  const before = await tablesWith(other.userId);
  await ask();
  await shop.clock.advance(7 * DAY_MS);
  expect(await deleteDueAccounts(deps)).toBe(1);

  expect(await tablesWith(user.userId)).toEqual(['public.credit_entries', 'public.payments']);
  expect(await tablesWith(user.email)).toEqual([]);
  for (const file of ['foto.png', 'foto-original.jpg', 'esquecida.png', 'product-photos/foto.jpg'])
    expect(await deps.pictures.get(`${user.userId}/${file}`)).toBeNull();
  expect(await deps.exportFiles.get(user.userId, claim, chunk)).toBeNull();
  const [proof] = await rows(
    `select files, rows from public.account_deletion_proofs
     where account_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex')`,
    user.userId,
  );
  expect(proof).toMatchObject({ files: 4, rows: { user_images: 1, text_orders: 1, conversations: 1 } });
  expect(await tablesWith(other.userId)).toEqual(before);
  expect(await deps.pictures.get(`${other.userId}/foto.png`)).not.toBeNull();
});

test('the payment provider ends the subscription and forgets the customer', async () => {
  const sessionId = await shop.buy(user, 'pro');
  for (const message of shop.sent()) await shop.bring(message);
  await ask();
  const own = () =>
    shop.sandbox.subscriptions().find(({ subscription }) => subscription.metadata.user_id === user.userId)
      ?.subscription;
  expect(own()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
  await shop.clock.advance(7 * DAY_MS);
  await deleteDueAccounts(deps);
  expect(own()?.status).toBe('canceled');
  expect(shop.sandbox.session(sessionId)?.email).toBe('');
});

test('the right to act at a marketplace ends there, too', async () => {
  const ended: string[] = [];
  const marketplace = {
    seal: createTextSeal(randomBytes(32)),
    port: { revoke: async ({ accountId }: { accountId: string }) => void ended.push(accountId) },
  } as unknown as ConnectedMarketplace;
  await deps.marketplaceConnections.connect(user.userId, {
    ...{ accountId: '123', accountName: 'LOJA QUE SAI', expiresAt: shop.clock.now() },
    sealedTokens: marketplace.seal.seal(user.userId, '{"access":"a","refresh":"r"}'),
  });
  await ask();
  await shop.clock.advance(7 * DAY_MS);
  await deleteDueAccounts({ ...deps, marketplace });
  expect(ended).toEqual(['123']);
  expect(await tablesWith('LOJA QUE SAI')).toEqual([]);
});

test('a request for deletion closes open payment pages, so that nothing is charged afterwards', async () => {
  const request = { priceId: prices.starter, origin: 'http://localhost:3000' };
  const { url } = await openCheckout(deps, user, request);
  await ask();
  expect(await shop.sandbox.pay(url.split('/').at(-1) ?? '')).toBeNull();
});

test('a wrong or missing password changes nothing', async () => {
  const code = (request: Promise<unknown>) => expect(request).rejects;
  await code(requestDeletion(deps, user, { password: 'Errada!2026' })).toMatchObject({
    code: 'password_wrong',
  });
  await code(requestDeletion(deps, user, {})).toMatchObject({ code: 'password_wrong' });
  expect((await readAccount(deps, user)).deletion).toBeNull();
  expect(await deps.sessions.standing(user)).toBe('open');
});

test('for an account without a password, a sign-in within the last ten minutes is the proof', async () => {
  await rows(`update auth.users set encrypted_password = '' where id = $1`, user.userId);
  await rows(`update auth.sessions set created_at = $2 where user_id = $1`, user.userId, shop.clock.now());
  await shop.clock.advance(11 * 60_000);
  await expect(requestDeletion(deps, user, {})).rejects.toMatchObject({ code: 'sign_in_again' });
  await rows(`update auth.sessions set created_at = $2 where user_id = $1`, user.userId, shop.clock.now());
  expect((await requestDeletion(deps, user, {})).deletion).not.toBeNull();
});

test('the request ends every session, and a new one is marked as leaving', async () => {
  await ask();
  expect(await deps.sessions.standing(user)).toBe('closed');
  const [again] = await rows(
    `insert into auth.sessions (id, user_id, created_at) values (gen_random_uuid(), $1, now()) returning id`,
    user.userId,
  );
  expect(await deps.sessions.standing({ ...user, sessionId: String(again?.id) })).toBe('leaving');
  expect(await deps.sessions.standing(await shop.project.newUserLike(seller)), 'another user').toBe('open');
});

test('a user who changes their mind keeps everything', async () => {
  await ask();
  await shop.clock.advance(6 * DAY_MS);
  expect((await keepAccount(deps, user)).deletion).toBeNull();
  await shop.clock.advance(2 * DAY_MS);
  expect(await deleteDueAccounts(deps)).toBe(0);
  expect(await shop.credits(user)).toMatchObject({ credits: 5 });
});

test('nothing is deleted one second before the seventh day ends', async () => {
  await ask();
  await shop.clock.advance(7 * DAY_MS - 1000);
  expect(await deleteDueAccounts(deps)).toBe(0);
});

test('the request sends one mail with its day, and a refused one sends none', async () => {
  await expect(requestDeletion(deps, user, { password: 'Errada!2026' })).rejects.toThrow();
  expect(mailed).toEqual([]);
  const { deletion } = await ask();
  await shop.clock.advance(1000);
  await ask();
  expect(mailed).toEqual([`${deletion?.dueAt}: ${user.email}`]);
});

test('two clicks make one request, and the first date stands', async () => {
  const first = await deps.accounts.requestDeletion(
    user.userId,
    shop.clock.now(),
    new Date(shop.clock.now().getTime() + 7 * DAY_MS),
  );
  await shop.clock.advance(1000);
  const later = new Date(shop.clock.now().getTime() + 20 * DAY_MS);
  expect(await deps.accounts.requestDeletion(user.userId, shop.clock.now(), later)).toEqual(first);
});

test('an interrupted deletion continues once its lease ends, and can no longer be withdrawn', async () => {
  await fill(user);
  await ask();
  await shop.clock.advance(7 * DAY_MS);
  const broken = { ...deps.pictures, removeAll: () => Promise.reject(new Error('the storage is away')) };
  expect(await deleteDueAccounts({ ...deps, pictures: broken })).toBe(0);
  await expect(keepAccount(deps, user)).rejects.toMatchObject({ code: 'deletion_under_way' });
  expect(await deleteDueAccounts(deps)).toBe(0);
  await shop.clock.advance(10 * 60_000);
  expect(await deleteDueAccounts(deps)).toBe(1);
  expect(await tablesWith(user.email)).toEqual([]);
});

test('two nodes delete an account once', async () => {
  await ask();
  await shop.clock.advance(7 * DAY_MS);
  const forgotten: string[] = [];
  const payments: Payments = {
    ...deps.payments,
    forgetCustomer: async ({ userId }) => void forgotten.push(userId),
  };
  const node = { ...deps, payments };
  const counts = await Promise.all([deleteDueAccounts(node), deleteDueAccounts(node)]);
  expect(counts.sort()).toEqual([0, 1]);
  expect(forgotten).toEqual([user.userId]);
});

test('nobody deletes, keeps or reads another account through the database', async () => {
  const { userId: p_user } = await shop.project.newUserLike(seller);
  const now = new Date().toISOString();
  const calls = {
    request_account_deletion: { p_user, p_now: now, p_due: '2100-01-01T00:00:00Z' },
    keep_account: { p_user },
    claim_due_deletion: { p_now: now, p_lease_seconds: 1 },
    finish_account_deletion: { p_user, p_files: 0 },
    read_account_state: { p_user, p_session: user.sessionId },
    session_standing: { p_user, p_session: user.sessionId },
    forget_old_payments: { p_now: now },
  };
  for (const [name, body] of Object.entries(calls)) {
    const answer = await shop.project.rest(`rpc/${name}`, { user, method: 'POST', body });
    expect(answer.status, name).toBeGreaterThanOrEqual(400);
  }
  const request = { user_id: user.userId, requested_at: now, due_at: '2100-01-01T00:00:00Z' };
  const written = await shop.project.rest('account_deletions', { user, method: 'POST', body: request });
  expect(written.status).toBeGreaterThanOrEqual(400);
  await ask();
  await shop.project.rest(`account_deletions?user_id=eq.${user.userId}`, { user, method: 'DELETE' });
  expect((await readAccount(deps, user)).deletion).not.toBeNull();
});

test('the proof cannot be changed or removed, not even by the service', async () => {
  await ask();
  await shop.clock.advance(7 * DAY_MS);
  await deleteDueAccounts(deps);
  await expect(rows('delete from public.account_deletion_proofs')).rejects.toThrow('append-only');
  await expect(rows('update public.account_deletion_proofs set files = 0')).rejects.toThrow('append-only');
});

test('payments of a deleted account and their refunds are deleted when the fifth year after them has ended, others stay', async () => {
  const pay = async (invoice: string, userId: string, paidAt: string) => {
    await rows(
      `insert into public.payments (invoice_id, user_id, plan_id, amount_cents, credits, turbo_credits, paid_at)
       values ($1, $2, 'pro', 8990, 55, 15, $3)`,
      invoice,
      userId,
      paidAt,
    );
    await rows('insert into public.payment_refunds (invoice_id, refunded_cents) values ($1, 100)', invoice);
  };
  // The year ends by the clock of São Paulo.
  await pay('in_gone', crypto.randomUUID(), '2027-01-01T02:59:59Z');
  await pay('in_next_year', crypto.randomUUID(), '2027-01-01T03:00:00Z');
  await pay('in_here', user.userId, '2026-11-23T12:00:00Z');
  const left = (table: string) =>
    rows(
      `select invoice_id as id from public.${table}
       where invoice_id in ('in_gone', 'in_next_year', 'in_here') order by id`,
    );
  const ids = (...all: string[]) => all.map((id) => ({ id }));
  await deps.accounts.forgetOldPayments(new Date('2032-01-01T02:59:59Z'));
  for (const table of ['payments', 'payment_refunds'])
    expect(await left(table), table).toEqual(ids('in_gone', 'in_here', 'in_next_year'));
  await deps.accounts.forgetOldPayments(new Date('2032-01-01T03:00:00Z'));
  for (const table of ['payments', 'payment_refunds'])
    expect(await left(table), table).toEqual(ids('in_here', 'in_next_year'));
});
