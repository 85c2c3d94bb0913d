// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { fitColourMixture, logDensity } from '../colour-mixture.ts';
import { cutAlongEdges, HARD } from '../cut-along-edges.ts';
import type { LabPicture } from '../lab.ts';

/** What a colour cut starts from. */
export interface CutStart {
  /** 1 where the pixel may be product at all. */
  possible: Uint8Array;
  /** 1 where the pixel is taken for product at first. */
  guess: Uint8Array;
  /** Log-odds that count beside the colours in every round. */
  prior?: Float32Array;
}

const COLOURS = 5;
const SPREAD = 3;
const MOST_EVIDENCE = 30;

/**
 * Learns the colours of both sides and cuts, in turns (GrabCut, by Rother, Kolmogorov and Blake). `smoothness` as
 * in `cutAlongEdges`.
 */
export function cutByColour(
  picture: LabPicture,
  { possible, guess, prior }: CutStart,
  smoothness: number,
  rounds: number,
): Uint8Array {
  const { lab, width, height } = picture;
  let mask: Uint8Array = guess.map((value, i) => value & possible[i]!);
  for (let round = 0; round < rounds; round++) {
    const product = fitColourMixture(lab, Float32Array.from(mask), COLOURS, SPREAD);
    const ground = fitColourMixture(
      lab,
      Float32Array.from(mask, (value) => 1 - value),
      COLOURS,
      SPREAD,
    );
    const evidence = new Float32Array(mask.length);
    for (let i = 0; i < mask.length; i++) {
      if (!possible[i]) {
        evidence[i] = -HARD;
        continue;
      }
      const [l, a, b] = [lab[i * 3]!, lab[i * 3 + 1]!, lab[i * 3 + 2]!];
      const odds = logDensity(product, l, a, b) - logDensity(ground, l, a, b);
      evidence[i] = Math.max(-MOST_EVIDENCE, Math.min(MOST_EVIDENCE, odds)) + (prior?.[i] ?? 0);
    }
    const next = cutAlongEdges({ lab, width, height, evidence, smoothness });
    const changed = next.reduce((sum, value, i) => sum + (value ^ mask[i]!), 0);
    mask = next;
    if (changed < mask.length * 0.002) break;
  }
  return mask;
}

/** Everything but a rim of a share of the width: the start that knows nothing. */
export function insideRim(width: number, height: number, share: number): Uint8Array {
  const rim = Math.max(1, Math.round(share * width));
  return Uint8Array.from({ length: width * height }, (_, i) => {
    const x = i % width;
    const y = (i - x) / width;
    return Math.min(x, y, width - 1 - x, height - 1 - y) >= rim ? 1 : 0;
  });
}
