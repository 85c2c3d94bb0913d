import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { User } from '../ports/user.ts';
import { pictureAt } from '../testing/picture-at.ts';
import { createCreditLedger } from './credit-ledger.ts';
import { createGenerationLog } from './generation-log.ts';
import { createImageLibrary } from './image-library.ts';
import { createPictureStore } from './picture-store.ts';
import { createProfileRepository } from './profile-repository.ts';

let project: TestProject;
let ana: User;
let bia: User;
let imageId: string;
let path: string;

beforeAll(async () => {
  // The embedded project writes every refusal there, and refusals are what this file asks for.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openTestProject();
  ana = await project.newUser({ data: { full_name: 'Ana', phone: '(11) 98765-4321' } });
  bia = await project.newUser();
  const ledger = createCreditLedger(project.clients);
  path = `${ana.userId}/foto.png`;
  await createPictureStore(project.clients, { signsAddresses: false }).put(path, Buffer.from('png'));
  const reservation = await ledger.reserveCredit({
    userId: ana.userId,
    idempotencyKey: 'first',
    fingerprint: 'content',
    operation: 'add_text',
    prompt: 'Oferta',
    options: {},
    leaseSeconds: 60,
  });
  if (!('record' in reservation)) throw new Error(reservation.outcome);
  const generation = await ledger.commitGeneration({
    generationId: reservation.record.id,
    picture: pictureAt(path),
    usage: { model: 'local', tokensUsed: 0, costUsd: 0 },
    demonstration: true,
  });
  imageId = generation.imageId ?? '';
});
afterAll(() => project?.close());

/** Table to the commands that a signed-in user has a policy for. */
const expectedPolicies = {
  account_blocks: ['SELECT'],
  account_deletions: ['SELECT'],
  brand_kits: ['SELECT'],
  conversation_photos: ['SELECT'],
  conversation_turns: ['SELECT'],
  conversations: ['DELETE', 'SELECT'],
  credit_entries: ['SELECT'],
  generations: ['SELECT'],
  own_templates: ['SELECT'],
  payments: ['SELECT'],
  picture_preparations: ['SELECT'],
  product_listings: ['SELECT'],
  product_photos: ['SELECT'],
  products: ['SELECT'],
  saved_styles: ['SELECT'],
  subscriptions: ['SELECT'],
  text_orders: ['SELECT'],
  token_usage: ['SELECT'],
  user_credits: ['SELECT'],
  user_images: ['DELETE', 'SELECT', 'UPDATE'],
  user_profiles: ['SELECT', 'UPDATE'],
  user_roles: ['SELECT'],
};
const tables = Object.keys(expectedPolicies);

async function openTables() {
  const { rows } = await project.database.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
  );
  return rows.map((row) => row.relname);
}

test('every table has row-level security, and a new one without it is found out', async () => {
  expect(await openTables()).toEqual([]);
  await project.database.exec('create table public.forgotten (id integer)');
  expect(await openTables()).toEqual(['forgotten']);
  await project.database.exec('drop table public.forgotten');
});

test('each table has the policies it should, for signed-in users only, one an operation', async () => {
  const { rows } = await project.database.query<{ tablename: string; cmd: string; roles: string }>(
    `select tablename, cmd, roles::text from pg_policies
     where schemaname = 'public' and permissive = 'PERMISSIVE' order by tablename, cmd`,
  );
  const policies = Object.groupBy(rows, (row) => row.tablename);
  expect(Object.fromEntries(tables.map((table) => [table, policies[table]?.map((row) => row.cmd)]))).toEqual(
    expectedPolicies,
  );
  expect(Object.keys(policies)).toEqual(tables);
  expect(new Set(rows.map((row) => row.roles))).toEqual(new Set(['{authenticated}']));
});

test('a browser may run no function that bypasses row-level security or changes anything', async () => {
  const { rows } = await project.database.query(`
    select p.proname, r.rolname from pg_proc p, pg_roles r
    where p.pronamespace = 'public'::regnamespace and r.rolname in ('anon', 'authenticated')
      and (p.prosecdef or p.provolatile = 'v') and has_function_privilege(r.oid, p.oid, 'execute')`);
  expect(rows).toEqual([]);
  const { rows: loose } = await project.database.query(`
    select proname from pg_proc where pronamespace = 'public'::regnamespace
      and not coalesce(proconfig::text like '%search_path=%', false)`);
  expect(loose, 'functions without a fixed search_path').toEqual([]);
});

test.each([
  [
    'reserve_credit',
    {
      p_user_id: '',
      p_idempotency_key: 'x',
      p_fingerprint: 'x',
      p_operation: 'add_text',
      p_prompt: 'x',
      p_options: {},
      p_lease_seconds: 9,
    },
  ],
  [
    'commit_generation',
    { p_generation_id: crypto.randomUUID(), p_picture: null, p_usage: {}, p_demonstration: true },
  ],
  ['release_generation', { p_generation_id: crypto.randomUUID(), p_error_code: 'generation_failed' }],
  ['release_expired_generations', { p_now: '2099-01-01T00:00:00Z' }],
  ['grant_credits', { p_user_id: '', p_key: 'x', p_reason: 'x', p_credits: 99, p_turbo_credits: 0 }],
  ['provision_account', { p_user_id: '', p_details: {} }],
])('a signed-in user cannot call %s', async (name, parameters) => {
  const body = { ...parameters, ...('p_user_id' in parameters ? { p_user_id: ana.userId } : {}) };
  for (const user of [ana, undefined]) {
    const answer = await project.rest(`rpc/${name}`, { method: 'POST', body, ...(user ? { user } : {}) });
    expect(answer.ok).toBe(false);
    expect(await answer.text()).toMatch(/permission denied/);
  }
});

test('another user or a visitor does not see what a user has', async () => {
  for (const table of [
    'credit_entries',
    'generations',
    'token_usage',
    'user_credits',
    'user_images',
    'user_profiles',
  ]) {
    const key = table === 'user_profiles' ? 'id' : 'user_id';
    const own = await project.rest(`${table}?${key}=eq.${ana.userId}`, { user: ana });
    expect((await own.json()) as unknown[], table).not.toEqual([]);
    for (const other of [{ user: bia }, {}]) {
      const answer = await project.rest(`${table}?${key}=eq.${ana.userId}`, other);
      expect(await answer.json(), table).toEqual([]);
    }
  }
  expect(await createImageLibrary(project.clients).find(bia, imageId)).toBeNull();
  expect(await createGenerationLog(project.clients).findByKey(bia, 'first')).toBeNull();
});

test('nobody but the service sees the accounts at marketplaces, not even their own user', async () => {
  await project.database.query(
    `insert into public.marketplace_connections (user_id, channel, account_id, account_name, sealed_tokens, expires_at)
     values ($1, 'mercado_livre', '1', 'LOJA', 'sealed', now())`,
    [ana.userId],
  );
  await project.database.query(
    `insert into public.marketplace_sign_ins (nonce_hash, user_id, channel, return_to, expires_at)
     values ('hash', $1, 'mercado_livre', '/settings', now())`,
    [ana.userId],
  );
  await project.database.query(
    `insert into public.marketplace_changes (user_id, channel, account_id, listing_id, request_key, image_id, place)
     values ($1, 'mercado_livre', '1', 'MLB1', 'k', gen_random_uuid(), 'cover')`,
    [ana.userId],
  );
  for (const table of ['marketplace_connections', 'marketplace_sign_ins', 'marketplace_changes'])
    for (const other of [{ user: ana }, { user: bia }, {}]) {
      const answer = await project.rest(`${table}?user_id=eq.${ana.userId}`, other);
      expect(answer.ok ? await answer.json() : [], table).toEqual([]);
      await project.rest(`${table}?user_id=eq.${ana.userId}`, { ...other, method: 'DELETE' });
      const { rows } = await project.database.query(`select 1 from public.${table}`);
      expect(rows, table).toHaveLength(1);
    }
});

test('a user cannot delete or change what belongs to another', async () => {
  expect(await createImageLibrary(project.clients).remove(bia, imageId)).toEqual([]);
  expect(await createImageLibrary(project.clients).markFavorite(bia, imageId, true)).toBeNull();
  await project.rest(`user_images?id=eq.${imageId}`, {
    user: bia,
    method: 'PATCH',
    body: { favorite: true },
  });
  await project.rest(`user_images?id=eq.${imageId}`, { user: bia, method: 'DELETE' });
  await project.rest(`user_profiles?id=eq.${ana.userId}`, {
    user: bia,
    method: 'PATCH',
    body: { full_name: 'Bia' },
  });
  expect(await createImageLibrary(project.clients).find(ana, imageId)).toMatchObject({ favorite: false });
  expect((await createProfileRepository(project.clients).read(ana)).fullName).toBe('Ana');
});

const ownRows = () =>
  [
    ['user_credits', 'user_id', { credits_remaining: 999, turbo_credits: 999 }],
    ['credit_entries', 'user_id', { amount: 999 }],
    [
      'generations',
      'user_id',
      { status: 'failed', error_code: 'generation_failed', image_id: null, saved: false },
    ],
    ['token_usage', 'user_id', { tokens_used: 1 }],
    ['user_images', 'user_id', { prompt: 'outro' }],
  ] as const;

test('a user cannot write their own credits, generations, usage, images or roles', async () => {
  const before = await everything();
  for (const [table, key, change] of ownRows()) {
    await project.rest(`${table}?${key}=eq.${ana.userId}`, { user: ana, method: 'PATCH', body: change });
  }
  for (const table of tables.filter((name) => name !== 'user_images')) {
    const key = table === 'user_profiles' ? 'id' : 'user_id';
    await project.rest(`${table}?${key}=eq.${ana.userId}`, { user: ana, method: 'DELETE' });
  }
  const inserts: [string, object][] = [
    ['user_roles', { user_id: ana.userId, role: 'admin' }],
    ['subscriptions', { user_id: ana.userId, plan_name: 'Master' }],
    ['user_credits', { user_id: crypto.randomUUID(), credits_remaining: 9 }],
    [
      'user_images',
      { user_id: ana.userId, image_url: `${ana.userId}/x.png`, metadata: { operation: 'add_text' } },
    ],
    [
      'credit_entries',
      { user_id: ana.userId, kind: 'grant', currency: 'image', amount: 9, reason: 'x', grant_key: 'x' },
    ],
  ];
  for (const [table, body] of inserts) {
    const answer = await project.rest(table, { user: ana, method: 'POST', body });
    expect(answer.status, table).toBe(403);
  }
  expect(await everything()).toEqual(before);
});

async function everything() {
  const contents = tables.map(async (table) => {
    const { rows } = await project.database.query(
      `select to_jsonb(t) as row from public.${table} t order by 1`,
    );
    return [table, rows];
  });
  return Object.fromEntries(await Promise.all(contents));
}

test('a user renames themselves and changes nothing else of their profile', async () => {
  const repository = createProfileRepository(project.clients);
  expect(await repository.rename(ana, 'Ana Maria')).toEqual({ fullName: 'Ana Maria', phone: '11987654321' });
  const forged = { full_name: 'Ana', created_at: '2001-01-01T00:00:00Z' };
  await project.rest(`user_profiles?id=eq.${ana.userId}`, { user: ana, method: 'PATCH', body: forged });
  const { rows } = await project.database.query(
    `select count(*)::int as count from public.user_profiles where id = $1 and created_at > now() - interval '1 day'`,
    [ana.userId],
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('a user may mark their pictures as favourites and change nothing else of them', async () => {
  const { favorite: _, ...before } = await row();
  const forged = { favorite: true, image_url: `${ana.userId}/outra.png`, created_at: '2001-01-01', width: 1 };
  await project.rest(`user_images?id=eq.${imageId}`, { user: ana, method: 'PATCH', body: forged });
  expect(await row()).toEqual({ ...before, favorite: true });
  await createImageLibrary(project.clients).markFavorite(ana, imageId, false);
  expect(await row()).toEqual({ ...before, favorite: false });

  async function row() {
    const { rows } = await project.database.query<Record<string, unknown>>(
      'select * from public.user_images where id = $1',
      [imageId],
    );
    return rows[0] ?? {};
  }
});

test('the admin role is granted by the service alone', async () => {
  const repository = createProfileRepository(project.clients);
  expect(await repository.isAdmin(bia)).toBe(false);
  await project.database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
    bia.userId,
  ]);
  expect(await repository.isAdmin(bia)).toBe(true);
  expect(await repository.isAdmin(ana)).toBe(false);
});

test('only its owner reads a picture, and only the service writes one', async () => {
  const object = (user: User | null, method = 'GET') =>
    fetch(`${project.url}/storage/v1/object/imagens/${path}`, {
      method,
      headers: {
        apikey: project.publishableKey,
        'content-type': 'image/png',
        ...(user ? { authorization: `Bearer ${user.token}` } : {}),
      },
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: 'forged' }),
    });
  expect(await (await object(ana)).text()).toBe('png');
  for (const stranger of [bia, null]) expect((await object(stranger)).ok).toBe(false);
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await object(ana, method)).ok).toBe(false);
  expect(await (await object(ana)).text()).toBe('png');
});
