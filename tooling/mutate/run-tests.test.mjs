import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../scripts/workspace.mjs';
import { createTestRunner } from './run-tests.mjs';

let sandbox = '';
beforeAll(() => {
  sandbox = realpathSync(mkdtempSync(join(tmpdir(), 'andromeda-mutate-')));
  mkdirSync(join(sandbox, 'bff'));
  symlinkSync(join(root, 'bff/node_modules'), join(sandbox, 'bff/node_modules'));
});
afterAll(() => rmSync(sandbox, { recursive: true }));

/** @param {string} name @param {string} value */
const put = (name, value) => writeFileSync(join(sandbox, `bff/${name}.ts`), `export const value = ${value};`);
/** @param {string} name @param {string} [options] */
const testOf = (name, options = '{}') => {
  const code = `import { expect, test } from 'vitest';
import { value } from './${name}.ts';
test('is true', ${options}, () => expect(value).toBe(true));`;
  writeFileSync(join(sandbox, `bff/${name}.test.ts`), code);
  return `bff/${name}.test.ts`;
};

test('each run sees its own mistake, and no earlier failure', { tags: ['long'] }, async () => {
  put('a', 'false');
  put('b', 'true');
  const [ofA, ofB] = [testOf('a'), testOf('b')];
  const run = createTestRunner(sandbox);
  expect(await run([ofA, ofB], 'bff/a.ts', 60_000)).toBe('failed');
  expect(await run([ofB], 'bff/b.ts', 60_000)).toBe('passed');
  put('a', 'true');
  expect(await run([ofA], 'bff/a.ts', 60_000)).toBe('passed');
  put('a', 'false');
  expect(await run([ofA], 'bff/b.ts', 60_000), 'the file of the run before').toBe('failed');
});

test('drills run only where they are asked for', { tags: ['long'] }, async () => {
  const config = "export default { test: { tags: [{ name: 'long' }] } };";
  writeFileSync(join(sandbox, 'bff/vitest.config.ts'), config);
  put('c', 'false');
  const drill = testOf('c', "{ tags: ['long'] }");
  const outcomes = [true, false].map((withoutDrills) =>
    createTestRunner(sandbox, { withoutDrills })([drill], 'bff/c.ts', 60_000),
  );
  expect(await Promise.all(outcomes)).toEqual(['passed', 'failed']);
});
