import { expect, test } from 'vitest';
import { findComponents } from './components.ts';

/** Rows of a picture: `#` has the value that is looked for. */
function find(...rows: string[]) {
  const width = rows[0]?.length ?? 0;
  const mask = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0));
  const { labels, components } = findComponents(mask, 1, width, rows.length);
  const shown = rows.map((_, y) =>
    [...labels.subarray(y * width, (y + 1) * width)].map((label) => (label < 0 ? '.' : label)).join(''),
  );
  return { shown, components };
}

test('areas are numbered in reading order, however late their parts meet', () => {
  const { shown, components } = find(
    '..........', //
    '.#.#.#..#.',
    '.#.###..#.',
    '.###..#.#.',
    '......###.',
    '..........',
  );
  expect(shown).toEqual([
    '..........', //
    '.0.0.0..1.',
    '.0.000..1.',
    '.000..1.1.',
    '......111.',
    '..........',
  ]);
  expect(components).toEqual([
    { area: 10, touchesFrame: false },
    { area: 7, touchesFrame: false },
  ]);
});

test('pixels that meet at a corner alone are two areas, and the frame counts', () => {
  const { shown, components } = find(
    '#...', //
    '.##.',
    '....',
  );
  expect(shown).toEqual(['0...', '.11.', '....']);
  expect(components).toEqual([
    { area: 1, touchesFrame: true },
    { area: 2, touchesFrame: false },
  ]);
});
