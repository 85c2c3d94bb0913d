import type { PgliteConnection } from '@supabase/lite/pglite';

type Database = Pick<PgliteConnection['driver'], 'query' | 'parsers' | 'serializers'>;

/** The built-in types whose arrays are read as lists; arrays of others, such as points and ranges, arrive as text. */
export const LISTED_TYPES: readonly string[] = [
  ...['bool', 'int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'oid', 'bytea', 'json', 'jsonb', 'uuid'],
  ...['text', 'varchar', 'bpchar', 'name', 'char', 'date', 'time', 'timestamp', 'timestamptz', 'interval'],
  ...['aclitem', 'regtype'],
];

/**
 * PGlite copies the table of its parsers for every statement. Most of them read arrays of a table's rows, or of types that
 * nobody stores: without them a statement takes the processor a third less.
 */
export async function forgetRowArrays(database: Database): Promise<void> {
  const { rows } = await database.query<{ type: number }>(
    `select typarray as type from pg_catalog.pg_type where typarray <> 0 and (typtype = 'c'
      or (typnamespace = 'pg_catalog'::regnamespace and typname <> all ($1::text[])))`,
    [[...LISTED_TYPES]],
  );
  for (const { type } of rows) {
    delete database.parsers[type];
    delete database.serializers[type];
  }
}
