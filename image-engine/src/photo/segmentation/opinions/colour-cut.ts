// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { fitColourMixture, logDensity } from '../colour-mixture.ts';
import { HARD, openCut } from '../cut-along-edges.ts';
import type { LabPicture } from '../lab.ts';
import { bothOf, invert } from '../masks.ts';

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
 * in `openCut`.
 */
export function cutByColour(
  picture: LabPicture,
  { possible, guess, prior }: CutStart,
  smoothness: number,
  rounds: number,
): Uint8Array {
  const { lab, width, height } = picture;
  const cut = openCut({ lab, width, height, smoothness });
  let mask: Uint8Array = bothOf(guess, possible);
  for (let round = 0; round < rounds; round++) {
    const product = fitColourMixture(lab, new Float32Array(mask), COLOURS, SPREAD);
    const ground = fitColourMixture(lab, new Float32Array(invert(mask)), COLOURS, SPREAD);
    const evidence = new Float32Array(mask.length);
    for (let i = 0; i < mask.length; i++) {
      if (!possible[i]) {
        evidence[i] = -HARD;
        continue;
      }
      const l = lab[i * 3]!;
      const a = lab[i * 3 + 1]!;
      const b = lab[i * 3 + 2]!;
      const odds = logDensity(product, l, a, b) - logDensity(ground, l, a, b);
      evidence[i] = Math.max(-MOST_EVIDENCE, Math.min(MOST_EVIDENCE, odds)) + (prior?.[i] ?? 0);
    }
    const next = cut(evidence);
    let changed = 0;
    for (let i = 0; i < next.length; i++) changed += next[i]! ^ mask[i]!;
    mask = next;
    if (changed < mask.length * 0.002) break;
  }
  return mask;
}

/** Everything but a rim of a share of the width: the start that knows nothing. */
export function insideRim(width: number, height: number, share: number): Uint8Array {
  const rim = Math.max(1, Math.round(share * width));
  const inside = new Uint8Array(width * height);
  for (let y = rim; y < height - rim; y++)
    inside.fill(1, y * width + rim, Math.max(y * width + rim, (y + 1) * width - rim));
  return inside;
}
