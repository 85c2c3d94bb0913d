import { afterAll, beforeAll, expect, test } from 'vitest';
import { planIds } from '../../contract/browser/index.ts';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';

let project: TestProject;

beforeAll(async () => {
  project = await openTestProject();
});
afterAll(() => project?.close());

test.each(['subscriptions', 'payments'])('%s accept the plans on sale, and no other', async (table) => {
  const { rows } = await project.database.query(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = $1::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%plan_id = ANY%'`,
    [`public.${table}`],
  );
  const [check] = rows as { definition: string }[];
  const allowed = [...(check?.definition ?? '').matchAll(/'([^']+)'/g)].map(([, plan]) => plan);
  expect(allowed.sort()).toEqual([...planIds].sort());
});
