import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportTokens } from './export-tokens.ts';
import { contrastOf, readDeclarations, resolveToken } from './resolve-tokens.ts';

const sheet = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

test('a resolved token follows references, picks a theme and writes out a mix with transparent', () => {
  const declarations = readDeclarations(
    ':root { --ink: #102030; --paper: #ffffff; }',
    `:root {
      --text: light-dark(var(--ink), var(--paper));
      --shade: 0 1px 2px light-dark(
        color-mix(in srgb, var(--ink) 6%, transparent),
        color-mix(in srgb, var(--paper) 12.5%, transparent)
      );
    }`,
  );
  expect(resolveToken(declarations, '--text', 'light')).toBe('#102030');
  expect(resolveToken(declarations, '--text', 'dark')).toBe('#ffffff');
  expect(resolveToken(declarations, '--shade', 'light')).toBe('0 1px 2px rgb(16 32 48 / 0.06)');
  expect(resolveToken(declarations, '--shade', 'dark')).toBe('0 1px 2px rgb(255 255 255 / 0.125)');
  expect(() => resolveToken(declarations, '--unknown', 'light')).toThrow('--unknown');
});

test('black on white has the highest contrast there is', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#777777')).toBe(1);
});

test('tokens.json holds the values of the style sheets (`pnpm tokens` writes it)', () => {
  const written = JSON.parse(readFileSync(join(import.meta.dirname, '../../tokens.json'), 'utf8'));
  expect(written).toEqual(exportTokens(sheet('primitives.css'), sheet('tokens.css')));
});
