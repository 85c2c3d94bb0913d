import { expect, test } from 'vitest';
import { root } from '../scripts/workspace.mjs';
import { readApi } from './read-api.mjs';
import { apiOf, reportApi } from './report.mjs';
import { carrySince, newNames } from './since.mjs';
import { missingFor } from './version-rule.mjs';

/** A package whose list passes on a client with calls, a value of its own list, and types of the contract. */
const sources = {
  'lib/src/index.ts': `export type { Chip } from './chip.ts';\nexport { useApi } from './api.ts';\nexport * from './router.ts';`,
  'lib/src/api.ts': `import type { Order } from 'bff/contract';\nimport type { Tone } from './chip.ts';\nexport interface Api { orders: { read(): Promise<Order>; stop(options: { soon?: boolean }): void }; tone: Tone }\nexport function useApi(): Api { const unseen = { inside: 1 }; return unseen as never; }`,
  'lib/src/chip.ts': `export type Tone = 'calm';\nexport interface Chip { label: string }`,
  'lib/src/router.ts': `export { Link } from 'elsewhere';\nexport const useHere = () => 1;\nexport type Here = string;`,
  'bff/contract/index.ts': `export * from './orders.ts';`,
  'bff/contract/orders.ts': `export const Order = z.object({ id: z.string(), steps: z.array(z.object({ at: z.string() })) });\nexport type Order = z.infer<typeof Order>;`,
};
const apiWith = (/** @type {Record<string, string>} */ changes = {}) => {
  /** @type {Record<string, string>} */
  const files = { ...sources, ...changes };
  return readApi('lib/src/index.ts', (path) => files[path] ?? null);
};

test('the values of a list are read through the files that it passes on, and types are not among them', () => {
  expect([...apiWith().exports].map(([name, { key }]) => [name, key])).toEqual([
    ['useApi', 'lib/src/api.ts#useApi'],
    ['Link', null],
    ['useHere', 'lib/src/router.ts#useHere'],
  ]);
});

test('properties are read with their paths, of the contract too, from what an export leads to', () => {
  const { types } = apiWith();
  expect([...(types.get('lib/src/api.ts#Api')?.paths ?? [])]).toEqual([
    'orders',
    'orders.read',
    'orders.stop',
    'orders.stop.soon',
    'tone',
  ]);
  expect(types.get('lib/src/api.ts#Api')?.refers.get('orders.read')).toEqual([
    'bff/contract/orders.ts#Order',
  ]);
  expect([...(types.get('bff/contract/orders.ts#Order')?.paths ?? [])]).toEqual(['id', 'steps', 'steps.at']);
  expect(types.has('lib/src/chip.ts#Chip')).toBe(false);
});

test('a new name has the version of the day, a known one keeps its own, and what is gone is forgotten', () => {
  const first = carrySince({}, apiWith(), '1.9.0');
  const changed = apiWith({
    'bff/contract/orders.ts': `export const Order = z.object({ id: z.string(), place: z.string() });`,
    'lib/src/router.ts': `export { Link } from 'elsewhere';\nexport const useThere = () => 1;`,
  });
  expect(newNames(first, changed)).toEqual([
    'useThere (lib/src/router.ts)',
    'place (bff/contract/orders.ts#Order)',
  ]);
  const then = carrySince(first, changed, '1.10.0');
  expect(Object.keys(then)).toEqual(['1.9.0', '1.10.0']);
  expect(then['1.10.0']).toEqual({
    exports: { 'lib/src/router.ts': 'useThere' },
    types: { 'bff/contract/orders.ts#Order': 'place' },
  });
  expect(then['1.9.0']?.types['bff/contract/orders.ts#Order']).toBe('id');
  expect(JSON.stringify(then)).not.toContain('useHere');
});

test('an export keeps its version where another file brings it', () => {
  const first = carrySince({}, apiWith(), '1.9.0');
  const moved = apiWith({
    'lib/src/index.ts': `export { useApi } from './api.ts';\nexport * from './routes.ts';`,
    'lib/src/routes.ts': sources['lib/src/router.ts'],
  });
  expect(newNames(first, moved)).toEqual([]);
});

test('a property that the contract gained is refused until the version of the platform is raised', () => {
  const same = { version: '1.9.0', files: {} };
  const state = { name: 'platform', now: same, recorded: same, changelog: 'CHANGELOG.md', noted: true };
  expect(missingFor({ ...state, added: ['place (orders.ts#Order)'] })).toMatch(
    /has changed since 1\.9\.0 \(place \(orders\.ts#Order\)\): raise the version/,
  );
  expect(missingFor({ ...state, now: { ...same, version: '1.10.0' }, added: ['place'] })).toBeNull();
});

test('the report of the shell has each export in the module that the page hands out, with its version', () => {
  const { modules, packages } = reportApi(`${root}/shell`);
  expect(modules['@andromeda/platform']?.exports.useFlag).toMatchObject({ since: '1.25.0' });
  expect(Object.keys(modules['@andromeda/design-system/images/dropzone']?.exports ?? {})).toEqual([
    'Dropzone',
  ]);
  expect(modules['@andromeda/design-system/common']?.exports).not.toHaveProperty('Dropzone');
  expect(modules['@andromeda/design-system']?.exports).toHaveProperty('Dropzone');
  expect(packages['@andromeda/platform']).toMatchObject({ oldest: '1.11.0' });
  expect(packages['@andromeda/platform']?.types['platform/src/api/api.ts#Api']?.paths).toMatchObject({
    'generations.findSeveral': '1.24.0',
  });
  expect(apiOf('platform').exports.size).toBe(
    Object.keys(modules['@andromeda/platform']?.exports ?? {}).length,
  );
});
