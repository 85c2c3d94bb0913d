import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestProject, TEST_PASSWORD, type TestProject } from '../embedded/test-project.ts';
import type { AccountAdministration } from '../ports/account-administration.ts';
import type { User } from '../ports/user.ts';
import { createAccountAdministration } from './account-administration.ts';
import { createSessionRepository } from './session-repository.ts';

let project: TestProject;
let administration: AccountAdministration;
let admin: User;
let seller: User;
let stranger: User;

const first = { page: 1, pageSize: 20 };
const rows = async (sql: string, ...values: unknown[]) =>
  (await project.database.query<Record<string, unknown>>(sql, values)).rows;

beforeAll(async () => {
  // The embedded project writes every refusal there, and some tests ask for them.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openTestProject();
  administration = createAccountAdministration(project.clients);
  admin = await project.newUser({ data: { full_name: 'Chefe' } });
  stranger = await project.newUser({ data: { full_name: 'Estranha' } });
  await rows(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, admin.userId);
});
afterAll(() => project?.close());
beforeEach(async () => {
  seller = await project.newUserLike(stranger);
});

const adjustment = (amount: number, parts: object = {}) => ({
  key: crypto.randomUUID(),
  currency: 'image' as const,
  amount,
  reason: 'Foto que saiu errada',
  ...parts,
});
const adjust = (change: ReturnType<typeof adjustment>, actor = admin) =>
  administration.adjustCredits(actor.userId, seller.userId, change);
const auditOf = async (account = seller.userId) =>
  (await administration.audit(admin.userId, account, first))?.entries ?? [];
const balance = async () => {
  const [row] = await rows(
    `select c.credits_remaining::int as left, coalesce(sum(e.amount), 0)::int as ledger
     from public.user_credits c left join public.credit_entries e
       on e.user_id = c.user_id and e.currency = 'image'
     where c.user_id = $1 group by 1`,
    seller.userId,
  );
  return row;
};

test('an account is found by a part of its address or name, without case or accents', async () => {
  await project.newUser({
    email: 'maria.procurada@loja.example.com',
    data: { full_name: 'María Conceição' },
  });
  const emails = async (search: string) =>
    (await administration.find(admin.userId, search, 20))?.map(({ email }) => email);
  for (const search of ['PROCURADA@loja', 'maria concei', 'CONCEIÇÃO'])
    expect(await emails(search), search).toEqual(['maria.procurada@loja.example.com']);
  // Wildcards of SQL patterns have no meaning here.
  expect(await emails('%')).toEqual([]);
});

test('granting goes through the ledger, once for its key, and is written down with its reason', async () => {
  const change = adjustment(10);
  const answers = await Promise.all([adjust(change), adjust(change), adjust(change)]);
  for (const answer of answers) expect(answer).toMatchObject({ ok: true, account: { credits: 15 } });
  expect(await balance()).toEqual({ left: 15, ledger: 15 });
  expect(await auditOf()).toMatchObject([
    {
      action: 'credits_granted',
      amount: 10,
      currency: 'image',
      reason: 'Foto que saiu errada',
      actorEmail: admin.email,
      subjectEmail: seller.email,
    },
  ]);
});

test('no more credits are taken back than are left, and a refusal writes nothing', async () => {
  expect(await adjust(adjustment(-6))).toEqual({ ok: false, code: 'balance_too_low' });
  expect(await auditOf()).toEqual([]);
  expect(await adjust(adjustment(-5))).toMatchObject({ ok: true, account: { credits: 0 } });
  expect(await balance()).toEqual({ left: 0, ledger: 0 });
  const answers = await Promise.all([adjust(adjustment(3)), adjust(adjustment(-2)), adjust(adjustment(-2))]);
  expect(answers.filter(({ ok }) => !ok).length).toBeGreaterThanOrEqual(1);
  const after = await balance();
  expect(after?.left).toBe(after?.ledger);
  expect(Number(after?.left)).toBeGreaterThanOrEqual(0);
});

test('turbo credits can be granted without image credits, and image credits without turbo credits', async () => {
  expect(await adjust(adjustment(4, { currency: 'turbo' }))).toMatchObject({
    account: { credits: 5, turboCredits: 4 },
  });
  expect(await adjust(adjustment(3))).toMatchObject({ account: { credits: 8, turboCredits: 4 } });
  expect(await adjust(adjustment(-5, { currency: 'turbo' }))).toEqual({ ok: false, code: 'balance_too_low' });
});

test('one adjustment moves a thousand credits at most, and not none', async () => {
  for (const amount of [1001, -1001, 0])
    expect(await adjust(adjustment(amount)), `${amount}`).toEqual({ ok: false, code: 'bad_request' });
  expect(await adjust(adjustment(1000))).toMatchObject({ ok: true, account: { credits: 1005 } });
  expect(await adjust(adjustment(-1000))).toMatchObject({ ok: true, account: { credits: 5 } });
});

test('an adjustment needs a reason and a currency that exists', async () => {
  const wrong = [{ reason: ' ' }, { currency: 'gold' as 'image' }];
  for (const parts of wrong)
    expect(await adjust(adjustment(1, parts))).toEqual({ ok: false, code: 'bad_request' });
  expect(await balance()).toEqual({ left: 5, ledger: 5 });
});

test('credits are granted to an account that exists', async () => {
  const nobody = administration.adjustCredits(admin.userId, crypto.randomUUID(), adjustment(1));
  expect(await nobody).toEqual({ ok: false, code: 'not_found' });
});

test('a key that was used for something else is refused', async () => {
  const change = adjustment(2);
  await adjust(change);
  expect(await adjust({ ...change, amount: 900 })).toEqual({ ok: false, code: 'idempotency_key_reused' });
});

test('blocking ends every session and refuses the next sign-in with the service’s own error', async () => {
  const sessions = createSessionRepository(project.clients);
  const own = await project.newUser();
  const signIn = () =>
    project.auth('token?grant_type=password', { email: own.email, password: TEST_PASSWORD });
  const before = (await (await signIn()).json()) as { refresh_token: string };
  const block = (blocked: boolean) =>
    administration.setBlock(admin.userId, own.userId, { blocked, reason: 'Uso indevido' });
  await Promise.all([block(true), block(true)]);

  expect(await sessions.standing(own)).toBe('closed');
  const refused = await signIn();
  expect([refused.status, ((await refused.json()) as { error_code: string }).error_code]).toEqual([
    400,
    'user_banned',
  ]);
  const refreshed = await project.auth('token?grant_type=refresh_token', before);
  expect(refreshed.status).toBe(400);
  await project.auth('recover', { email: own.email });
  expect(await rows('select 1 from auth.sessions where user_id = $1', own.userId)).toEqual([]);
  expect((await auditOf(own.userId)).map(({ action }) => action)).toEqual(['account_blocked']);

  await block(false);
  expect((await signIn()).status).toBe(200);
  expect((await auditOf(own.userId)).map(({ action }) => action)).toEqual([
    'account_unblocked',
    'account_blocked',
  ]);
});

test('a blocked user’s session is closed even where the session service still opens one', async () => {
  const sessions = createSessionRepository(project.clients);
  await administration.setBlock(admin.userId, seller.userId, { blocked: true, reason: 'Uso indevido' });
  const [opened] = await rows(
    `insert into auth.sessions (id, user_id, created_at) values (gen_random_uuid(), $1, now()) returning id`,
    seller.userId,
  );
  expect(await sessions.standing({ userId: seller.userId, sessionId: String(opened?.id) })).toBe('closed');
});

test('an administrator is not shut out', async () => {
  const change = { blocked: true, reason: 'Briga' };
  expect(await administration.setBlock(admin.userId, admin.userId, change)).toEqual({
    ok: false,
    code: 'account_is_admin',
  });
});

test('opening an account shows its ledger and is written down once an hour', async () => {
  const open = () => administration.open(admin.userId, seller.userId, first);
  expect(await open()).toMatchObject({ ok: true, total: 1, entries: [{ reason: 'signup', amount: 5 }] });
  await open();
  expect((await auditOf()).map(({ action }) => action)).toEqual(['account_viewed']);
});

test('a seller gets nothing, whichever function is called in their name', async () => {
  const { userId } = stranger;
  expect(await administration.find(userId, 'loja', 20)).toBeNull();
  expect(await administration.audit(userId, null, first)).toBeNull();
  const forbidden = { ok: false, code: 'forbidden' };
  expect(await administration.open(userId, seller.userId, first)).toEqual(forbidden);
  expect(await adjust(adjustment(100), stranger)).toEqual(forbidden);
  const change = { blocked: true, reason: 'Vingança' };
  expect(await administration.setBlock(userId, seller.userId, change)).toEqual(forbidden);
  expect(await balance()).toEqual({ left: 5, ledger: 5 });
  expect(await auditOf()).toEqual([]);
});

test('nobody calls these functions past the BFF, not even an administrator', async () => {
  const p_actor = admin.userId;
  const p_user = seller.userId;
  const page = { p_limit: 5, p_offset: 0 };
  const calls = {
    find_accounts: { p_actor, p_search: 'a', p_limit: 5 },
    open_account: { p_actor, p_user, ...page },
    adjust_credits: { p_actor, p_user, p_key: 'k', p_currency: 'image', p_amount: 9, p_reason: 'x' },
    set_account_block: { p_actor, p_user, p_blocked: true, p_reason: 'x' },
    list_audit_log: { p_actor, p_subject: null, ...page },
    account_as_json: { p_user },
    is_admin: { p_user },
  };
  for (const [name, body] of Object.entries(calls))
    for (const user of [admin, seller]) {
      const answer = await project.rest(`rpc/${name}`, { user, method: 'POST', body });
      expect(answer.status, name).toBeGreaterThanOrEqual(400);
    }
  const read = await project.rest('audit_log?select=*', { user: admin });
  expect(read.ok ? await read.json() : []).toEqual([]);
});

test('the audit log is never rewritten, and outlives the account without its name', async () => {
  await adjust(adjustment(1));
  await expect(rows(`update public.audit_log set reason = 'nada'`)).rejects.toThrow('append-only');
  await expect(rows('delete from public.audit_log')).rejects.toThrow('append-only');
  await expect(rows('truncate public.audit_log')).rejects.toThrow('append-only');
  await rows('delete from auth.users where id = $1', seller.userId);
  expect(await auditOf()).toMatchObject([{ action: 'credits_granted', subjectEmail: null }]);
});
