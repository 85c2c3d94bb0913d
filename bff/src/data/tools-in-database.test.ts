import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageTools, operations } from '../../contract/browser/index.ts';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { User } from '../ports/user.ts';

// Where one of these fails: `pnpm migration:operations` writes the migration that brings the database up to the tools.
let project: TestProject;
let ana: User;

beforeAll(async () => {
  project = await openTestProject();
  ana = await project.newUser();
});
afterAll(() => project?.close());

async function allowedIn(constraint: string): Promise<string[]> {
  const { rows } = await project.database.query(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1`,
    [constraint],
  );
  const [row] = rows as { definition: string }[];
  return [...(row?.definition ?? '').matchAll(/'([^']+)'/g)].map(([, operation]) => operation ?? '').sort();
}

test.each(['user_images_operation', 'generations_operation_check'])(
  'the check %s allows exactly the operations of the tools',
  async (constraint) => {
    expect(await allowedIn(constraint)).toEqual([...operations].sort());
  },
);

test('the library is searched by the label that the screens show', async () => {
  for (const { operation, variants, label } of imageTools) {
    for (const each of [operation, ...variants]) {
      const { rows } = await project.database.query(`select public.operation_label($1) as label`, [each]);
      expect(rows, each).toEqual([{ label }]);
    }
  }
});

test('a filter by a tool finds its variants, which the database knows by their endings', () => {
  for (const { operation, variants } of imageTools)
    for (const variant of variants) expect([`${operation}_turbo`, `${operation}_auto`]).toContain(variant);
});

test.each(
  imageTools.flatMap(({ operation, variants, credits }) =>
    [operation, ...variants].map((each) => [each, credits] as const),
  ),
)('%s reserves the %i credit that its tool costs', async (operation, credits) => {
  const { rows } = await project.database.query(
    `select (public.reserve_credit($1, $2, 'a request', $2, null, '{}', 60) -> 'generation' ->> 'id')::uuid as id`,
    [ana.userId, operation],
  );
  const [reserved] = rows as { id: string }[];
  const entries = await project.database.query(
    `select amount, reason from public.credit_entries where generation_id = $1`,
    [reserved?.id],
  );
  expect(entries.rows).toEqual([{ amount: -credits, reason: operation }]);
  await project.database.query(`select public.release_generation($1, 'generation_failed')`, [reserved?.id]);
});
