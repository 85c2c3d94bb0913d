import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/workspace.mjs';
import { hostedModules } from './shared-libraries.mjs';
import takeParts from './take-parts.mjs';

const list = readFileSync(join(root, 'design-system/src/index.ts'), 'utf8');
const hosted = hostedModules(join(root, 'shell'));
const take = (/** @type {string} */ query) =>
  takeParts.call(/** @type {any} */ ({ resourceQuery: query }), list);
const exportsOf = (/** @type {string} */ text) =>
  [...text.matchAll(/^export [^;]+ from '[^']+';$/gm)].map(String);

test('a remote takes every export of the design system from a part that the page hands out', () => {
  const names = hosted.map(({ name }) => name);
  const sources = [...take('').matchAll(/ from '([^']+)';/g)].map(([, source = '']) => source);
  expect(sources).toHaveLength(exportsOf(list).length);
  expect(sources.filter((source) => !names.includes(source))).toEqual([]);
});

test('the parts together hold every export of the design system, each once', () => {
  const queries = hosted.flatMap(({ request }) => request.match(/\?.+$/) ?? []);
  const parts = queries.map((query) => exportsOf(take(query)));
  expect(parts.filter((part) => part.length === 0)).toEqual([]);
  expect(parts.flat().sort()).toEqual(exportsOf(list).sort());
});

test('the list as it is compiled for other repositories leads to the same parts', () => {
  const compiled = list.replaceAll(/ from '(.+?)\.tsx?';/g, ' from "$1.js";');
  const parts = (/** @type {string} */ text) =>
    [...takeParts.call(/** @type {any} */ ({ resourceQuery: '' }), text).matchAll(/ from '([^']+)';/g)].map(
      ([, source]) => source,
    );
  expect(parts(compiled)).toEqual(parts(list));
});
