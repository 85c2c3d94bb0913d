import { z } from 'zod';

/** What a released server may rely on in the database: definitions by their names. */
export interface DatabaseCatalog {
  /** `table.column`. */
  columns: Map<string, Column>;
  functions: CatalogFunction[];
  /** `table: name`, of every constraint that refuses rows. */
  constraints: Set<string>;
  /** `table: command`, of what signed-in users may do. */
  policies: Set<string>;
}

interface Column {
  type: string;
  required: boolean;
}

interface CatalogFunction {
  name: string;
  result: string;
  /** Whether the server may call it. */
  callable: boolean;
  arguments: { name: string; type: string; optional: boolean }[];
}

interface Database {
  query(sql: string): Promise<{ rows: unknown[] }>;
}

const Columns = z.array(z.object({ name: z.string(), type: z.string(), required: z.boolean() }));
const Functions = z.array(
  z.object({
    name: z.string(),
    result: z.string(),
    callable: z.boolean(),
    names: z.array(z.string()),
    types: z.array(z.string()),
    defaults: z.int(),
  }),
);
const Names = z.array(z.object({ name: z.string() }));

/** Reads the catalog of the schema `public`. */
export async function readCatalog(database: Database): Promise<DatabaseCatalog> {
  const rows = async <T>(schema: z.ZodType<T>, sql: string) => schema.parse((await database.query(sql)).rows);
  const columns = await rows(Columns, COLUMNS);
  const functions = await rows(Functions, FUNCTIONS);
  const constraints = await rows(Names, CONSTRAINTS);
  const policies = await rows(Names, POLICIES);
  return {
    columns: new Map(columns.map(({ name, ...column }) => [name, column])),
    functions: functions.map(({ names, types, defaults, ...rest }) => ({
      ...rest,
      arguments: types.map((type, index) => ({
        name: names[index] ?? '',
        type,
        optional: index >= types.length - defaults,
      })),
    })),
    constraints: new Set(constraints.map(({ name }) => name)),
    policies: new Set(policies.map(({ name }) => name)),
  };
}

/** Whether an insert without this column is refused, because neither a default nor a rule fills it. */
const COLUMNS = `
  select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull and not a.atthasdef and a.attidentity = '' as required
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped`;

const FUNCTIONS = `
  select p.proname as name, pg_get_function_result(p.oid) as result,
    has_function_privilege('service_role', p.oid, 'execute') as callable,
    coalesce(p.proargnames, '{}') as names,
    coalesce((select array_agg(format_type(t, null) order by i) from unnest(p.proargtypes) with ordinality as a (t, i)), '{}') as types,
    p.pronargdefaults::int as defaults
  from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype`;

const CONSTRAINTS = `
  select c.relname || ': ' || k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.connamespace = 'public'::regnamespace and k.contype in ('c', 'u', 'p', 'f', 'x')`;

const POLICIES = `select tablename || ': ' || cmd as name from pg_policies where schemaname = 'public'`;
