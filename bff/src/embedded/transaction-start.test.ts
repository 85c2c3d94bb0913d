import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, gatherTransactionStart } from './transaction-start.ts';

function recordedDatabase() {
  const statements: string[] = [];
  const database: Database = {
    query: async (sql) => void statements.push(sql),
    exec: async (script) => {
      statements.push(script);
      return [];
    },
  };
  gatherTransactionStart(database);
  return { database, statements };
}

test('a transaction reads with two statements, whatever the request says of its user', async () => {
  const { database, statements } = recordedDatabase();
  await database.query('BEGIN');
  await database.query("SELECT set_config('role', $1, true)", ['authenticated']);
  await database.query("SELECT set_config('request.jwt.claim.sub', $1, true)", ['ana']);
  await database.query("SELECT set_config('response.status', '', true)", []);
  await database.query('SET LOCAL ROLE "authenticated"', []);
  await database.query('select 1', []);
  await database.query('COMMIT');
  expect(statements).toEqual([
    "BEGIN; SELECT set_config('role', E'authenticated', true), set_config('request.jwt.claim.sub', E'ana', true), " +
      "set_config('response.status', '', true), set_config('role', 'authenticated', true)",
    'select 1',
    'COMMIT',
  ]);
});

test('a transaction that ends before its first statement runs nothing', async () => {
  const { database, statements } = recordedDatabase();
  await database.query('BEGIN');
  await database.query("SELECT set_config('role', $1, true)", ['authenticated']);
  await database.query('ROLLBACK');
  await database.query('select 1');
  expect(statements).toEqual(['select 1']);
});

test('what brings no values and ends or follows a call is one call of the database as well', async () => {
  const queries: string[] = [];
  const scripts: string[] = [];
  const database: Database = {
    query: async (sql) => void queries.push(sql),
    exec: async (script) => {
      scripts.push(script);
      return [{ rows: [{ status: '201' }] }];
    },
  };
  gatherTransactionStart(database);
  const question = `
    SELECT current_setting('response.status', true) AS status,
           current_setting('response.headers', true) AS headers
  `;
  expect(await database.query(question, [])).toEqual({ rows: [{ status: '201' }] });
  await database.query('COMMIT', []);
  expect(scripts).toEqual([question, 'COMMIT']);
  const others = [
    "select current_setting('a.b', true) as a; drop table users",
    'select 1',
    'delete from users',
  ];
  for (const other of others) await database.query(other, []);
  expect(queries).toEqual(others);
});

let postgres: PGlite;
beforeAll(async () => {
  postgres = await PGlite.create('memory://');
  gatherTransactionStart(postgres);
});
afterAll(() => postgres.close());

const settingOf = async (name: string) =>
  (await postgres.query<{ value: string }>('select current_setting($1, true) as value', [name])).rows[0]
    ?.value;

test('a header can pass nothing to the database beyond its own value', async () => {
  for (const value of ["', false); drop table users; --", '\\', "\\'", "it''s \\\\ 'ok'", 'São João']) {
    await postgres.query('BEGIN');
    await postgres.query("SELECT set_config('request.headers', $1, true)", [value]);
    expect(await settingOf('request.headers')).toBe(value);
    await postgres.query('COMMIT');
  }
});

test('role and claims end with their transaction', async () => {
  await postgres.exec('create role seller');
  await postgres.query('BEGIN');
  await postgres.query('SET LOCAL ROLE "seller"', []);
  await postgres.query("SELECT set_config('request.jwt.claims', $1, true)", ['{}']);
  expect(await settingOf('role')).toBe('seller');
  await postgres.query('COMMIT');
  expect([await settingOf('role'), await settingOf('request.jwt.claims')]).toEqual(['none', '']);
});

test('a transaction for an unknown role fails at its first statement, and can be rolled back', async () => {
  await postgres.query('BEGIN');
  await postgres.query('SET LOCAL ROLE "nobody_known"', []);
  await expect(postgres.query('select 1')).rejects.toThrow('nobody_known');
  await postgres.query('ROLLBACK');
  expect((await postgres.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
