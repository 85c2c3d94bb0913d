import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BREAKPOINTS } from './breakpoints.ts';
import { contrastOf, readDeclarations, resolveToken } from './resolve-tokens.ts';

const src = join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: src }).map((path) => ({
  path,
  text: readFileSync(join(src, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
}));
const tokens = readDeclarations(
  ...['primitives.css', 'tokens.css'].map((name) => readFileSync(join(src, 'foundations', name), 'utf8')),
);

test('no style sheet uses a token that does not exist', () => {
  const own = new Set(
    sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
  );
  const given = /^--(radix|lightningcss)-/;
  // Set by a component on its element, or by the parent that places it; the last ones have a fallback.
  const set = new Set([
    '--share',
    '--ratio',
    '--corner-space',
    '--fill',
    '--duration',
    '--tile',
    '--clearance',
    '--sidestep',
  ]);
  const asked = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => ({ path, name })),
  );
  const missing = asked.filter(({ name }) => !own.has(name) && !given.test(name) && !set.has(name));
  expect(missing).toEqual([]);
});

test('layouts switch only at the documented widths', () => {
  const allowed = new Set(Object.values(BREAKPOINTS).flatMap((width) => [`${width}px`, `${width - 0.02}px`]));
  const asked = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/\((?:min|max)-width:\s*([^)]+)\)/g)].map(([, width = '']) => ({ path, width })),
  );
  expect(asked.filter(({ width }) => !allowed.has(width))).toEqual([]);
});

test('only the layer tokens decide which part covers another', () => {
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
    ['--tip', '--core-bg'],
    ['--on-night', '--night'],
    ['--on-night-text', '--night-raised'],
    ['--on-night-prose', '--night'],
    ['--on-night-soft', '--night'],
    ['--on-night-faint', '--night'],
    ['--on-night-light', '--night-light'],
    ['--on-night-light', '--night-light-hover'],
    ['--on-selection', '--selection'],
    ['--on-photo', '--photo-label-hover'],
  ])('%s on %s', (ink, ground) => {
    for (const theme of ['light', 'dark'] as const) {
      const colours = [ink, ground].map((name) => resolveToken(tokens, name, theme));
      expect(contrastOf(colours[0] ?? '', colours[1] ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  });
});
