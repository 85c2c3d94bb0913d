import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { GenerationOptions } from '../generations.ts';
import { imageTools, operationLabel, operations, textTools, toolOf } from './index.ts';

/** kB gzip of the sources. A remote that imports one value ships all that its module holds. */
const BUDGET_KB = 7.19;
const BUDGET_OF_A_TOOL_KB = 0.14;

const sources = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }));

test('the browser part of the contract imports nothing outside its folder', () => {
  for (const { file, text } of sources) {
    const imported = [...text.matchAll(/from '([^']+)'/g)].map(([, path]) => path);
    expect(
      imported.filter((path) => !/^\.\/(channels\/)?[\w-]+\.ts$/.test(path ?? '')),
      file,
    ).toEqual([]);
  }
});

test('the browser part of the contract stays small', () => {
  const bytes = gzipSync(sources.map(({ text }) => text).join('\n')).length;
  expect(bytes / 1000).toBeLessThan(BUDGET_KB + BUDGET_OF_A_TOOL_KB * imageTools.length);
});

test('no two tools share a name, an operation, an address or a place in the filter', () => {
  const all = [...imageTools, ...textTools];
  const unique: readonly (readonly unknown[])[] = [
    all.map(({ name }) => name),
    all.map(({ path }) => path),
    operations,
    imageTools.map(({ filterOrder }) => filterOrder),
  ];
  for (const values of unique) expect(new Set(values).size, values.join()).toBe(values.length);
});

test('a variant belongs to the tool whose work it is', () => {
  for (const tool of imageTools) {
    for (const operation of [tool.operation, ...tool.variants]) {
      expect(toolOf(operation)).toBe(tool);
      expect(operationLabel(operation)).toBe(tool.label);
    }
  }
  expect(toolOf('unknown')).toBeUndefined();
});

test('tools that share a setting describe it alike', () => {
  const known = new Map<string, unknown>();
  for (const { settings } of imageTools) {
    for (const [name, setting] of Object.entries(settings)) {
      if (known.has(name)) expect(setting, name).toEqual(known.get(name));
      known.set(name, setting);
    }
  }
});

test.each([
  [{ backgroundType: 'color', backgroundColor: '#FFF' }, true],
  [{ format: 'auto' }, true],
  [{ handHolding: false }, true],
  [{}, true],
  [{ margin: 'large', shadow: false }, true],
  [{ format: 'wide' }, false],
  [{ margin: 'huge' }, false],
  [{ backgroundColor: 'white as snow' }, false],
  [{ handHolding: 'yes' }, false],
])('the options %o of a generation are accepted: %s', (options, accepted) => {
  expect(GenerationOptions.safeParse(options).success).toBe(accepted);
});
