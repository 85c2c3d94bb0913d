import { createRandom } from '../trust/random.ts';
import type { BlindChoice } from './fit-model.ts';

const LIMITS = [0.74, 0.76, 0.78, 0.8, 0.82, 0.84, 0.86, 0.88, 0.9];
const RESAMPLES = 2000;
/** A photo counts as better or worse from this difference of overlap on. */
const NOTICED = 0.02;

/** Means by source and group: the own cut, the stored model, the refitted one, and the best opinion there is. */
export function printFit(refitted: readonly BlindChoice[], stored: readonly BlindChoice[]): void {
  console.log('\nmean overlap before the outline is refined; each source is unseen by the refitted model');
  printRow(['', 'photos', 'own', 'stored', 'refitted', 'best']);
  const places = refitted.map((_, at) => at);
  const names = new Set(refitted.flatMap(({ photo }) => [photo.source, ...photo.groups]));
  for (const name of ['all', ...names]) {
    const group = places.filter((at) => {
      const photo = refitted[at]?.photo;
      return name === 'all' || photo?.source === name || photo?.groups.includes(name);
    });
    const of = (value: (at: number) => number): string => mean(group.map(value)).toFixed(3);
    printRow([
      name,
      String(group.length),
      of((at) => refitted[at]?.photo.opinions[0]?.overlap ?? 0),
      of((at) => stored[at]?.overlap ?? 0),
      of((at) => refitted[at]?.overlap ?? 0),
      of((at) => bestOf(refitted[at])),
    ]);
  }
  console.log(compareChoices(refitted, stored));
}

/** The mean difference with its 90 % by bootstrap over the photos, and how many are noticeably better and worse. */
export function compareChoices(refitted: readonly BlindChoice[], stored: readonly BlindChoice[]): string {
  const gains = refitted.map(({ overlap }, at) => overlap - (stored[at]?.overlap ?? 0));
  const random = createRandom(30);
  const means = Array.from({ length: RESAMPLES }, () => mean(gains.map(() => random.pick(gains)))).sort(
    (a, b) => a - b,
  );
  const [low, high] = [0.05, 0.95].map((share) => (means[Math.floor(share * RESAMPLES)] ?? 0).toFixed(3));
  const better = gains.filter((gain) => gain >= NOTICED).length;
  const worse = gains.filter((gain) => gain <= -NOTICED).length;
  return `refitted less stored: ${mean(gains).toFixed(3)} (90 %: ${low} to ${high}); better on ${better}, worse on ${worse}`;
}

/** What each limit of doubt would flag: of the poor results as many as it can, of the good ones few. */
export function printLimits(title: string, choices: readonly BlindChoice[]): void {
  console.log(`\nflagged, ${title}`);
  printRow(['limit', 'below 0.7', 'below 0.8', 'above 0.95', 'between']);
  for (const limit of LIMITS) printRow([String(limit), ...countFlags(choices, limit)]);
}

/** Of the results below 0.7, below 0.8, above 0.95 and between these two, how many a limit flags. */
export function countFlags(choices: readonly BlindChoice[], limit: number): string[] {
  const kinds: ((overlap: number) => boolean)[] = [
    (overlap) => overlap < 0.7,
    (overlap) => overlap < 0.8,
    (overlap) => overlap > 0.95,
    (overlap) => overlap >= 0.8 && overlap <= 0.95,
  ];
  return kinds.map((isOfKind) => {
    const group = choices.filter(({ overlap }) => isOfKind(overlap));
    return `${group.filter(({ confidence }) => confidence < limit).length} of ${group.length}`;
  });
}

function bestOf(choice?: BlindChoice): number {
  return Math.max(0, ...(choice?.photo.opinions ?? []).map(({ overlap }) => overlap));
}

function printRow([name = '', ...cells]: readonly string[]): void {
  console.log(`${name.slice(0, 40).padEnd(41)}${cells.map((cell) => cell.padStart(11)).join('')}`);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
