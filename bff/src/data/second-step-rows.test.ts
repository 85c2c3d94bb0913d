import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { User } from '../ports/user.ts';
import { fillAccount } from '../testing/fill-account.ts';
import { openPaymentsProject } from '../testing/payments-project.ts';
import { createPictureStore } from './picture-store.ts';

// A hosted project answers the browser's token without our server, so the rows themselves must ask for the second step.

let shop: Awaited<ReturnType<typeof openPaymentsProject>>;
let user: User;

const query = async <Row>(sql: string, ...values: unknown[]) =>
  (await shop.project.database.query<Row & Record<string, unknown>>(sql, values)).rows;

beforeAll(async () => {
  // The embedded project writes every refusal there.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  shop = await openPaymentsProject();
  const stranger = await shop.project.newUser();
  user = await shop.project.newUserLike(stranger);
  await fillAccount(shop, createPictureStore(shop.project.clients, { signsAddresses: false }), user);
  await query(
    `insert into public.generations (user_id, idempotency_key, fingerprint, operation, options, reserved_until)
     values ($1, 'k', 'f', 'add_text', '{}', now())`,
    user.userId,
  );
  await query(
    `insert into public.token_usage (user_id, operation_type, model_used, tokens_used, cost_usd, prompt)
     values ($1, 'add_text', 'local', 1, 0.0001, 'Caneca')`,
    user.userId,
  );
  await query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, user.userId);
  await query('insert into public.account_blocks (user_id) values ($1)', user.userId);
  await query(
    `insert into public.account_deletions (user_id, requested_at, due_at) values ($1, now(), now() + interval '7 days')`,
    user.userId,
  );
});
afterAll(() => shop?.project.close());

/** The tables and commands that some policy opens to signed-in users. */
const openTables = () =>
  query<{ name: string }>(`
    select distinct schemaname || '.' || tablename as name from pg_policies
    where permissive = 'PERMISSIVE' and schemaname not in ('auth', 'pg_catalog')
      and roles && '{authenticated,public}'::name[] order by 1`);
const guardedTables = () =>
  query<{ name: string }>(`
    select schemaname || '.' || tablename as name from pg_policies
    where permissive = 'RESTRICTIVE' and cmd = 'ALL' and roles = '{authenticated}'
      and qual like '%( SELECT private.has_passed_second_step()%' and with_check is null order by 1`);
const rowsOf = async (table: string) =>
  (await shop.project.rest(`${table}?select=*`, { user })).json() as Promise<unknown[]>;
const readPicture = () =>
  fetch(`${shop.project.url}/storage/v1/object/imagens/${user.userId}/foto.png`, {
    headers: { apikey: shop.project.publishableKey, authorization: `Bearer ${user.token}` },
  });
const pass = () =>
  query(
    'insert into public.second_factor_passes (session_id, user_id) values ($1, $2)',
    user.sessionId,
    user.userId,
  );

async function turnOn() {
  await query(
    `insert into public.second_factors (user_id, sealed_secret, confirmed_at) values ($1, 'x', now())
     on conflict (user_id) do nothing`,
    user.userId,
  );
}

test('every table that opens to signed-in users asks for the second step, and a new one without it is found out', async () => {
  const open = (await openTables()).map(({ name }) => name);
  expect(open).toContain('storage.objects');
  expect(open.length).toBeGreaterThan(15);
  expect((await guardedTables()).map(({ name }) => name)).toEqual(open);
  await shop.project.database.exec(`
    create table public.forgotten (id integer);
    alter table public.forgotten enable row level security;
    create policy "people read" on public.forgotten for select to authenticated using (true);`);
  expect((await openTables()).map(({ name }) => name)).not.toEqual(
    (await guardedTables()).map(({ name }) => name),
  );
  await shop.project.database.exec('drop table public.forgotten');
});

test('before the second step the Data API answers no row of any table, and afterwards all', async () => {
  const tables = (await openTables()).flatMap(({ name }) => name.match(/^public\.(.*)$/)?.[1] ?? []);
  const counts = async () =>
    Object.fromEntries(
      await Promise.all(tables.map(async (table) => [table, (await rowsOf(table)).length] as const)),
    );
  const before = await counts();
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
  await turnOn();
  expect(new Set(Object.values(await counts()))).toEqual(new Set([0]));
  await pass();
  expect(await counts()).toEqual(before);
});

test('before it nothing is changed or deleted, no function answers a row, and no picture is read', async () => {
  await turnOn();
  await query('delete from public.second_factor_passes where user_id = $1', user.userId);
  const own = `user_id=eq.${user.userId}`;
  await shop.project.rest(`user_images?${own}`, { user, method: 'PATCH', body: { favorite: true } });
  await shop.project.rest(`user_images?${own}`, { user, method: 'DELETE' });
  await shop.project.rest(`conversations?${own}`, { user, method: 'DELETE' });
  expect(await query('select favorite from public.user_images where user_id = $1', user.userId)).toEqual([
    { favorite: false },
  ]);
  expect(await query('select 1 from public.conversations where user_id = $1', user.userId)).toHaveLength(1);
  const found = await shop.project.rest('rpc/list_credit_entries', {
    user,
    method: 'POST',
    body: { p_limit: 20, p_offset: 0 },
  });
  expect(await found.text()).not.toContain('signup');
  expect((await readPicture()).ok).toBe(false);
  await pass();
  expect((await readPicture()).ok).toBe(true);
});

test('nobody may call the function that the policies use', async () => {
  const answers = await Promise.all(
    ['rpc/has_passed_second_step', 'rpc/private.has_passed_second_step'].map((path) =>
      shop.project.rest(path, { user, method: 'POST', body: {} }),
    ),
  );
  for (const { ok } of answers) expect(ok).toBe(false);
});
