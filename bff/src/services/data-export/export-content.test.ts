import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../ports/user.ts';
import { type ExportProject, firstUrl, openExportProject } from '../../testing/export-project.ts';
import { fillAccount } from '../../testing/fill-account.ts';
import { personalSources } from './personal-records.ts';

let project: ExportProject;
let user: User;
let copies: ReturnType<ExportProject['with']>;

beforeAll(async () => {
  // The embedded project writes every refusal there, and some tests ask for them.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openExportProject();
});
afterAll(() => project?.close());
beforeEach(async () => {
  await project.rows('delete from public.data_exports');
  user = await project.newUser();
  copies = project.with(user);
});

/** At least one row in every source, so that every comparison has something to compare. */
async function fillEverything(other: User): Promise<void> {
  const { userId, email } = user;
  await fillAccount(project.shop, copies.deps.pictures, user);
  await project.shop.project.database.exec(`
    insert into public.generations (user_id, idempotency_key, fingerprint, operation, options, reserved_until)
      values ('${userId}', 'k', 'f', 'add_text', '{}', now());
    insert into public.token_usage (user_id, operation_type, model_used, tokens_used, cost_usd, prompt)
      values ('${userId}', 'add_text', 'local', 1, 0.0001, 'Caneca');
    insert into public.payment_refunds (invoice_id, refunded_cents)
      select invoice_id, 100 from public.payments where user_id = '${userId}';
    insert into public.user_roles (user_id, role) values ('${userId}', 'admin');
    insert into public.account_blocks (user_id) values ('${userId}');
    insert into public.account_deletions (user_id, requested_at, due_at) values ('${userId}', now(), now() + interval '7 days');
    insert into public.audit_log (actor_id, action, subject_id, reason) values
      ('${other.userId}', 'credits_granted', '${userId}', 'A caneca saiu cortada'),
      ('${userId}', 'account_blocked', '${other.userId}', 'Motivo sobre outra pessoa');
    insert into public.remote_trail (who, what, remote) values ('${email}', 'promoted', 'mfe-x');
    insert into public.remote_tokens (token_hash, remote, label, created_by) values ('segredo-${userId}', '*', 'ci', '${email}');
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
      values (gen_random_uuid(), 'google', '${userId}', '${userId}', '{}', now(), now());
    insert into auth.audit_log_entries (id, payload, created_at, ip_address)
      values (gen_random_uuid(), '{"actor_id": "${userId}", "action": "login"}', now(), '203.0.113.9');`);
}

/** Tables whose rows about a user are in no JSON file of the copy, and why. */
const elsewhere: Record<string, string> = {
  'auth.refresh_tokens': 'they open sessions: secrets',
  'auth.flow_state': 'codes of a sign-in that is under way: secrets',
  'public.recovery_sessions': 'which session the link of a mail opened',
  'public.picture_orders': 'requests under way; their generations are in the copy',
  'public.marketplace_sign_ins': 'sign-ins at a marketplace that are under way: secrets',
  'public.second_factors': 'they open sessions: secrets',
  'public.second_factor_tries': 'how many codes were tried, for a day',
  'public.second_factor_passes': 'which session has passed the second step',
  'public.remote_keys': 'who registered or revoked one is in the trail, which is in the copy',
  'public.place_arrangements': 'who arranged one is in the trail, which is in the copy',
  'public.remote_locks': 'who set or removed one is in the trail, which is in the copy',
  'public.remote_approvals': 'who set or removed a rule is in the trail, which is in the copy',
  'public.remote_requests': 'who asked and who decided is in the trail, which is in the copy',
  'public.remote_previews': 'who made or ended one is in the trail, which is in the copy',
  'public.remote_servers': 'who registered or removed one is in the trail, which is in the copy',
  'storage.objects': 'the files themselves are in the copy',
};

/** Tables without data of users, and why. */
const impersonal: Record<string, string> = {
  'public.account_deletion_proofs': 'accounts that are gone, under a hash',
  'public.remote_versions': 'published code',
  'public.remote_channels': 'which version is live',
  'public.remote_checks': 'found by a machine: it names its token, and no user',
  'public.contract_pages': 'built files, and their hashes',
  'public.remote_migrations': 'which tables of remotes have been made',
  'public.remote_health': 'counts by minute',
  'public.outgoing_mails': 'mails on their way for a day at most, sealed',
  'public.web_vitals': 'counts by day',
  'public.remote_errors': 'counts of errors, with masked messages',
  'public.remote_error_users': 'a name that leads to no user without the key of this server',
  'public.remote_vital_users': 'a name that leads to no user without the key of this server',
  'public.remote_flags': 'names that lead to no user without the key of this server',
  'public.remote_visitors': 'a name that leads to no user without the key of this server',
};

/** Columns that are left out: secrets, and what belongs to other people. */
const leftOut: Record<string, string[]> = {
  'auth.sessions': ['refresh_token_hmac_key', 'refresh_token_counter'],
  'public.conversation_photos': ['photo', 'thumbnail'],
  'public.audit_log': ['actor_id', 'subject_id', 'reason', 'request_key'],
  'public.remote_tokens': ['token_hash'],
  'public.remote_members': ['added_by'],
  'public.marketplace_connections': ['sealed_tokens', 'refresh_claim', 'refresh_until'],
  'public.marketplace_changes': ['request_key', 'claim', 'claimed_until'],
  'public.data_exports': ['archives', 'claim', 'claimed_until'],
  'public.push_subscriptions': ['p256dh', 'auth'],
};
const keptOfUsers = [
  'id',
  'email',
  'phone',
  'created_at',
  'updated_at',
  'raw_user_meta_data',
  'last_sign_in_at',
];

const tableOf = ({ source }: { source: string }) => (source.includes('.') ? source : `public.${source}`);

async function allTables(): Promise<string[]> {
  const found = await project.rows(`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'auth', 'storage') and table_type = 'BASE TABLE' order by 1`);
  return found.map(({ name }) => String(name));
}

test('a copy holds every row of every table that carries the user’s id or address', async () => {
  await fillEverything(await project.newUser());
  const files = await copies.download(firstUrl(await copies.make()));
  const exported = new Map(
    personalSources.map((source) => [tableOf(source), JSON.parse(String(files[source.file])) as object[]]),
  );
  for (const [table, found] of exported) expect(found, table).not.toEqual([]);
  for (const table of await allTables()) {
    if (table in elsewhere) continue;
    const own = await project.rows(
      `select to_jsonb(t) as row from ${table} t where t::text ilike '%' || $1 || '%' or t::text ilike '%' || $2 || '%'`,
      user.userId,
      user.email,
    );
    const ignored = leftOut[table] ?? [];
    const compared = own.map(({ row }) =>
      Object.fromEntries(
        Object.entries(row as object).filter(([column]) =>
          table === 'auth.users' ? keptOfUsers.includes(column) : !ignored.includes(column),
        ),
      ),
    );
    // Making the copy changes these columns of its own row.
    if (table === 'public.data_exports') expect(exported.get(table)).toHaveLength(1);
    else if (compared.length > 0)
      expect(exported.get(table), table).toEqual(
        expect.arrayContaining(compared.map((row) => expect.objectContaining(row))),
      );
  }
});

test('every table is in the copy, or is listed with the reason why it is not', async () => {
  const forgotten = async () =>
    (await allTables()).filter(
      (table) =>
        !(table in elsewhere) &&
        !(table in impersonal) &&
        !(table === 'storage.buckets') &&
        !personalSources.some((source) => tableOf(source) === table),
    );
  expect(await forgotten()).toEqual([]);
  await project.shop.project.database.exec('create table public.forgotten (user_id uuid)');
  expect(await forgotten()).toEqual(['public.forgotten']);
  await project.shop.project.database.exec('drop table public.forgotten');
});

test('a copy holds the pictures and photos byte for byte, even those that no row names', async () => {
  await fillAccount(project.shop, copies.deps.pictures, user);
  const files = await copies.download(firstUrl(await copies.make()));
  for (const name of ['foto.png', 'foto-original.jpg', 'esquecida.png', 'product-photos/foto.jpg'])
    expect(String(files[`imagens/${name}`])).toBe(`picture ${name}`);
  const photos = Object.keys(files).filter((name) => name.startsWith('conversas/'));
  expect(photos.map((name) => String(files[name]))).toEqual(['photo']);
  const [image] = JSON.parse(String(files['dados/imagens.json'])) as { image_url: string }[];
  expect(image?.image_url).toBe(`${user.userId}/foto.png`);
});

test('a copy contains neither secrets nor other users', async () => {
  const other = await project.newUser();
  await fillAccount(project.shop, copies.deps.pictures, other);
  await fillEverything(other);
  const [account] = await project.rows(
    'select encrypted_password from auth.users where id = $1',
    user.userId,
  );
  const all = String(Buffer.concat(Object.values(await copies.download(firstUrl(await copies.make())))));
  for (const secret of [
    String(account?.encrypted_password),
    `segredo-${user.userId}`,
    other.userId,
    other.email,
    'Motivo sobre outra pessoa',
  ])
    expect(all).not.toContain(secret);
});

test('LEIA-ME.txt says whose copy it is and what each file holds', async () => {
  const files = await copies.download(firstUrl(await copies.make()));
  const text = String(files['LEIA-ME.txt']);
  expect(text).toContain(user.email);
  expect(text).toContain('privacidade@example.com');
  for (const name of Object.keys(files).filter((name) => name.startsWith('dados/')))
    expect(text).toContain(`${name}: `);
});
