import { expect, test } from 'vitest';
import { openTestProject, type TestProject } from './test-project.ts';

/** The tables with rows, and the sequences that have given a number. */
async function tracesIn({ database }: TestProject): Promise<string[]> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const counts = tables.map(
    ({ name }) => `select '${name}' as name, (select count(*) from ${name})::int as rows`,
  );
  const { rows: traces } = await database.query<{ name: string; rows: number }>(
    `${counts.join(' union all ')} union all
     select format('%I.%I', schemaname, sequencename), last_value::int from pg_sequences order by 1`,
  );
  return traces.filter(({ rows }) => rows).map(({ name, rows }) => `${name}: ${rows}`);
}

test('a project that a test has used holds nothing of it for the next one', async () => {
  const project = await openTestProject();
  const fresh = await tracesIn(project);
  await project.newUser();
  expect(await tracesIn(project)).not.toEqual(fresh);
  await project.close();
  const next = await openTestProject();
  expect(await tracesIn(next)).toEqual(fresh);
  await next.close();
});
