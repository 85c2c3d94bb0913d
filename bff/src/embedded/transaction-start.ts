import type { Results } from '@electric-sql/pglite';

/** The part of PGlite that is used: one statement with values, and a script of several. */
export interface Database {
  query(sql: string, values?: unknown[], ...rest: unknown[]): Promise<unknown>;
  exec(script: string): Promise<unknown[]>;
}

/**
 * `@supabase/lite` begins the transaction of every request with six to twelve statements that only say to the database who
 * asks; each is six calls into PGlite, and together they cost more than the read. This keeps them until the
 * transaction's first other statement, and runs them as one script. A transaction that ends before it runs nothing. Its end,
 * and the question for what its function said of the answer, are scripts as well: one call instead of six.
 *
 * Expects one transaction at a time, as `shareOneSession` ensures.
 */
export function gatherTransactionStart(database: Database): void {
  const query = database.query.bind(database);
  const run: Database['query'] = async (sql, values, ...rest) =>
    isEnd(sql) || asksForSettings(sql, values) ? (await database.exec(sql))[0] : query(sql, values, ...rest);
  let gathered: string[] | null = null;

  database.query = async (sql, values, ...rest) => {
    if (isBegin(sql)) {
      gathered = [];
      return nothing;
    }
    if (!gathered) return run(sql, values, ...rest);
    const setting = settingIn(sql, values);
    if (setting) {
      gathered.push(setting);
      return nothing;
    }
    const script = gathered.length > 0 ? `BEGIN; SELECT ${gathered.join(', ')}` : 'BEGIN';
    gathered = null;
    if (isEnd(sql)) return nothing;
    await database.exec(script);
    return run(sql, values, ...rest);
  };
}

const nothing: Results = { rows: [], fields: [], affectedRows: 0 };

const isBegin = (sql: string) => /^\s*begin\s*;?\s*$/i.test(sql);
const isEnd = (sql: string) => /^\s*(commit|rollback)\s*;?\s*$/i.test(sql);

/** The question for what a function of the request said of its answer. */
const asksForSettings = (sql: string, values: unknown[] = []) =>
  values.length === 0 && /^\s*select(\s+current_setting\('[\w.]+', true\) as \w+,?)+\s*$/i.test(sql);

/** The call by which a statement sets the role, or a setting only for this transaction; null for any other statement. */
function settingIn(sql: string, values: unknown[] = []): string | null {
  const [, role] = /^\s*set local role "(\w+)"\s*$/i.exec(sql) ?? [];
  if (role) return `set_config('role', '${role}', true)`;
  const [, name, value] = /^\s*select set_config\('([\w.]+)', (\$1|''), true\)\s*$/i.exec(sql) ?? [];
  if (!name) return null;
  if (value === "''") return `set_config('${name}', '', true)`;
  return values.length === 1 && typeof values[0] === 'string'
    ? `set_config('${name}', ${literal(values[0])}, true)`
    : null;
}

// The escape syntax means the same under every setting of the database.
function literal(value: string): string {
  return `E'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
