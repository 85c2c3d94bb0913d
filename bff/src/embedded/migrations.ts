import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SqlDatabase } from './sql-database.ts';

const migrationsFolder = join(import.meta.dirname, '../../supabase/migrations');

/**
 * What a hosted project has before its first migration: the three roles, and their way into the schemas whose
 * functions policies call.
 */
const hostedRoles = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$;
grant usage on schema public, auth, storage to anon, authenticated, service_role;
grant execute on all functions in schema auth, storage to anon, authenticated, service_role;
`;

/**
 * Brings the database to the newest migration, each file in one transaction with its row in the history that the
 * Supabase CLI keeps. Answers the versions it applied; `until` is the last of them.
 */
export async function applyMigrations(database: SqlDatabase, until = '99999999999999'): Promise<string[]> {
  await database.exec(hostedRoles);
  const history = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const landed = new Set(history.rows.map((row) => row.version));
  const applied: string[] = [];
  for (const file of (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()) {
    const [version = '', ...words] = file.replace(/\.sql$/, '').split('_');
    if (landed.has(version) || version > until) continue;
    const sql = await readFile(join(migrationsFolder, file), 'utf8');
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, words.join('_'), [sql]],
      );
    });
    applied.push(version);
  }
  return applied;
}
