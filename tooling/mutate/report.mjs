import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/workspace.mjs';

/** @import { Mutant } from './typescript-mutants.mjs' */
/** @import { Result } from './results.mjs' */

/**
 * @typedef {{ tried: number, killed: number }} Score
 * @typedef {{ mutants: number }} Whole how many mutants there are, tried or not
 * @typedef {{ date: string, commit: string }} Origin when they were tried, and of which code
 * @typedef {Origin & { all: Score & Whole, areas: Record<string, Score & Whole & Origin> }} LastScore
 */

/** The last score, committed; the house's figures read it. */
const scoreFile = join(root, 'tooling/mutate/score.json');

/** @param {readonly Result[]} results @returns {Score} */
const scoreOf = (results) => ({
  tried: results.length,
  killed: results.filter(({ outcome }) => outcome !== 'passed').length,
});

/** Null where nothing was ever tried. @returns {LastScore | null} */
export const readScore = () => (existsSync(scoreFile) ? JSON.parse(readFileSync(scoreFile, 'utf8')) : null);

/** In whole percent. @param {Score} score */
export const percentOf = ({ tried, killed }) => (tried === 0 ? 100 : Math.floor((100 * killed) / tried));

/** How much of what was tried, when and of which code. @param {Score & Whole & Origin} score */
export const originOf = ({ tried, mutants, date, commit }) =>
  `${tried} tried of ${mutants}, ${date}, commit ${commit}`;

/**
 * Prints the score by file, by area, in all and of this run's sample, and every survivor; writes score.json. An area of
 * which nothing is known here keeps its last score, with its day.
 * @param {readonly Result[]} results
 * @param {readonly { area: string }[]} mutants all that there are
 * @param {readonly Result[]} sample those of the results for which this run asked
 * @param {LastScore | null} [last]
 */
export function report(results, mutants, sample, last = readScore()) {
  const date = new Date().toISOString().slice(0, 10);
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const tried = scoresBy(results, 'area');
  const areas = [...Map.groupBy(mutants, ({ area }) => area)].flatMap(([area, { length }]) => {
    const own = tried[area] && { ...tried[area], mutants: length, date, commit };
    const known = own ?? last?.areas[area];
    return known ? [/** @type {const} */ ([area, known])] : [];
  });
  /** @param {keyof Score} count */
  const sum = (count) => areas.reduce((total, [, area]) => total + area[count], 0);
  const all = { tried: sum('tried'), killed: sum('killed'), mutants: mutants.length };
  /** @type {LastScore} */
  const score = { date, commit, all, areas: Object.fromEntries(areas) };
  const lines = [
    ...table('By file', scoresBy(results, 'file')),
    ...table('This sample, by area', scoresBy(sample, 'area')),
    ...table('This sample', { 'in all': scoreOf(sample) }),
    ...table('By area', score.areas),
    ...table('In all', { [originOf({ ...all, date, commit })]: all }),
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
