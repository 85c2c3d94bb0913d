import { expect, test } from 'vitest';
import { newPackage } from '../../testing/remote-package.ts';
import { checkQuotas, QUOTAS } from './quota-checks.ts';

/** A package with so many of everything. */
function packageOf(counts: Partial<typeof QUOTAS>) {
  const { menu = 1, paths = 1, files = 3, bytes = 100 } = counts;
  const named = Array.from({ length: paths }, (_, place) => `/library/${place}`);
  const entries = Array.from({ length: menu }, (_, place) => ({
    path: `/library/${place}`,
    label: `Tela ${place}`,
    icon: 'gem',
    order: place,
    group: 'main' as const,
  }));
  const { description } = newPackage('1.0.0', { paths: named, menu: entries });
  const empty = new Map(
    Array.from({ length: files }, (_, place): [string, Uint8Array] => [
      `${place}.png`,
      new Uint8Array(place === 0 ? bytes : 0),
    ]),
  );
  return { ...description, files: empty };
}

test('a remote may have exactly as much as the quotas say', () => {
  expect(checkQuotas(packageOf(QUOTAS))).toEqual([]);
});

test.each([
  ['menu', 'O remoto tem 9 entradas no menu e o limite é 8.'],
  ['paths', 'O remoto tem 25 caminhos e o limite é 24.'],
  ['files', 'O remoto tem 301 arquivos e o limite é 300.'],
  ['bytes', 'O remoto tem 15.1 MB, sem compressão, e o limite é 15.'],
] as const)('one more of %s is refused with both numbers', (what, sentence) => {
  const problems = checkQuotas(packageOf({ [what]: QUOTAS[what] + 1 }));
  expect(problems).toEqual([expect.stringContaining(sentence)]);
});
