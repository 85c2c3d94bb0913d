import type { ModelFigures } from './measure-model.ts';
import type { PhotoFigures } from './measure-photo.ts';

/** A photo's figures, with an operator's model where one is measured too. */
export type Row = PhotoFigures & { model?: ModelFigures | undefined };
type Column = [title: string, value: (row: Row) => number];

const COLUMNS: Column[] = [
  ['GrabCut', ({ grabCut }) => grabCut],
  ['flood', ({ frameFlood }) => frameFlood],
  ['own', (figures) => best(figures, /^own$/)],
  ['floods', (figures) => best(figures, /^flood/)],
  ['colour', (figures) => best(figures, /^colour/)],
  ['map', (figures) => best(figures, /^map$/)],
  ['oracle', (figures) => best(figures, /./)],
  ['no map', ({ chosenAlone }) => chosenAlone.overlap],
  ['chosen', ({ chosen }) => chosen],
  ['offered', ({ offered }) => offered],
];

const MODEL_COLUMNS: Column[] = [
  ['m. map', ({ model }) => model?.map ?? 0],
  ['m. cut', ({ model }) => model?.chosen ?? 0],
];

function columnsOf(rows: readonly Row[]): Column[] {
  return rows.some(({ model }) => model) ? [...COLUMNS, ...MODEL_COLUMNS] : COLUMNS;
}

/** The best of the opinions whose names match. */
function best({ opinions }: PhotoFigures, name: RegExp): number {
  return Math.max(0, ...opinions.filter((each) => name.test(each.name)).map(({ overlap }) => overlap));
}

/**
 * One line a photo: baselines, the best of each kind of opinion, and the engine's result; with an operator's model also its
 * own map and what the engine draws from it.
 */
export function printPhotos(figures: readonly Row[]): void {
  const columns = columnsOf(figures);
  printRow('photo', [...columns.map(([title]) => title), 'trust', 'flag', 'CPU s', 'by']);
  for (const each of figures)
    printRow(each.name, [
      ...columns.map(([, value]) => value(each).toFixed(3)),
      each.confidence.toFixed(2),
      each.doubtful ? 'yes' : '',
      each.cpuSeconds.toFixed(2),
      each.chosenName,
    ]);
}

/**
 * Means and worst results by group. `oracle` is what a perfect choice among the opinions would reach, `no map` what the
 * engine would choose without its salience network, before the outline is refined; `offered` is the best that one tap in the repair
 * gives.
 */
export function printGroups(figures: readonly Row[]): void {
  const columns = columnsOf(figures);
  const real = figures.filter(
    ({ groups }) => !groups.some((group) => group === 'drawn' || group === 'traced'),
  );
  const names = [...new Set(figures.flatMap(({ groups }) => groups))];
  const rows: [string, Row[]][] = [
    ['all photos', real],
    ...names.map((name): [string, Row[]] => [name, figures.filter(({ groups }) => groups.includes(name))]),
  ];
  console.log('');
  printRow('group', ['count', ...columns.map(([title]) => title), 'worst', 'CPU s']);
  for (const [name, group] of rows) {
    if (group.length === 0) continue;
    printRow(name, [
      String(group.length),
      ...columns.map(([, value]) => mean(group.map(value)).toFixed(3)),
      Math.min(...group.map(({ chosen }) => chosen)).toFixed(3),
      mean(group.map(({ cpuSeconds }) => cpuSeconds)).toFixed(2),
    ]);
  }
}

type Flagged = Pick<PhotoFigures, 'chosen' | 'confidence' | 'doubtful'>;

/** How well the engine knows: of poor results how many are flagged, of good ones how many in vain. */
export function printFlags(title: string, figures: readonly Flagged[]): void {
  const flagged = (group: readonly Flagged[]): string =>
    `${group.filter(({ doubtful }) => doubtful).length} of ${group.length}`;
  const error = mean(figures.map(({ chosen, confidence }) => Math.abs(chosen - confidence)));
  console.log(`\n${title}`);
  console.log(`flagged below 0.70: ${flagged(figures.filter(({ chosen }) => chosen < 0.7))}, wanted all`);
  console.log(`flagged below 0.80: ${flagged(figures.filter(({ chosen }) => chosen < 0.8))}, wanted 9 in 10`);
  console.log(
    `flagged above 0.95: ${flagged(figures.filter(({ chosen }) => chosen > 0.95))}, wanted at most 1 in 10`,
  );
  console.log(`mean error of the confidence: ${error.toFixed(3)}`);
}

/** What the operator's model costs, and how well its cut-outs know. */
export function printModel(figures: readonly ModelFigures[]): void {
  printFlags('with the model', figures);
  const [map, draw] = [figures.map((each) => each.mapSeconds), figures.map((each) => each.drawSeconds)];
  console.log(`CPU s a photo: ${mean(map).toFixed(2)} of the model, ${mean(draw).toFixed(2)} to draw`);
}

function printRow(name: string, cells: readonly string[]): void {
  console.log(`${name.slice(0, 28).padEnd(29)}${cells.map((cell) => cell.padStart(8)).join('')}`);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
