// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { findComponents, pixelsOf } from '../components.ts';
import { areaOf, bothOf, without } from '../masks.ts';

const LEAST_HOLE = 0.01;
const SAME_PRODUCT = 0.75;

/** Marks what the mask encloses without holding it. */
export function findHoles(mask: Uint8Array, width: number, height: number): Uint8Array {
  const { labels, components } = findComponents(mask, 0, width, height);
  return pixelsOf(
    labels,
    Uint8Array.from(components, ({ touchesFrame }) => (touchesFrame ? 0 : 1)),
  );
}

/** The mask without the own cut's holes, where both mean the same product. */
export function openSharedHoles(mask: Uint8Array, own: Uint8Array, holes: Uint8Array): Uint8Array {
  let both = 0;
  let either = 0;
  for (let i = 0; i < mask.length; i++) {
    const filled = own[i]! | holes[i]!;
    both += mask[i]! & filled;
    either += mask[i]! | filled;
  }
  return both < either * SAME_PRODUCT ? mask : without(mask, holes);
}

/** The mask without the large places inside it that are as bare as the ground; null where there are none. */
export function openBareHoles(
  mask: Uint8Array,
  bare: Uint8Array,
  width: number,
  height: number,
): Uint8Array | null {
  const inside = bothOf(mask, bare);
  const { labels, components } = findComponents(inside, 1, width, height);
  const area = areaOf(mask);
  const open = Uint8Array.from(components, (hole) => (hole.area > area * LEAST_HOLE ? 1 : 0));
  if (!open.includes(1)) return null;
  return without(mask, pixelsOf(labels, open));
}
