import { groups } from '../faults/groups/index.ts';
import { createWorld, type World } from '../faults/world.ts';
import { expect, test } from '../host/test.ts';

// Early in the alphabet, as Playwright takes the files: one of the longest would leave the other workers idle at the end.
// The checks of `pnpm faults` that need one server and few seconds; the other groups start servers of their own.
const apart = new Set(['providers', 'mails', 'server', 'postgres']);
const quick = groups
  .filter(({ name }) => !apart.has(name))
  .flatMap(({ name, checks }) => checks.filter(({ long }) => !long).map((check) => ({ group: name, check })));
/** Those of more seconds, whose promises tests of the server show as well. */
const drills = new Set([
  'credits, more requests than credits',
  'identity, before the second step',
  'identity, renewed sessions',
  'files, huge files and bombs',
  'releases, reports of strangers',
]);

test.describe('under attack', () => {
  // One server for all of them.
  test.describe.configure({ mode: 'default' });
  let world: World;
  test.beforeAll(() => {
    world = createWorld();
  });
  test.afterAll(() => world.dispose());

  for (const { group, check } of quick)
    test(
      `${group}, ${check.name}: ${check.promise}`,
      drills.has(`${group}, ${check.name}`) ? { tag: '@long' } : {},
      async () => {
        const observed = await check.run(world);
        // None of these needs what a machine may lack.
        if ('leftOut' in observed) throw new Error(`left out: ${observed.leftOut}`);
        expect(observed.held, observed.figure).toBe(true);
      },
    );
});
