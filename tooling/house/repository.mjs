import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/workspace.mjs';

/** A figure of the house: a titled table of measured rows.
 * @typedef {{ label: string, value: string | number, wanted?: string }} Row
 * @typedef {{ title: string, measure: () => Row[] | Promise<Row[]> }} Figure
 */

/**
 * The repository's files, relative to its root: tracked ones and new ones that git does not ignore.
 * @param {...string} patterns git path patterns, such as `tooling/**`; none means every file
 */
export function repositoryFiles(...patterns) {
  const output = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--deduplicate', '--', ...patterns],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const deleted = new Set(
    execFileSync('git', ['ls-files', '-d'], { cwd: root, encoding: 'utf8' }).split('\n'),
  );
  return output.split('\n').filter((file) => file !== '' && !deleted.has(file));
}

/** Source code in TypeScript or JavaScript, tests included. */
export const sourceFiles = () => repositoryFiles().filter((file) => /\.(?:ts|tsx|mjs|cjs)$/.test(file));

/** @param {string} file relative to the root */
export const isTest = (file) => /\.(?:test|spec)\.tsx?$|\.test\.mjs$|^e2e\//.test(file);

/** Fakes and helpers that only tests, stories and the fake host run. @param {string} file relative to the root */
export const isTestSupport = (file) => /\/testing\/|\.fixture\.\w+$/.test(file);

/** @param {string} file relative to the root */
export const readText = (file) => readFileSync(join(root, file), 'utf8');

/** @param {string} text */
export const lineCount = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/**
 * The middle value of a list; 0 for an empty one.
 * @param {number[]} values
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
