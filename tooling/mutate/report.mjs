import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/workspace.mjs';

/** @import { Mutant } from './typescript-mutants.mjs' */
/** @import { Result } from './results.mjs' */

/**
 * @typedef {{ tried: number, killed: number }} Score
 * @typedef {{ mutants: number, all: Score, areas: Record<string, Score> }} LastScore
 */

/** The last score, committed; the house's figures read it. */
export const scoreFile = join(root, 'tooling/mutate/score.json');

/** @param {readonly Result[]} results @returns {Score} */
const scoreOf = (results) => ({
  tried: results.length,
  killed: results.filter(({ outcome }) => outcome !== 'passed').length,
});

/** In whole percent. @param {Score} score */
export const percentOf = ({ tried, killed }) => (tried === 0 ? 100 : Math.floor((100 * killed) / tried));

/**
 * Prints the score by file, by area and in all, and every survivor; writes score.json.
 * @param {readonly Result[]} results
 * @param {number} mutants how many there are
 */
export function report(results, mutants) {
  const all = scoreOf(results);
  const areas = scoresBy(results, 'area');
  const lines = [
    ...table('By file', scoresBy(results, 'file')),
    ...table('By area', areas),
    ...table('In all', { [`of ${mutants} mutants`]: all }),
    'Survivors',
    ...results.filter(({ outcome }) => outcome === 'passed').map((result) => `  ${describe(result)}`),
  ];
  console.log(lines.join('\n'));
  /** @type {LastScore} */
  const score = { mutants, all, areas };
  writeFileSync(scoreFile, `${JSON.stringify(score, null, 2)}\n`);
}

/** @param {Mutant} mutant */
export const describe = ({ file, line, original, replacement }) =>
  `${file}:${line}  ${short(original)} → ${short(replacement) || '(nothing)'}`;

/** @param {string} text */
const short = (text) => text.replace(/\s+/g, ' ').slice(0, 60);

/**
 * @param {readonly Result[]} results
 * @param {'area' | 'file'} property
 */
function scoresBy(results, property) {
  const groups = Map.groupBy(results, (result) => result[property]);
  return Object.fromEntries([...groups].sort().map(([name, group]) => [name, scoreOf(group)]));
}

/** @param {string} title @param {Record<string, Score>} scores */
const table = (title, scores) => [
  title,
  ...Object.entries(scores).map(
    ([name, score]) => `  ${String(percentOf(score)).padStart(3)} %  ${score.killed}/${score.tried}  ${name}`,
  ),
];
