import { afterAll, beforeAll, expect, test } from 'vitest';
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
