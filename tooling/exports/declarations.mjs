import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { digestOf, root } from '../scripts/workspace.mjs';

/**
 * What a package exports, as the digest of the declarations in each source that its entry reaches, by paths inside the
 * package. Declarations are read file by file, in a second for both packages: a type that is only inferred is not seen,
 * nor is what another package declares.
 * @param {string} name
 * @returns {Record<string, string>}
 */
export function declarationsOf(name) {
  /** @type {Map<string, string>} */
  const found = new Map();
  const waiting = ['src/index.ts'];
  for (const file of waiting) {
    if (found.has(file)) continue;
    const text = declare(file, readFileSync(join(root, name, file), 'utf8'));
    found.set(file, digestOf(text));
    waiting.push(...importsOf(text).map((path) => join(dirname(file), path)));
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The declarations of a source, without its comments. @param {string} fileName @param {string} source */
export function declare(fileName, source) {
  const compilerOptions = { removeComments: true, target: ts.ScriptTarget.ES2023, jsx: ts.JsxEmit.ReactJSX };
  return ts.transpileDeclaration(source, { fileName, compilerOptions }).outputText;
}

/** @param {string} text */
const importsOf = (text) => [...text.matchAll(/from '(\.[^']+\.tsx?)'/g)].map(([, path = '']) => path);
