import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type DatabaseCatalog, readCatalog } from '../testing/database-catalog.ts';
import { findBreaks } from '../testing/find-breaks.ts';
import { openBareDatabase } from './bare-database.ts';
import { applyMigrations } from './migrations.ts';

// Nodes of two releases serve at the same time during an upgrade, over one database that is already migrated
// (docs/operating.md#upgrades).

/** The last migration before the rule existed. */
const BEFORE_THE_RULE = '20261125050400';

/** The comment that permits a breaking migration, with the reason why no release that may still run needs what it removes. */
const ESCAPE = /^-- Breaks the release before: \S.{20,}$/m;

const folder = join(import.meta.dirname, '../../supabase/migrations');
const migrations = readdirSync(folder)
  .filter((name) => name.slice(0, 14) > BEFORE_THE_RULE)
  .sort();

let database: Awaited<ReturnType<typeof openBareDatabase>>;
let catalog: DatabaseCatalog;

beforeAll(async () => {
  database = await openBareDatabase();
  await applyMigrations(database, BEFORE_THE_RULE);
  catalog = await readCatalog(database);
});

/** What a script breaks; its changes are rolled back. */
async function breaksOf(script: string): Promise<string[]> {
  await database.exec('begin');
  try {
    await database.exec(script);
    return findBreaks(catalog, await readCatalog(database));
  } finally {
    await database.exec('rollback');
  }
}

const taken: [string, string, string][] = [
  ['drops a table', 'drop table public.token_usage', 'token_usage.id is gone or has another name'],
  [
    'drops a column',
    'alter table public.user_profiles drop column phone',
    'user_profiles.phone is gone or has another name',
  ],
  [
    'renames a column',
    'alter table public.user_profiles rename phone to telephone',
    'user_profiles.phone is gone or has another name',
  ],
  [
    'renames a table',
    'alter table public.token_usage rename to usage_log',
    'token_usage.id is gone or has another name',
  ],
  [
    'changes a type',
    'alter table public.token_usage alter column model_used type varchar(9)',
    'token_usage.model_used was text and is character varying(9)',
  ],
  [
    'asks for what was optional',
    'alter table public.conversation_turns alter column photo_id set not null',
    'conversation_turns.photo_id must be given now',
  ],
  [
    'takes a default away',
    'alter table public.conversation_turns alter column answer drop default',
    'conversation_turns.answer must be given now',
  ],
  [
    'adds a column that must be given',
    'alter table public.conversations add column colour text not null',
    'the new column conversations.colour must be given',
  ],
  [
    'adds a constraint to what there is',
    'alter table public.conversations add constraint short check (char_length(title) < 1000)',
    'the new constraint conversations: short may refuse rows that were written until now',
  ],
  [
    'takes a policy away',
    'drop policy "people delete their own conversations" on public.conversations',
    'no policy allows conversations: DELETE any more',
  ],
  ['drops a function', 'drop function public.keep_account(uuid)', 'keep_account(p_user) answers no more'],
  [
    'renames an argument',
    `drop function public.keep_account(uuid);
     create function public.keep_account(p_account uuid) returns boolean language sql as 'select true';`,
    'keep_account(p_user) answers no more',
  ],
  [
    'renames an optional argument',
    `drop function public.keep_account(uuid);
     create function public.keep_account(p_account uuid default null) returns boolean language sql as 'select true';`,
    'keep_account(p_user) answers no more',
  ],
  [
    'answers in another type',
    `drop function public.keep_account(uuid);
     create function public.keep_account(p_user uuid) returns jsonb language sql as $$ select '{}'::jsonb $$;`,
    'keep_account(p_user) answers no more',
  ],
  [
    'asks for one more argument',
    `drop function public.keep_account(uuid);
     create function public.keep_account(p_user uuid, p_why text) returns boolean language sql as 'select true';`,
    'keep_account(p_user) answers no more',
  ],
  [
    'shuts the server out of a function',
    'revoke execute on function public.keep_account(uuid) from public, service_role',
    'keep_account(p_user) answers no more',
  ],
];

test.each(taken)('a migration that %s is detected', async (_what, script, sentence) => {
  expect(await breaksOf(script)).toContain(sentence);
});

test.each([
  ['a table', 'create table public.notes (id integer primary key, text text not null)'],
  ['an optional column', 'alter table public.conversations add column colour text'],
  [
    'a column with a default',
    "alter table public.conversations add column colour text not null default 'blue'",
  ],
  ['a looser column', 'alter table public.conversations alter column title drop not null'],
  [
    'an optional argument',
    `drop function public.keep_account(uuid);
     create function public.keep_account(p_user uuid, p_why text default '') returns boolean language sql as 'select true';
     grant execute on function public.keep_account(uuid, text) to service_role;`,
  ],
  [
    'a wider body of a function',
    `create or replace function public.keep_account(p_user uuid) returns boolean language sql as 'select true'`,
  ],
])('a migration may add %s', async (_what, script) => {
  expect(await breaksOf(script)).toEqual([]);
});

test('no migration takes what the release before uses, unless it says why it may', async () => {
  const wrong: string[] = [];
  let before = catalog;
  for (const name of migrations) {
    const script = readFileSync(join(folder, name), 'utf8');
    await applyMigrations(database, name.slice(0, 14));
    const after = await readCatalog(database);
    const breaks = findBreaks(before, after);
    before = after;
    const escaped = ESCAPE.test(script);
    if (breaks.length > 0 && !escaped) wrong.push(...breaks.map((sentence) => `${name}: ${sentence}`));
    if (breaks.length === 0 && escaped) wrong.push(`${name}: it breaks nothing, so it needs no escape`);
  }
  expect(wrong).toEqual([]);
});
