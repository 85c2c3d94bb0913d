// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from '../lab.ts';
import { expectQuality } from './expect-quality.ts';
import type { Hints, Opinion } from './gather-opinions.ts';
import { MASK_MEASURES, measureMask } from './measure-mask.ts';
import { describePhoto, type PhotoContext } from './photo-context.ts';
import { scaleMap } from './probability-map.ts';
import { QUALITY_MODEL } from './quality-model.ts';
import { shrinkMask, shrinkPicture } from './resize.ts';

/** The names of what the expected quality of an opinion is told from. */
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

export interface WeighedOpinion extends Opinion {
  measures: number[];
  /** The intersection over union with the truth to be expected by its own measures, 0 to 1. */
  expected: number;
  /** The same, less what opinions as likely think otherwise. */
  confidence: number;
  /** The opinion with the highest rank is chosen: log-odds of the expectation, the own cut preferred before any but white ground. */
  rank: number;
}

/** Opinions are measured at this long side. */
const MEASURED_SIDE = 240;
const UNKNOWN = 0.5;
/** What another opinion's log-odds must exceed the own cut's by where the ground is not white (measured). */
const OWN_PREFERENCE = 0.7;
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
  const weighed = opinions.map((opinion, at) => {
    const measures = [
      ...measureMask(context, masks[at]!),
      ...measureAgreement(opinions, alike[at]!, at, context),
    ];
    measures.push(...inStudio(measures, opinions), white, opinion.kind === 'flood' ? white : 0);
    if (map) measures.push(...measureMap(map, masks[at]!), Number(opinion.kind === 'map'));
    return { ...opinion, measures, expected: expectQuality(QUALITY_MODEL, measures) };
  });
  const likely = weighed.map(({ expected }) => Math.sqrt(expected / (1 - expected)));
  const total = likely.reduce((sum, value) => sum + value, 0);
  return weighed.map((opinion, at) => {
    const support = alike[at]!.reduce((sum, value, other) => sum + value * likely[other]!, 0) / total;
    const preference = opinion.kind === 'own' ? OWN_PREFERENCE * (1 - white) : 0;
    const rank = 2 * Math.log(likely[at]!) + preference;
    return { ...opinion, confidence: opinion.expected * support, rank };
  });
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

/** How a mask and a learned map agree, and how sure the map is of itself. */
function measureMap(map: Float32Array, mask: Uint8Array): number[] {
  let [inside, outside, area, both, either, sure, share] = [0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < mask.length; i++) {
    const [value, member] = [map[i]!, mask[i]!];
    const expected = value > 0.5 ? 1 : 0;
    area += member;
    if (member) inside += value;
    else outside += value;
    both += member & expected;
    either += member | expected;
    sure += Math.abs(2 * value - 1);
    share += value;
  }
  return [
    inside / Math.max(1, area),
    outside / Math.max(1, mask.length - area),
    either ? both / either : 0,
    inside / Math.max(1, area + outside),
    sure / mask.length,
    share / mask.length,
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
