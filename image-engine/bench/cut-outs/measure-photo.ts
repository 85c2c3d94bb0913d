import { Buffer } from 'node:buffer';
import { findSalient } from '../../src/networks/find-salient.ts';
import type { Network } from '../../src/networks/network.ts';
import { decodePhoto } from '../../src/photo/decode-photo.ts';
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
export interface PhotoFigures {
  name: string;
  groups: string[];
  source: string;
  grabCut: number;
  frameFlood: number;
  /** Each opinion at the small size, before its outline is refined. */
  opinions: OpinionFigures[];
  /** The same with the map of the salience network, and what the engine would choose of them. */
  mapped: OpinionFigures[];
  chosenMapped: { overlap: number; confidence: number; doubtful: boolean };
  chosenName: string;
  /** The engine's result at full size. */
  chosen: number;
  confidence: number;
  doubtful: boolean;
  cpuSeconds: number;
}

export interface OpinionFigures {
  name: string;
  overlap: number;
  measures: number[];
  /** As the engine weighs it. */
  alike: readonly number[];
  possible: boolean;
}

export async function measurePhoto(bench: BenchPhoto, network: Network): Promise<PhotoFigures> {
  const decoded = await decodePhoto(Buffer.from(bench.photo));
  if (decoded.kind !== 'whole') throw new Error(`${bench.name} has alpha`);
  const { small, middle, full } = decoded.sizes;
  const truth = await readMask(Buffer.from(bench.truth), small.width, small.height);
  const either = bench.either && (await readMask(Buffer.from(bench.either), small.width, small.height));
  const grabCut = (await prepareGrabCut(Buffer.from(bench.photo)))();
  const before = process.threadCpuUsage();
  const consideration = considerPhoto(small);
  const result = drawCutOut(decoded.sizes, consideration);
  const used = process.threadCpuUsage(before);
  const prior = await findSalient(network, middle, new AbortController().signal);
  const mapped = considerPhoto(small, { prior });
  const best = chooseOpinion(mapped.opinions);
  const fullTruth = await readMask(Buffer.from(bench.truth), full.width, full.height);
  const fullEither = bench.either && (await readMask(Buffer.from(bench.either), full.width, full.height));
  const alpha = result.found
    ? Uint8Array.from(fullTruth, (_, i) => ((result.cutOut.rgba[i * 4 + 3] ?? 0) > 127 ? 1 : 0))
    : new Uint8Array(fullTruth.length);
  return {
    name: bench.name,
    groups: bench.groups,
    source: bench.source,
    grabCut: overlap(enlargeMask(grabCut.coverage.map(Math.sign), grabCut, small), truth, either),
    frameFlood: overlap(floodFromFrame(small), truth, either),
    opinions: describe(consideration, truth, either),
    mapped: describe(mapped, truth, either),
    chosenMapped: {
      overlap: overlap(best?.mask ?? new Uint8Array(truth.length), truth, either),
      confidence: best?.confidence ?? 0,
      doubtful: best?.doubtful ?? true,
    },
    chosenName: chooseOpinion(consideration.opinions)?.name ?? 'none',
    chosen: overlap(alpha, fullTruth, fullEither),
    confidence: result.found ? result.confidence : 0,
    doubtful: !result.found || result.doubtful,
    cpuSeconds: (used.user + used.system) / 1e6,
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

function overlap(found: Uint8Array, truth: Uint8Array, either?: Uint8Array): number {
  let both = 0;
  let any = 0;
  for (let i = 0; i < truth.length; i++) {
    if (!truth[i] && either?.[i]) continue;
    if (found[i] && truth[i]) both++;
    if (found[i] || truth[i]) any++;
  }
  return any ? both / any : 0;
}
