import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/workspace.mjs';
import { readArguments } from './arguments.mjs';
import { fillBlanks, placeOf, withBudget } from './blanks.mjs';
import { ourHouse } from './house.mjs';

const { blanks } = readArguments(
  { name: 'mfe-cupons-vip', path: '/cupons', label: 'Cupons' },
  ourHouse(),
  () => false,
);
const templates = join(root, 'tooling/create-remote');
const files = readdirSync(templates, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tpl'),
);

test('a file of a new remote is named after its feature', () => {
  expect(placeOf('src/__feature__/__feature__-screen.tsx.tpl', { feature: 'cupons' })).toBe(
    'src/cupons/cupons-screen.tsx',
  );
});

test.each(files)('%s leaves no blank open in a new remote', (file) => {
  if (!blanks) throw new Error('the arguments of this test were refused');
  const text = fillBlanks(readFileSync(join(templates, file), 'utf8'), blanks);
  expect(text).not.toMatch(/\{\{\w+\}\}|undefined/);
  if (file.endsWith('.json.tpl')) expect(() => JSON.parse(text)).not.toThrow();
});

test('a new remote has a budget beside the others', () => {
  const budgets = readFileSync(join(root, 'tooling/budgets.json'), 'utf8');
  expect(JSON.parse(withBudget(budgets, 'mfe-cupons'))).toEqual({
    ...JSON.parse(budgets),
    'mfe-cupons': { remoteEntry: 5, routes: 12 },
  });
});
