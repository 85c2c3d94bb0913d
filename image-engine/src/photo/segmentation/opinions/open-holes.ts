// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { findComponents } from '../components.ts';

const LEAST_HOLE = 0.01;
const SAME_PRODUCT = 0.75;

/** Marks what the mask encloses without holding it. */
export function findHoles(mask: Uint8Array, width: number, height: number): Uint8Array {
  const { labels, components } = findComponents(mask, 0, width, height);
  return mask.map((_, i) => (labels[i]! >= 0 && !components[labels[i]!]!.touchesFrame ? 1 : 0));
}

/** The mask without the own cut's holes, where both mean the same product. */
export function openSharedHoles(mask: Uint8Array, own: Uint8Array, holes: Uint8Array): Uint8Array {
  let [both, either] = [0, 0];
  for (let i = 0; i < mask.length; i++) {
    const filled = own[i]! | holes[i]!;
    both += mask[i]! & filled;
    either += mask[i]! | filled;
  }
  return both < either * SAME_PRODUCT ? mask : mask.map((value, i) => (holes[i] ? 0 : value));
}

/** The mask without the large places inside it that are as bare as the ground; null where there are none. */
export function openBareHoles(
  mask: Uint8Array,
  bare: Uint8Array,
  width: number,
  height: number,
): Uint8Array | null {
  const inside = mask.map((value, i) => value & bare[i]!);
  const { labels, components } = findComponents(inside, 1, width, height);
  const area = mask.reduce((sum, value) => sum + value, 0);
  const open = components.map((hole) => hole.area > area * LEAST_HOLE);
  if (!open.includes(true)) return null;
  return mask.map((value, i) => (labels[i]! >= 0 && open[labels[i]!] ? 0 : value));
}
