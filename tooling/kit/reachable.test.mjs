import { expect, test } from 'vitest';
import { reachable } from './reachable.mjs';

/** @type {Record<string, string>} */
const files = {
  'a/start.mjs':
    "import { b } from '../b.mjs';\nconst late = await import('./late.mjs');\n/** @import { X } from './types.mjs' */",
  'a/late.mjs': "const worker = new URL('./worker.mjs', import.meta.url);",
  'a/worker.mjs': "import 'node:fs';",
  'b.mjs': 'export const b = 1;',
  'c.mjs': '',
  'index.d.ts': "export type { Y } from './y.js';",
  'y.d.ts': 'export type Y = 1;',
  'broken.mjs': "import './gone.mjs';",
};
const needed = (/** @type {string} */ entry) => [...reachable([entry], (path) => files[path])].sort();

test('a file brings what it imports, at once or later, and the files whose addresses it knows', () => {
  expect(needed('a/start.mjs')).toEqual(['a/late.mjs', 'a/start.mjs', 'a/worker.mjs', 'b.mjs']);
});

test('a declaration brings the declarations that it names by their scripts', () => {
  expect(needed('index.d.ts')).toEqual(['index.d.ts', 'y.d.ts']);
});

test('an import that leads nowhere ends the packing', () => {
  expect(() => needed('broken.mjs')).toThrow('broken.mjs imports ./gone.mjs, which is not there');
});
