import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../house/repository.mjs';
import { root } from '../scripts/workspace.mjs';

/** @import { Mutant } from './typescript-mutants.mjs' */
/** @import { Outcome } from './run-tests.mjs' */

/** @typedef {Mutant & { area: string, outcome: Outcome, seconds: number, version: string }} Result */

const resultsFile = join(root, '.cache/mutate-results.json');

/** The version of a file that a result is about. @param {string} file */
export const versionOf = (file) => createHash('sha256').update(readText(file)).digest('hex').slice(0, 16);

/**
 * The results of earlier runs that still hold: those of files that have not changed.
 * @returns {Result[]}
 */
export function readResults() {
  if (!existsSync(resultsFile)) return [];
  /** @type {Result[]} */
  const results = JSON.parse(readFileSync(resultsFile, 'utf8'));
  return results.filter(({ file, version }) => existsSync(join(root, file)) && versionOf(file) === version);
}

/** @param {readonly Result[]} results */
export const writeResults = (results) => writeFileSync(resultsFile, JSON.stringify(results, null, 2));

/** Whether two results are of the same mutant. @param {Mutant} one @param {Mutant} other */
export const isSameMutant = (one, other) =>
  one.file === other.file && one.start === other.start && one.replacement === other.replacement;
