import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBareDatabase } from './bare-database.ts';

const migration = readFileSync(
  join(import.meta.dirname, '../../supabase/migrations/20261201000001_install_pgmq.sql'),
  'utf8',
);

/** Where PGlite looks for the extensions that a server offers. */
const EXTENSIONS = '/pglite/share/postgresql/extension';

type Files = { Module: { FS: { writeFile(path: string, text: string): void } } };

/** A database whose server offers the extension pgmq, and a role that may create schemas, but no extension. */
async function openOffering() {
  const database = await openBareDatabase();
  const { FS } = (database as unknown as Files).Module;
  FS.writeFile(`${EXTENSIONS}/pgmq.control`, "default_version = '1.5.1'\n");
  FS.writeFile(`${EXTENSIONS}/pgmq--1.5.1.sql`, 'create schema pgmq;\n');
  await database.exec('create role installer; grant create on database postgres to installer');
  return database;
}

test('a role that may not create the extension pgmq installs its functions as SQL', {
  tags: ['long'],
}, async () => {
  const database = await openOffering();
  const offered = await database.query("select name from pg_available_extensions where name = 'pgmq'");
  expect(offered.rows).toHaveLength(1);
  await database.exec(`set role installer; ${migration}`);
  await database.exec("select pgmq.send('picture_orders_small', '{\"order\": 1}')");
  const { rows } = await database.query<{ message: unknown }>(
    "select message from pgmq.read('picture_orders_small', 30, 1)",
  );
  expect(rows).toEqual([{ message: { order: 1 } }]);
});
