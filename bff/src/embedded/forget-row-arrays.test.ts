import { afterAll, beforeAll, expect, test } from 'vitest';
import { LISTED_TYPES } from './forget-row-arrays.ts';
import { openTestProject, type TestProject } from './test-project.ts';

let project: TestProject;
beforeAll(async () => {
  project = await openTestProject();
});
afterAll(() => project?.close());

test('a statement carries no parser for arrays of rows, and still reads arrays of values', async () => {
  const { database } = project;
  const { rows: rowTypes } = await database.query<{ type: number }>(
    "select typarray as type from pg_type where typtype = 'c' and typarray <> 0",
  );
  expect(rowTypes.length).toBeGreaterThan(200);
  expect(rowTypes.filter(({ type }) => type in database.parsers || type in database.serializers)).toEqual([]);
  const { rows } = await database.query(
    `select array[1, 2] as numbers, array['a', 'b'] as words, array[true] as answers,
      array['6f1c1b0e-7d3e-4a86-9b21-1d7c4f5e0a11'::uuid] as ids, $1::text[] as given`,
    [['c', 'd']],
  );
  expect(rows).toEqual([
    {
      numbers: [1, 2],
      words: ['a', 'b'],
      answers: [true],
      ids: ['6f1c1b0e-7d3e-4a86-9b21-1d7c4f5e0a11'],
      given: ['c', 'd'],
    },
  ]);
});

test('the arrays that the project stores, takes or returns are all read as lists', async () => {
  const { rows } = await project.database.query<{ element: string }>(
    `select distinct e.typname as element from pg_type a join pg_type e on e.oid = a.typelem and e.typarray = a.oid
     where e.typnamespace = 'pg_catalog'::regnamespace and (
       a.oid in (select atttypid from pg_attribute join pg_class c on c.oid = attrelid
         where c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace, 'storage'::regnamespace))
       or a.oid in (select unnest(coalesce(proallargtypes, proargtypes::oid[]) || prorettype) from pg_proc
         where pronamespace in ('public'::regnamespace, 'auth'::regnamespace, 'storage'::regnamespace)))`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ element }) => !LISTED_TYPES.includes(element))).toEqual([]);
});
