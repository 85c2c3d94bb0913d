import { Buffer } from 'node:buffer';
import { findSalient } from '../../src/networks/find-salient.ts';
import type { Network } from '../../src/networks/network.ts';
import { decodePhoto } from '../../src/photo/decode-photo.ts';
import { pickOthers } from '../../src/photo/repair/other-cut-outs.ts';
import {
  type Consideration,
  chooseOpinion,
  considerPhoto,
  drawCutOut,
} from '../../src/photo/segmentation/cut-out-product.ts';
import { enlargeMask } from '../../src/photo/segmentation/opinions/resize.ts';
import { floodFromFrame } from '../baseline/frame-flood.ts';
import { prepareGrabCut } from '../baseline/grab-cut.ts';
import { type BenchPhoto, readMask } from './photos.ts';

/** Intersections over union with the truth, and what the engine said of its cut-out. */
export interface PhotoFigures extends PhotoOpinions {
  grabCut: number;
  frameFlood: number;
  /** What the engine would choose without the map. */
  chosenAlone: { overlap: number; confidence: number; doubtful: boolean };
  chosenName: string;
  /** The best of the result and of the other cut-outs that the repair offers, those before their outline is refined. */
  offered: number;
  /** The engine's result at full size. */
  chosen: number;
  confidence: number;
  doubtful: boolean;
  cpuSeconds: number;
}

/** What a fit needs of a photo. */
export interface PhotoOpinions {
  name: string;
  groups: string[];
  source: string;
  /** Each opinion at the small size, with the map of the salience network, before its outline is refined. */
  opinions: OpinionFigures[];
}

export interface OpinionFigures {
  name: string;
  overlap: number;
  measures: number[];
  /** As the engine weighs it. */
  alike: readonly number[];
  possible: boolean;
}

/** Measures the opinions alone, in a third of the time that `measurePhoto` takes. */
export async function measureOpinions(bench: BenchPhoto, network: Network): Promise<PhotoOpinions> {
  const { sizes, truth, either } = await readPhoto(bench);
  const prior = await findSalient(network, sizes.middle, new AbortController().signal);
  return {
    name: bench.name,
    groups: bench.groups,
    source: bench.source,
    opinions: describe(considerPhoto(sizes.small, { prior }), truth, either),
  };
}

export async function measurePhoto(bench: BenchPhoto, network: Network): Promise<PhotoFigures> {
  const { sizes, truth, either } = await readPhoto(bench);
  const { small, middle, full } = sizes;
  const grabCut = (await prepareGrabCut(Buffer.from(bench.photo)))();
  const prior = await findSalient(network, middle, new AbortController().signal);
  const before = process.threadCpuUsage();
  const consideration = considerPhoto(small, { prior });
  const result = drawCutOut(sizes, consideration);
  const used = process.threadCpuUsage(before);
  const bestAlone = chooseOpinion(considerPhoto(small).opinions);
  const fullTruth = await readMask(Buffer.from(bench.truth), full.width, full.height);
  const fullEither = bench.either && (await readMask(Buffer.from(bench.either), full.width, full.height));
  const alpha = result.found
    ? Uint8Array.from(fullTruth, (_, i) => ((result.cutOut.rgba[i * 4 + 3] ?? 0) > 127 ? 1 : 0))
    : new Uint8Array(fullTruth.length);
  const chosen = overlap(alpha, fullTruth, fullEither);
  const best = chooseOpinion(consideration.opinions);
  const others = best ? pickOthers(consideration.opinions, best.mask) : [];
  return {
    name: bench.name,
    groups: bench.groups,
    source: bench.source,
    grabCut: overlap(enlargeMask(grabCut.coverage.map(Math.sign), grabCut, small), truth, either),
    frameFlood: overlap(floodFromFrame(small), truth, either),
    opinions: describe(consideration, truth, either),
    chosenAlone: {
      overlap: overlap(bestAlone?.mask ?? new Uint8Array(truth.length), truth, either),
      confidence: bestAlone?.confidence ?? 0,
      doubtful: bestAlone?.doubtful ?? true,
    },
    chosenName: best?.name ?? 'none',
    chosen,
    offered: Math.max(chosen, ...others.map((mask) => overlap(mask, truth, either))),
    confidence: result.found ? result.confidence : 0,
    doubtful: !result.found || result.doubtful,
    cpuSeconds: prior.cpuSeconds + (used.user + used.system) / 1e6,
  };
}

/** The photo at its sizes, and its masks at the small one. */
export async function readPhoto({ name, photo, truth, either }: BenchPhoto) {
  const decoded = await decodePhoto(Buffer.from(photo));
  if (decoded.kind !== 'whole') throw new Error(`${name} has alpha`);
  const { width, height } = decoded.sizes.small;
  return {
    sizes: decoded.sizes,
    truth: await readMask(Buffer.from(truth), width, height),
    either: either && (await readMask(Buffer.from(either), width, height)),
  };
}

function describe({ opinions }: Consideration, truth: Uint8Array, either?: Uint8Array): OpinionFigures[] {
  return opinions.map(({ name, mask, measures, alike, possible }) => ({
    name,
    overlap: overlap(mask, truth, either),
    measures,
    alike,
    possible,
  }));
}

export function overlap(found: Uint8Array, truth: Uint8Array, either?: Uint8Array): number {
  let both = 0;
  let any = 0;
  for (let i = 0; i < truth.length; i++) {
    if (!truth[i] && either?.[i]) continue;
    if (found[i] && truth[i]) both++;
    if (found[i] || truth[i]) any++;
  }
  return any ? both / any : 0;
}
