// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from '../lab.ts';
import { areaOf } from '../masks.ts';
import { expectQuality } from './expect-quality.ts';
import { MAPPED_QUALITY_MODEL } from './mapped-quality-model.ts';
import { MAP_MEASURES, measureMap } from './measure-map.ts';
import { MASK_MEASURES, measureMask } from './measure-mask.ts';
import type { Hints, Opinion } from './opinion.ts';
import { describePhoto, type PhotoContext } from './photo-context.ts';
import { scaleMap } from './probability-map.ts';
import { QUALITY_MODEL } from './quality-model.ts';
import { shrinkMask, shrinkPicture } from './resize.ts';
import { measureSupport } from './support.ts';

/** The names of the measures from which the quality of an opinion is expected. */
export const OPINION_MEASURES = [
  ...MASK_MEASURES,
  'like the colour cuts',
  'most like a colour cut',
  'like the floodings',
  'most like a flooding',
  'like the own cut',
  'like all',
  'like the next floodings',
  'is own',
  'is flooding',
  'is colour cut',
  'is flooding of an even frame',
  'ground inside, even frame',
  'ground outside, even frame',
  'white ground',
  'is flooding of a white ground',
] as const;

/** The same where there is a learned map. */
export const MAPPED_MEASURES = [...OPINION_MEASURES, ...MAP_MEASURES, 'like the map', 'is map'] as const;

export interface WeighedOpinion extends Opinion {
  measures: number[];
  /** Its intersection over union with each opinion. */
  alike: readonly number[];
  /** Whether it finds a product before a ground at all. */
  possible: boolean;
  /** The intersection over union with the truth to be expected by its own measures, 0 to 1. */
  expected: number;
  /** The same, less what opinions as likely think otherwise. */
  confidence: number;
  doubtful: boolean;
  /** The possible opinion with the highest rank is chosen. */
  rank: number;
}

const LEAST_SHARE = 0.004;
const LARGEST_SHARE = 0.97;
/** Log-odds of a mask that holds nearly nothing or nearly everything. */
const IMPOSSIBLE = -9;

/** Opinions are measured at this long side. */
const MEASURED_SIDE = 240;
const UNKNOWN = 0.5;
/** Lightness of paper that is white beyond doubt, and of what may be any wall. */
const WHITE = 100;
const DULL = 92;

/** Measures the opinions on a photo, each by itself and beside the others. */
export function weighOpinions(
  picture: LabPicture,
  opinions: readonly Opinion[],
  { prior }: Hints = {},
): WeighedOpinion[] {
  const context = describePhoto(shrinkPicture(picture, MEASURED_SIDE));
  const map = prior && scaleMap(prior, context.picture);
  const masks = opinions.map(({ mask }) => shrinkMask(mask, picture, context.picture));
  const alike = masks.map((one) => masks.map((other) => overlap(one, other)));
  const white = Math.max(0, Math.min(1, (context.ground.lightness - DULL) / (WHITE - DULL)));
  const model = map ? MAPPED_QUALITY_MODEL : QUALITY_MODEL;
  const weighed = opinions.map((opinion, at) => {
    const measures = [
      ...measureMask(context, masks[at]!),
      ...measureAgreement(opinions, alike[at]!, at, context),
    ];
    measures.push(...inStudio(measures, opinions), white, opinion.kind === 'flood' ? white : 0);
    if (map) measures.push(...measureMapped(map, masks, opinions, alike[at]!, at, context));
    const share = shareOf(opinion.mask);
    const possible = share >= LEAST_SHARE && share <= LARGEST_SHARE;
    return { ...opinion, measures, alike: alike[at]!, possible, expected: expectQuality(model, measures) };
  });
  const odds = weighed.map(({ possible, expected }) =>
    possible ? Math.log(expected / (1 - expected)) : IMPOSSIBLE,
  );
  const preferred = odds.map((value, at) =>
    opinions[at]!.kind === 'own' ? value + model.ownPreference * (1 - white) : value,
  );
  const ranks = measureSupport(preferred, alike, model.choiceCertainty, model.choiceLikeness);
  const support = measureSupport(odds, alike, model.trustCertainty);
  return weighed.map((opinion, at) => {
    const confidence = opinion.expected * support[at]!;
    return { ...opinion, confidence, doubtful: confidence < model.doubtfulBelow, rank: ranks[at]! };
  });
}

/** The share of the picture that a mask holds. */
export function shareOf(mask: Uint8Array): number {
  return areaOf(mask) / mask.length;
}

function measureMapped(
  map: Float32Array,
  masks: readonly Uint8Array[],
  opinions: readonly Opinion[],
  alike: readonly number[],
  at: number,
  { picture }: PhotoContext,
): number[] {
  const others = alike.filter((_, other) => other !== at && opinions[other]!.kind === 'map');
  return [...measureMap(map, masks[at]!, picture.width), mean(others), Number(opinions[at]!.kind === 'map')];
}

function measureAgreement(
  opinions: readonly Opinion[],
  alike: readonly number[],
  at: number,
  { ground }: PhotoContext,
): number[] {
  const { kind } = opinions[at]!;
  const withKind = (wanted: string): number[] =>
    alike.filter((_, other) => other !== at && opinions[other]!.kind === wanted);
  const colours = withKind('colour');
  const floods = withKind('flood');
  const next = [at - 1, at + 1].filter((other) => kind === 'flood' && opinions[other]?.kind === 'flood');
  return [
    mean(colours),
    Math.max(...(colours.length ? colours : [UNKNOWN])),
    mean(floods),
    Math.max(...(floods.length ? floods : [UNKNOWN])),
    kind === 'own' ? mean(colours) : mean(withKind('own')),
    mean(alike.filter((_, other) => other !== at)),
    kind === 'flood' ? mean(next.map((other) => alike[other]!)) : 0,
    Number(kind === 'own'),
    Number(kind === 'flood'),
    Number(kind === 'colour'),
    kind === 'flood' ? ground.share : 0,
  ];
}

/** Whether the mask holds what differs from the ground, counted only where the frame shows an even ground. */
function inStudio(measures: readonly number[], opinions: readonly Opinion[]): [number, number] {
  const of = (name: (typeof MASK_MEASURES)[number]): number => measures[MASK_MEASURES.indexOf(name)]!;
  const even = opinions.some(({ kind }) => kind === 'flood') ? of('frame even') : 0;
  return [of('ground inside') * even, of('ground outside') * even];
}

function mean(values: readonly number[]): number {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : UNKNOWN;
}

function overlap(one: Uint8Array, other: Uint8Array): number {
  let both = 0;
  let either = 0;
  for (let i = 0; i < one.length; i++) {
    both += one[i]! & other[i]!;
    either += one[i]! | other[i]!;
  }
  return either ? both / either : 0;
}
