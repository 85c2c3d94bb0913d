import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/workspace.mjs';

/** @import { Mutant } from './typescript-mutants.mjs' */
/** @import { Result } from './results.mjs' */

/**
 * @typedef {{ tried: number, killed: number }} Score
 * @typedef {{ mutants: number }} Whole how many mutants there are, tried or not
 * @typedef {{ date: string, commit: string, all: Score & Whole, areas: Record<string, Score & Whole> }} LastScore
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
 * How much of what was tried, when and of which code. @param {LastScore} score
 */
export const originOf = ({ all, date, commit }) =>
  `${all.tried} tried of ${all.mutants}, ${date}, commit ${commit}`;

/**
 * Prints the score by file, by area, in all and of this run's sample, and every survivor; writes score.json.
 * @param {readonly Result[]} results
 * @param {readonly { area: string }[]} mutants all that there are
 * @param {readonly Result[]} sample those of the results for which this run asked
 */
export function report(results, mutants, sample) {
  const inArea = Map.groupBy(mutants, ({ area }) => area);
  /** @type {LastScore} */
  const score = {
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
    all: { ...scoreOf(results), mutants: mutants.length },
    areas: Object.fromEntries(
      Object.entries(scoresBy(results, 'area')).map(([area, one]) => [
        area,
        { ...one, mutants: inArea.get(area)?.length ?? 0 },
      ]),
    ),
  };
  const lines = [
    ...table('By file', scoresBy(results, 'file')),
    ...table('This sample, by area', scoresBy(sample, 'area')),
    ...table('This sample', { 'in all': scoreOf(sample) }),
    ...table('By area', score.areas),
    ...table('In all', { [originOf(score)]: score.all }),
    'Survivors',
    ...results.filter(({ outcome }) => outcome === 'passed').map((result) => `  ${describe(result)}`),
  ];
  console.log(lines.join('\n'));
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
