import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/workspace.mjs';

/** @import { Mutant } from './typescript-mutants.mjs' */
/** @import { Outcome } from './run-tests.mjs' */

/**
 * @typedef {Mutant & { area: string, outcome: Outcome, seconds: number }} Result
 * @typedef {{ mutants: number, killed: number }} Score
 * @typedef {{ sample: number | null, seed: number, all: Score, areas: Record<string, Score> }} LastScore
 */

/** The last score, committed; the house's figures read it. */
export const scoreFile = join(root, 'tooling/mutate/score.json');
const resultsFile = join(root, '.cache/mutate-results.json');

/** @param {readonly Result[]} results @returns {Score} */
const scoreOf = (results) => ({
  mutants: results.length,
  killed: results.filter(({ outcome }) => outcome !== 'passed').length,
});

/** In whole percent. @param {Score} score */
export const percentOf = ({ mutants, killed }) =>
  mutants === 0 ? 100 : Math.floor((100 * killed) / mutants);

/**
 * Results by the value of one property.
 * @param {readonly Result[]} results
 * @param {'area' | 'file'} property
 */
function scoresBy(results, property) {
  const groups = Map.groupBy(results, (result) => result[property]);
  return Object.fromEntries([...groups].sort().map(([name, group]) => [name, scoreOf(group)]));
}

/**
 * Prints the score by file, by area and in all, and every survivor; keeps both for later.
 * @param {readonly Result[]} results
 * @param {{ sample: number | null, seed: number, keepScore: boolean }} options
 */
export function report(results, { sample, seed, keepScore }) {
  const all = scoreOf(results);
  const lines = [
    ...table('By file', scoresBy(results, 'file')),
    ...table('By area', scoresBy(results, 'area')),
    ...table('In all', { mutants: all }),
    'Survivors',
    ...results.filter(({ outcome }) => outcome === 'passed').map((result) => `  ${describe(result)}`),
  ];
  console.log(lines.join('\n'));
  writeFileSync(resultsFile, JSON.stringify(results, null, 2));
  /** @type {LastScore} */
  const score = { sample, seed, all, areas: scoresBy(results, 'area') };
  if (keepScore) writeFileSync(scoreFile, `${JSON.stringify(score, null, 2)}\n`);
}

/** @param {Mutant} mutant */
export const describe = ({ file, line, original, replacement }) =>
  `${file}:${line}  ${short(original)} → ${short(replacement) || '(nothing)'}`;

/** @param {string} text */
const short = (text) => text.replace(/\s+/g, ' ').slice(0, 60);

/** @param {string} title @param {Record<string, Score>} scores */
const table = (title, scores) => [
  title,
  ...Object.entries(scores).map(
    ([name, score]) =>
      `  ${String(percentOf(score)).padStart(3)} %  ${score.killed}/${score.mutants}  ${name}`,
  ),
];
