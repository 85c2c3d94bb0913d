import {
  linearOdds,
  type QualityFit,
  type QualityModel,
  treeOdds,
} from '../../src/photo/segmentation/opinions/expect-quality.ts';
import { measureSupport } from '../../src/photo/segmentation/opinions/support.ts';
import { OPINION_MEASURES } from '../../src/photo/segmentation/opinions/weigh-opinions.ts';
import { fitRidge, type Sample } from './fit-ridge.ts';
import { fitTrees } from './fit-trees.ts';
import type { OpinionFigures } from './measure-photo.ts';

/** The opinions on one photo, with their truth. */
export interface FitPhoto {
  source: string;
  groups: readonly string[];
  opinions: readonly OpinionFigures[];
}

/** What would be chosen for a photo whose source the model was not fitted to. */
export interface BlindChoice {
  photo: FitPhoto;
  overlap: number;
  confidence: number;
}

/** How a model's expectations become a choice and a measure of trust. */
export type ChoiceRule = Pick<
  QualityModel,
  'choiceCertainty' | 'choiceLikeness' | 'trustCertainty' | 'ownPreference'
>;

const PENALTY = 10;
/** What one photo counts, however many opinions there are on it; those that tests guard, and products in a hand, count more. */
const PHOTO_WEIGHT = 10;
const GROUP_WEIGHTS: Readonly<Record<string, number>> = {
  traced: 3 * PHOTO_WEIGHT,
  'in-hand': 2 * PHOTO_WEIGHT,
};
const MOST_ODDS = 6;
const IMPOSSIBLE = -9;
const POOR = 0.8;
const GOOD = 0.95;
const FLAGGED_OF_POOR = 0.9;
const FLAGGED_OF_GOOD = 0.1;

/** A fit, and what it would choose for photos that it does not know. */
export interface BlindFit {
  model: Omit<QualityModel, 'doubtfulBelow'>;
  /** The limit of doubt that these choices give. */
  limit: number;
  blind: BlindChoice[];
}

/**
 * Fits a model to the photos, and derives the limit of doubt from its answers about sources that it does not know: each of
 * theirs left out of its fit, and those `apart`, which no fit is given.
 */
export function fitModel(
  photos: readonly FitPhoto[],
  rule: ChoiceRule,
  apart: readonly FitPhoto[] = [],
): BlindFit {
  const leftOut = [...new Set(photos.map(({ source }) => source))].flatMap((source) => {
    const fit = fitQuality(photos.filter((photo) => photo.source !== source));
    return photos.filter((photo) => photo.source === source).map((photo) => chooseBy(fit, photo, rule));
  });
  const fit = fitQuality(photos);
  const blind = [...leftOut, ...apart.map((photo) => chooseBy(fit, photo, rule))];
  return { model: { ...fit, ...rule }, limit: limitOfDoubt(blind.filter(isReal)), blind };
}

export function isReal({ photo: { groups } }: BlindChoice): boolean {
  return !groups.includes('drawn') && !groups.includes('composed');
}

function fitQuality(photos: readonly FitPhoto[]): QualityFit {
  const samples = photos.flatMap(({ opinions, groups }): Sample[] =>
    opinions.map(({ measures, overlap }) => ({
      measures,
      wanted: Math.log((overlap + 0.03) / (1.03 - overlap)),
      weight: Math.max(PHOTO_WEIGHT, ...groups.map((group) => GROUP_WEIGHTS[group] ?? 0)) / opinions.length,
    })),
  );
  return { ...fitRidge(samples, PENALTY), ...fitTrees(samples) };
}

/** Chooses as `weighOpinions` does. */
export function chooseBy(
  fit: QualityFit,
  photo: FitPhoto,
  { choiceCertainty, choiceLikeness, trustCertainty, ownPreference }: ChoiceRule,
): BlindChoice {
  const { opinions } = photo;
  const alike = opinions.map((opinion) => opinion.alike);
  const white = OPINION_MEASURES.indexOf('white ground');
  const odds = opinions.map(({ measures, possible }) => {
    const value = (linearOdds(fit, measures) + treeOdds(fit, measures)) / 2;
    return possible ? Math.max(-MOST_ODDS, Math.min(MOST_ODDS, value)) : IMPOSSIBLE;
  });
  const preferred = odds.map((value, at) =>
    opinions[at]?.name === 'own' ? value + ownPreference * (1 - (opinions[at]?.measures[white] ?? 0)) : value,
  );
  const ranks = measureSupport(preferred, alike, choiceCertainty, choiceLikeness);
  const best = ranks.reduce(
    (top, rank, at) => (opinions[at]?.possible && rank > (ranks[top] ?? 0) ? at : top),
    0,
  );
  const support = measureSupport(odds, alike, trustCertainty)[best] ?? 0;
  return {
    photo,
    overlap: opinions[best]?.overlap ?? 0,
    confidence: support / (1 + Math.exp(-(odds[best] ?? IMPOSSIBLE))),
  };
}

/** Between the limit that flags enough of the poor and the one that flags no more of the good than it may. */
function limitOfDoubt(blind: readonly BlindChoice[]): number {
  const confidences = (of: (overlap: number) => boolean): number[] =>
    blind
      .filter(({ overlap }) => of(overlap))
      .map(({ confidence }) => confidence)
      .sort((a, b) => a - b);
  const quantile = (sorted: readonly number[], share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length))] ?? 0;
  const poor = quantile(
    confidences((overlap) => overlap < POOR),
    FLAGGED_OF_POOR,
  );
  const good = quantile(
    confidences((overlap) => overlap > GOOD),
    FLAGGED_OF_GOOD,
  );
  return (poor + good) / 2;
}
