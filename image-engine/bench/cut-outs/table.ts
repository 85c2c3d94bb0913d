import type { PhotoFigures } from './measure-photo.ts';

type Column = [title: string, value: (figures: PhotoFigures) => number];

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
];

/** The best of the opinions whose names match. */
function best({ opinions }: PhotoFigures, name: RegExp): number {
  return Math.max(0, ...opinions.filter((each) => name.test(each.name)).map(({ overlap }) => overlap));
}

/** One line a photo: baselines, the best of each kind of opinion, and the engine's result. */
export function printPhotos(figures: readonly PhotoFigures[]): void {
  printRow('photo', [...COLUMNS.map(([title]) => title), 'trust', 'flag', 'CPU s', 'by']);
  for (const each of figures)
    printRow(each.name, [
      ...COLUMNS.map(([, value]) => value(each).toFixed(3)),
      each.confidence.toFixed(2),
      each.doubtful ? 'yes' : '',
      each.cpuSeconds.toFixed(2),
      each.chosenName,
    ]);
}

/**
 * Means and worst results by group. `oracle` is what a perfect choice among the opinions would reach, `no map` what the
 * engine would choose without its salience network, before the outline is refined.
 */
export function printGroups(figures: readonly PhotoFigures[]): void {
  const real = figures.filter(
    ({ groups }) => !groups.some((group) => group === 'drawn' || group === 'traced'),
  );
  const names = [...new Set(figures.flatMap(({ groups }) => groups))];
  const rows: [string, PhotoFigures[]][] = [
    ['all photos', real],
    ...names.map((name): [string, PhotoFigures[]] => [
      name,
      figures.filter(({ groups }) => groups.includes(name)),
    ]),
  ];
  console.log('');
  printRow('group', ['count', ...COLUMNS.map(([title]) => title), 'worst', 'CPU s']);
  for (const [name, group] of rows) {
    if (group.length === 0) continue;
    printRow(name, [
      String(group.length),
      ...COLUMNS.map(([, value]) => mean(group.map(value)).toFixed(3)),
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

function printRow(name: string, cells: readonly string[]): void {
  console.log(`${name.slice(0, 28).padEnd(29)}${cells.map((cell) => cell.padStart(8)).join('')}`);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
