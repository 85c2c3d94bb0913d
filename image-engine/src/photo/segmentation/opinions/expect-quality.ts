/**
 * One tree of two levels: measure and limit; where it is over, measure, limit and the values over and under; the same
 * where it is under.
 */
export type QualityTree = readonly number[];

export interface QualityModel {
  offset: number;
  weights: readonly number[];
  base: number;
  trees: readonly QualityTree[];
  /** How certain the odds are taken to be in the choice (a high one chooses the likeliest), and in how far it is trusted. */
  choiceCertainty: number;
  trustCertainty: number;
  /** How much opinions that overlap share one vote in the choice (`measureSupport`). */
  choiceLikeness: number;
  /** What another opinion's log-odds must exceed the own cut's by where the ground is not white. */
  ownPreference: number;
  /** Below this confidence a cut-out is doubtful. */
  doubtfulBelow: number;
}

/** What tells the quality, without what follows from it. */
export type QualityFit = Pick<QualityModel, 'offset' | 'weights' | 'base' | 'trees'>;

const MOST_ODDS = 6;

/** The quality to be expected of an opinion with these measures, 0 to 1, by a fitted model. */
export function expectQuality(model: QualityFit, measures: readonly number[]): number {
  const odds = (linearOdds(model, measures) + treeOdds(model, measures)) / 2;
  return 1 / (1 + Math.exp(-Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds))));
}

/** Log-odds of the quality by a weighted sum of the measures. */
export function linearOdds({ offset, weights }: QualityFit, measures: readonly number[]): number {
  return measures.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), offset);
}

/** Log-odds of the quality by trees, each of which corrects those before it. */
export function treeOdds({ base, trees }: QualityFit, measures: readonly number[]): number {
  return trees.reduce((sum, tree) => {
    const from = isOver(measures, tree, 0) ? 2 : 6;
    return sum + (tree[isOver(measures, tree, from) ? from + 2 : from + 3] ?? 0);
  }, base);
}

function isOver(measures: readonly number[], tree: QualityTree, from: number): boolean {
  return (measures[tree[from] ?? 0] ?? 0) > (tree[from + 1] ?? 0);
}
