import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { RemoteSchemas } from '../ports/remote-schemas.ts';
import { createPersonalRecords } from './personal-records.ts';
import { createRemoteSchemas } from './remote-schemas.ts';

let project: TestProject;
let schemas: RemoteSchemas;
let names = 0;

beforeAll(async () => {
  // The embedded project writes every refusal there, and refusals are what this file asks for.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openTestProject();
  schemas = createRemoteSchemas(project.clients);
});
afterAll(() => project?.close());

const step = (name: string, script: string, integrity = script) => ({ name, integrity, script });
const NOTES = step(
  '001_create_notes.sql',
  'create table notes (id integer generated always as identity primary key, user_id uuid not null, text text not null)',
);

/** A remote of its own with these tables. */
async function newRemote(...migrations: ReturnType<typeof step>[]) {
  names += 1;
  const remote = `mfe-${process.pid}-${names}`;
  expect(await schemas.migrate(remote, migrations, true)).toEqual([]);
  const run = (sql: string, params: unknown = {}) => schemas.run(remote, sql, params);
  const refusal = (sql: string) => run(sql).then(String, (error: unknown) => `refused: ${error}`);
  return { remote, schema: `remote_${remote.slice(4).replaceAll('-', '_')}`, run, refusal };
}

/** What is set in the session that all requests share. */
async function session() {
  const { rows } = await project.database.query(`select current_user, current_setting('search_path') as path,
    coalesce(current_setting('request.jwt.claims', true), '') as claims,
    (select jsonb_object_agg(name, setting) from pg_settings where source = 'session') as settings`);
  return rows;
}

test('a backend writes and reads its own tables, with its parameters as one value', async () => {
  const { run } = await newRemote(NOTES);
  const insert = `insert into notes (user_id, text) values (($1->>'user')::uuid, $1->>'text')`;
  const user = crypto.randomUUID();
  expect(await run(`${insert} returning id, text`, { user, text: `d'água` })).toEqual([
    { id: 1, text: `d'água` },
  ]);
  expect(await run(insert, { user, text: 'dois' })).toEqual([]);
  expect(
    await run(
      `with own as (select * from notes where user_id = ($1->>'user')::uuid) select text from own order by id`,
      { user },
    ),
  ).toEqual([{ text: `d'água` }, { text: 'dois' }]);
  expect(await run('select 1 as one -- and a comment')).toEqual([{ one: 1 }]);
});

test.each([
  ['two statements', 'select 1; select 2'],
  ['two statements that answer nothing', 'delete from notes; delete from notes'],
  [
    'a statement that closes the one around it',
    'delete from notes) select; drop table notes; with answer as (select',
  ],
  ['a statement that closes a query around it', 'select 1) select 1; drop table notes; with a as (select 1'],
  ['a table of the product', 'select * from public.user_images'],
  ['the accounts', 'select * from auth.users'],
  ['another role', 'set role postgres'],
  ['another role by a function', `select set_config('role', 'service_role', false)`],
  ['another user of the session', `select set_config('session_authorization', 'postgres', false)`],
  ['a setting that stays', `select set_config('search_path', 'public', false)`],
  [
    'a setting that stays, made in two parts',
    `select query_to_xml('select set_' || 'config(''search_path'', ''public'', false)', true, true, '')`,
  ],
  ['a claim that stays', `select set_config('request.jwt.claims', '{"role":"service_role"}', false)`],
  [
    'the claim that is set, for good',
    `select set_config('request.jwt.claims', '{"role":"service_role","sub":"x"}', false)`,
  ],
  ['the path that is set, for good', `select set_config('search_path', '""', false)`],
  ['a shorter patience', `select set_config('lock_timeout', '1', false)`],
  ['a file of the server', `select pg_read_file('/etc/passwd')`],
  ['another schema’s functions', 'select public.is_session_open(gen_random_uuid())'],
  ['a table of its own making', 'create table more (id integer)'],
  ['rows without an end', 'select * from generate_series(1, 2000)'],
  ['rows of many bytes', `select repeat(md5(n::text), 100000) from generate_series(1, 20) n`],
])('a statement is refused that asks for %s', async (_what, sql) => {
  const { refusal, run } = await newRemote(NOTES);
  const before = await session();
  expect(await refusal(sql)).toMatch(/^refused: StoreError/);
  expect(await run('select count(*)::int as count from notes')).toEqual([{ count: 0 }]);
  expect(await session()).toEqual(before);
});

test('a statement leaves no lock behind', async () => {
  const { run, refusal } = await newRemote(NOTES);
  await run('select pg_advisory_lock(42)');
  await refusal('select pg_advisory_lock(42), 1 / 0');
  const { rows } = await project.database.query(
    `select count(*)::int as count from pg_locks where locktype = 'advisory'`,
  );
  expect(rows).toEqual([{ count: 0 }]);
});

test('a backend does not reach the tables of another', async () => {
  const one = await newRemote(NOTES);
  const other = await newRemote(NOTES);
  expect(await other.refusal(`select * from ${one.schema}.notes`)).toContain('permission denied');
});

test('the role of a remote may call no function and read no table of the product', async () => {
  const { schema } = await newRemote(NOTES);
  const reach = await project.database.query(
    `select n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname not in ('pg_catalog', 'information_schema', $1)
       and has_schema_privilege($1, n.oid, 'usage') and has_function_privilege($1, p.oid, 'execute')
     union all
     select n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', $1) and c.relkind in ('r', 'p', 'v', 'm')
       and has_any_column_privilege($1, c.oid, 'select, insert, update, references')
     union all
     select 'role ' || r.rolname from pg_roles r where r.rolname <> $1 and pg_has_role($1, r.oid, 'member')
     union all
     select 'schema ' || n.nspname from pg_namespace n where n.nspname <> $1 and has_schema_privilege($1, n.oid, 'create')`,
    [schema],
  );
  expect(reach.rows).toEqual([]);
});

test('nobody but the service reaches a remote’s schema, its functions or its migrations', async () => {
  const { remote } = await newRemote(NOTES);
  const user = await project.newUser();
  for (const [path, body] of [
    ['rpc/run_remote_statement', { p_remote: remote, p_statement: 'select 1', p_params: {} }],
    ['rpc/migrate_remote_schema', { p_remote: remote, p_migrations: [], p_keep: true }],
    ['rpc/read_remote_rows', { p_user: user.userId, p_after: '', p_limit: 10 }],
  ] as const)
    expect(await (await project.rest(path, { user, method: 'POST', body })).text()).toMatch(
      /permission denied/,
    );
  expect(await (await project.rest('remote_migrations', { user })).text()).not.toContain(remote);
});

test('migrations land in their order, once each', async () => {
  const colour = step('002_add_colour.sql', 'alter table notes add column colour text');
  const { remote, run } = await newRemote(NOTES);
  expect(await schemas.migrate(remote, [NOTES, colour], false)).toEqual([]);
  await expect(run('select colour from notes')).rejects.toThrow('does not exist');
  expect(await schemas.migrate(remote, [colour, NOTES], true)).toEqual([]);
  expect(await schemas.migrate(remote, [NOTES, colour], true)).toEqual([]);
  expect(await schemas.migrate(remote, [NOTES], true)).toEqual([]);
  expect(await run('select colour from notes')).toEqual([]);
  expect(await schemas.migrate(remote, [NOTES, step('002_add_colour.sql', 'select 1')], true)).toEqual([
    { migration: '002_add_colour.sql', what: 'changed', name: '' },
  ]);
  expect(await schemas.migrate(remote, [step('001_z.sql', 'select 1')], true)).toMatchObject([
    { migration: '001_z.sql', what: 'out_of_order', name: '002_add_colour.sql' },
  ]);
});

test.each([
  ['drops a table', 'drop table notes', 'gone', 'notes.text'],
  ['renames a column', 'alter table notes rename text to words', 'gone', 'notes.text'],
  ['changes a type', 'alter table notes alter column text type varchar(9)', 'type', 'notes.text'],
  [
    'adds a column that must be given',
    'alter table notes add column colour text not null',
    'required',
    'notes.colour',
  ],
  [
    'adds a constraint',
    'alter table notes add constraint short check (length(text) < 9)',
    'constraint',
    'notes.short',
  ],
  ['adds a unique index', 'create unique index once on notes (text)', 'constraint', 'notes.once'],
])('a migration that %s is refused, and undone', async (_what, script, what, name) => {
  const { remote, run } = await newRemote(NOTES);
  const problems = await schemas.migrate(remote, [NOTES, step('002_x.sql', script)], true);
  expect(problems).toContainEqual({ migration: '002_x.sql', what, name });
  expect(await run('select id, text from notes')).toEqual([]);
  const reasoned = `-- Breaks the release before: no version that users still see has read it\n${script}`;
  expect(await schemas.migrate(remote, [NOTES, step('002_x.sql', reasoned)], true)).toEqual([]);
});

test.each([
  ['a function', `create function f() returns integer language sql as 'select 1'`, 'function'],
  [
    'a statement with the rights of others',
    'alter function run_statement(text, jsonb, integer) security invoker',
    'function',
  ],
  [
    'another body of what runs its statements',
    `create or replace function run_statement(p_statement text, p_params jsonb, p_bytes integer) returns jsonb language sql security definer as 'select null::jsonb'`,
    'function',
  ],
  ['a temporary table', 'create temporary table user_images (id integer)', 'user_images'],
])('a migration is refused that makes %s', async (_what, script, name) => {
  const { remote } = await newRemote(NOTES);
  expect(await schemas.migrate(remote, [step('002_x.sql', script)], true)).toContainEqual({
    migration: '002_x.sql',
    what: 'trespass',
    name,
  });
  const { rows } = await project.database.query(`select from pg_class where relpersistence = 't'`);
  expect(rows).toEqual([]);
});

test.each([
  ['another schema', 'create table public.mine (id integer)'],
  ['a schema', 'create schema mine'],
  ['another role', 'set role postgres'],
  ['a setting that stays', `do $$ begin perform set_config('search_path', 'x', false); end $$`],
  ['an account', 'alter table auth.users add column x text'],
  ['a word that SQL does not know', 'creat table x'],
])('a migration fails that asks for %s, with the reason', async (_what, script) => {
  const { remote } = await newRemote(NOTES);
  const problems = await schemas.migrate(remote, [step('002_x.sql', script)], true);
  expect(problems).toMatchObject([
    { migration: '002_x.sql', what: 'failed', name: expect.stringMatching(/\w/) },
  ]);
});

test('a remote without a schema runs nothing', async () => {
  await expect(schemas.run('mfe-nobody', 'select 1', {})).rejects.toThrow();
  await expect(schemas.run('x; drop', 'select 1', {})).rejects.toThrow();
});

test('rows of a user in any table with a column user_id are in the copy of their data, and go with the account', async () => {
  const parts = step(
    '002_parts.sql',
    'create table parts (note integer references notes, user_id uuid, text text)',
  );
  const lists = step('003_a.sql', 'create table a_lists (user_id uuid, note integer references notes)');
  const { run, schema } = await newRemote(NOTES, parts, lists);
  const [ana, bia] = [await project.newUser(), await project.newUser()];
  for (const { userId } of [ana, bia]) {
    const insert = `insert into notes (user_id, text) select ($1->>'user')::uuid, 'nota ' || n from generate_series(1, 60) n`;
    await run(insert, { user: userId });
    await run(
      `insert into parts select id, user_id, 'parte' from notes where user_id = ($1->>'user')::uuid`,
      { user: userId },
    );
    await run(`insert into a_lists select user_id, id from notes where user_id = ($1->>'user')::uuid`, {
      user: userId,
    });
  }
  const records = createPersonalRecords(project.clients);
  const rows: { key: string; row: unknown }[] = [];
  for (let page = await records.rows(ana.userId, 'remote_rows', ''); page.length > 0; ) {
    rows.push(...page);
    page = await records.rows(ana.userId, 'remote_rows', page.at(-1)?.key ?? '');
  }
  expect(rows).toHaveLength(180);
  expect(rows.map(({ row }) => row)).toContainEqual({
    table: `${schema}.notes`,
    id: expect.any(Number),
    user_id: ana.userId,
    text: 'nota 7',
  });
  expect(JSON.stringify(rows)).not.toContain(bia.userId);
  await project.database.query('delete from auth.users where id = $1', [ana.userId]);
  expect(await run('select distinct user_id from notes union select user_id from parts')).toEqual([
    { user_id: bia.userId },
  ]);
});

test('what a remote hangs on its tables runs with no more rights when an account is deleted', async () => {
  const rule = step(
    '002_rule.sql',
    'create rule grab as on delete to notes do also select * from auth.users',
  );
  const { remote } = await newRemote(NOTES);
  const problems = await schemas.migrate(remote, [rule], true);
  const ana = await project.newUser();
  const deleted = project.database.query('delete from auth.users where id = $1', [ana.userId]);
  if (problems.length > 0) await deleted;
  else await expect(deleted).rejects.toThrow('permission denied');
});
