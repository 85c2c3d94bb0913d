import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LARGEST } from './package-checks.ts';

test('no budget of a remote is larger than what the registry takes', () => {
  const file = new URL('../../../../tooling/budgets.json', import.meta.url);
  const { shell: _, ...remotes } = JSON.parse(readFileSync(file, 'utf8'));
  expect(Object.keys(remotes)).not.toHaveLength(0);
  for (const [name, budget] of Object.entries<Partial<typeof LARGEST>>(remotes))
    for (const part of ['remoteEntry', 'routes'] as const)
      expect(budget[part] ?? 0, `${part} of ${name}`).toBeLessThanOrEqual(LARGEST[part]);
});
