import { expect, test } from 'vitest';
import { declarationsOf, declare } from './declarations.mjs';
import { missingFor, staleRecord } from './version-rule.mjs';

const recorded = { version: '0.3.6', files: { 'src/button.tsx': 'a' } };
const changed = { 'src/button.tsx': 'b' };
const state = { name: 'design-system', recorded, changelog: 'CHANGELOG.md', noted: true };

test('a change of an export is refused until the version is raised', () => {
  expect(missingFor({ ...state, now: { version: '0.3.6', files: changed } })).toMatch(
    /has changed since 0\.3\.6 \(src\/button\.tsx\): raise the version/,
  );
  expect(missingFor({ ...state, now: { version: '0.3.7', files: changed } })).toBeNull();
});

test('an export that came or went counts as a change', () => {
  for (const files of [{}, { ...recorded.files, 'src/chip.tsx': 'c' }])
    expect(missingFor({ ...state, now: { version: '0.3.6', files } })).toContain('raise the version');
});

test('a raised version is refused without an entry in the changelog', () => {
  const now = { version: '0.3.7', files: changed };
  expect(missingFor({ ...state, now, noted: false })).toContain('no entry for design-system 0.3.7');
});

test('a raised version is recorded, so that the next change needs another', () => {
  expect(staleRecord({ ...state, now: { version: '0.3.7', files: changed } })).toContain('run node tooling');
  expect(staleRecord({ ...state, now: recorded })).toBeNull();
});

test('a declaration changes with the properties of a component, and not with its body or its comments', () => {
  const source = (/** @type {string} */ props, /** @type {string} */ body) =>
    declare('chip.tsx', `export function Chip(props: { ${props} }): string { ${body} }`);
  const first = source('label: string', "return '';");
  expect(source('/** What it says. */ label: string', 'return props.label;')).toBe(first);
  expect(source('label: string; icon?: string', "return '';")).not.toBe(first);
});

test('the record covers every component and every client that remotes import', () => {
  expect(declarationsOf('design-system')).toHaveProperty(['src/images/dropzone.tsx']);
  expect(declarationsOf('platform')).toHaveProperty(['src/api/images-api.ts']);
});
