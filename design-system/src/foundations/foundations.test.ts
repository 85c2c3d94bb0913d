import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BREAKPOINTS } from './breakpoints.ts';
import { listTokens } from './token-list.ts';

const src = join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: src }).map((path) => ({
  path,
  text: readFileSync(join(src, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
}));
const tokens = new Map(
  listTokens(readFileSync(join(src, 'foundations/tokens.css'), 'utf8')).flatMap((group) =>
    group.tokens.map(({ name, value }) => [name, value] as const),
  ),
);

test('no style sheet asks for a token that does not exist', () => {
  const own = new Set(
    sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
  );
  const given = /^--(radix|lightningcss)-/;
  // Set by a component on its element, or by whoever places it; the last ones have a fallback.
  const set = new Set(['--share', '--corner-space', '--fill', '--duration', '--tile', '--clearance']);
  const asked = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => ({ path, name })),
  );
  const missing = asked.filter(({ name }) => !own.has(name) && !given.test(name) && !set.has(name));
  expect(missing).toEqual([]);
});

test('layouts switch at the documented widths alone', () => {
  const allowed = new Set(Object.values(BREAKPOINTS).flatMap((width) => [`${width}px`, `${width - 0.02}px`]));
  const asked = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/\((?:min|max)-width:\s*([^)]+)\)/g)].map(([, width = '']) => ({ path, width })),
  );
  expect(asked.filter(({ width }) => !allowed.has(width))).toEqual([]);
});

test('what lies over what is decided by the layers alone', () => {
  const asked = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/z-index:\s*([^;]+);/g)].map(([, value = '']) => ({ path, value })),
  );
  expect(asked.filter(({ value }) => value !== '1' && !value.includes('var(--layer-'))).toEqual([]);
});

describe('text is readable on its ground in both themes', () => {
  test.each([
    ['--text', '--bg'],
    ['--text', '--surface'],
    ['--text-soft', '--bg'],
    ['--text-soft', '--surface-sunken'],
    ['--text-faint', '--bg'],
    ['--text-faint', '--surface'],
    ['--accent-text', '--bg'],
    ['--accent-text', '--surface'],
    ['--on-accent', '--accent'],
    ['--on-accent-soft', '--accent-soft'],
    ['--success', '--success-bg'],
    ['--warning', '--warning-bg'],
    ['--danger', '--danger-bg'],
    ['--danger', '--surface'],
    ['--info', '--info-bg'],
    ['--dust', '--dust-bg'],
    ['--core', '--core-bg'],
  ])('%s on %s', (ink, ground) => {
    for (const theme of [0, 1]) {
      expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

/** The token's light (0) or dark (1) colour, as its linear parts. */
function colour(name: string, theme: number): number[] {
  const hex = tokens.get(name)?.match(/#[0-9a-f]{6}/g)?.[theme] ?? '';
  expect(hex).not.toBe('');
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function contrast(a: number[], b: number[]): number {
  const light = ([red = 0, green = 0, blue = 0]: number[]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [dark = 0, bright = 0] = [light(a), light(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}
