// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from '../lab.ts';

const LIGHTNESSES = 20;
const CHROMAS = 12;

/** The bin of each pixel's colour: 5 units of lightness, 8 of a and of b. */
export function binColours({ lab }: LabPicture): Uint16Array {
  const limit = (value: number, most: number): number => Math.max(0, Math.min(most - 1, Math.floor(value)));
  const bins = new Uint16Array(lab.length / 3);
  for (let i = 0; i < bins.length; i++) {
    const l = limit(lab[i * 3]! / 5, LIGHTNESSES);
    const a = limit((lab[i * 3 + 1]! + 48) / 8, CHROMAS);
    const b = limit((lab[i * 3 + 2]! + 48) / 8, CHROMAS);
    bins[i] = (l * CHROMAS + a) * CHROMAS + b;
  }
  return bins;
}

/** How alike the colours on both sides of a mask are (Bhattacharyya): 0 when they share none, 1 when they are the same. */
export function compareColours(bins: Uint16Array, mask: Uint8Array, within?: Uint8Array): number {
  const product = new Float64Array(LIGHTNESSES * CHROMAS * CHROMAS);
  const ground = new Float64Array(product.length);
  let products = 1e-9;
  let grounds = 1e-9;
  for (let i = 0; i < mask.length; i++) {
    if (within && !within[i]) continue;
    if (mask[i]) {
      product[bins[i]!]!++;
      products++;
    } else {
      ground[bins[i]!]!++;
      grounds++;
    }
  }
  let sum = 0;
  for (let bin = 0; bin < product.length; bin++) sum += Math.sqrt(product[bin]! * ground[bin]!);
  return sum / Math.sqrt(products * grounds);
}
