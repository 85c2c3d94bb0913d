// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { invert } from './masks.ts';

export interface Component {
  area: number;
  touchesFrame: boolean;
}

/** The share of the largest piece from which another piece counts as a product of its own. */
const OWN_PRODUCT_SHARE = 0.06;

/** Keeps the product's pieces and drops crumbs, and far pieces that the frame cuts: those belong to the scene. */
export function keepProductPieces(mask: Uint8Array, width: number, height: number): Uint8Array {
  const { labels, components } = findComponents(mask, 1, width, height);
  const largest = largestArea(components);
  const kept = Uint8Array.from(components, ({ area, touchesFrame }) =>
    area === largest || (!touchesFrame && area >= largest * OWN_PRODUCT_SHARE) ? 1 : 0,
  );
  return pixelsOf(labels, kept);
}

/** Marks the pixels of the chosen areas: `chosen` has a 1 for each of them. */
export function pixelsOf(labels: Int32Array, chosen: Uint8Array): Uint8Array {
  const pixels = new Uint8Array(labels.length);
  for (let i = 0; i < labels.length; i++) if (labels[i]! >= 0) pixels[i] = chosen[labels[i]!]!;
  return pixels;
}

/** Fills holes unless they are large enough and look like the background seen through the product. */
export function fillHoles(
  mask: Uint8Array,
  evidence: Float32Array,
  seenThrough: Uint8Array,
  width: number,
  height: number,
): Uint8Array {
  const { labels, components } = findComponents(mask, 0, width, height);
  const sums = new Float64Array(components.length);
  for (let i = 0; i < mask.length; i++)
    if (labels[i]! >= 0) sums[labels[i]!]! += seenThrough[i] ? -100 : Math.max(-8, evidence[i]!);
  const smallest = width * height * 0.0008;
  const filled = Uint8Array.from(components, ({ area, touchesFrame }, k) =>
    touchesFrame || (area >= smallest && sums[k]! / area < -4) ? 0 : 1,
  );
  const whole = pixelsOf(labels, filled);
  for (let i = 0; i < whole.length; i++) whole[i]! |= mask[i]!;
  return whole;
}

/**
 * Cuts off what hangs on the product by a thin neck and runs out of the frame: scenery behind it. Thin parts
 * of the product itself (stems, straps) stay, since nothing thick hangs on them.
 */
export function cutThinNecks(mask: Uint8Array, width: number, height: number): Uint8Array {
  const thick = erode(erode(mask, width, height), width, height);
  const { labels, components } = findComponents(thick, 1, width, height);
  const largest = largestArea(components);
  const owner = spreadLabels(labels, mask, width);
  const leaves = new Uint8Array(components.length);
  for (let i = 0; i < mask.length; i++) {
    const x = i % width;
    if (owner[i]! < 0 || (x > 0 && x < width - 1 && i >= width && i < mask.length - width)) continue;
    leaves[owner[i]!] = components[owner[i]!]!.area < largest * 0.35 ? 1 : 0;
  }
  const cut = new Uint8Array(mask.length);
  for (let i = 0; i < cut.length; i++) cut[i] = mask[i]! && !(owner[i]! >= 0 && leaves[owner[i]!]!) ? 1 : 0;
  return cut;
}

/** Closes cracks of a few pixels where the place itself was thought product before colours were compared. */
export function closeCracks(
  mask: Uint8Array,
  saliency: Float32Array,
  open: Uint8Array,
  width: number,
  height: number,
): Uint8Array {
  const empty = invert(mask);
  const far = invert(erode(erode(empty, width, height), width, height));
  const closed = erode(erode(far, width, height), width, height);
  for (let i = 0; i < closed.length; i++)
    closed[i] = mask[i]! || (closed[i]! && saliency[i]! > 0.5 && !open[i]) ? 1 : 0;
  return closed;
}

/** Takes a pixel off the outline all around; beyond the frame the mask is thought to go on. */
function erode(mask: Uint8Array, width: number, height: number): Uint8Array {
  const inner = new Uint8Array(mask.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      inner[i] =
        mask[i]! &&
        (x === 0 || mask[i - 1]!) &&
        (x === width - 1 || mask[i + 1]!) &&
        (y === 0 || mask[i - width]!) &&
        (y === height - 1 || mask[i + width]!)
          ? 1
          : 0;
    }
  }
  return inner;
}

/** Gives every pixel of the mask the label that is nearest along the mask. */
function spreadLabels(labels: Int32Array, mask: Uint8Array, width: number): Int32Array {
  const owner = Int32Array.from(labels);
  const queue = new Int32Array(owner.length);
  let end = 0;
  for (let i = 0; i < owner.length; i++) if (owner[i]! >= 0) queue[end++] = i;
  const visit = (from: number, j: number): void => {
    if (!mask[j] || owner[j]! >= 0) return;
    owner[j] = owner[from]!;
    queue[end++] = j;
  };
  for (let head = 0; head < end; head++) {
    const i = queue[head]!;
    const x = i % width;
    if (x > 0) visit(i, i - 1);
    if (x + 1 < width) visit(i, i + 1);
    if (i >= width) visit(i, i - width);
    if (i + width < owner.length) visit(i, i + width);
  }
  return owner;
}

function largestArea(components: readonly Component[]): number {
  return components.reduce((largest, { area }) => Math.max(largest, area), 0);
}

/** Numbers the connected areas of pixels that have `value`, in reading order of their first pixels; -1 elsewhere. */
export function findComponents(mask: Uint8Array, value: number, width: number, height: number) {
  const labels = new Int32Array(mask.length);
  // Numbers that turn out to be of one area point to the lowest of them.
  const lowest = new Int32Array((mask.length >> 1) + 1);
  let count = 0;
  for (let i = 0, x = 0; i < mask.length; i++, x++) {
    if (x === width) x = 0;
    if (mask[i] !== value) {
      labels[i] = -1;
      continue;
    }
    const before = x > 0 ? labels[i - 1]! : -1;
    const above = i >= width ? labels[i - width]! : -1;
    if (before < 0 && above < 0) {
      lowest[count] = count;
      labels[i] = count++;
      continue;
    }
    labels[i] = before < 0 ? above : before;
    if (before >= 0 && above >= 0 && before !== above) join(lowest, before, above);
  }
  const components: Component[] = [];
  for (let k = 0; k < count; k++) {
    if (lowest[k] !== k) lowest[k] = lowest[lowest[k]!]!;
    else lowest[k] = components.push({ area: 0, touchesFrame: false }) - 1;
  }
  measureComponents(labels, lowest, components, width, height);
  return { labels, components };
}

function join(lowest: Int32Array, one: number, other: number): void {
  let a = one;
  let b = other;
  while (lowest[a] !== a) a = lowest[a] = lowest[lowest[a]!]!;
  while (lowest[b] !== b) b = lowest[b] = lowest[lowest[b]!]!;
  if (a < b) lowest[b] = a;
  else lowest[a] = b;
}

/** Gives each pixel the number of its area (`numbers` by its first label), and each area its size and place. */
function measureComponents(
  labels: Int32Array,
  numbers: Int32Array,
  components: readonly Component[],
  width: number,
  height: number,
): void {
  const areas = new Int32Array(components.length);
  for (let i = 0; i < labels.length; i++) {
    if (labels[i]! < 0) continue;
    const label = numbers[labels[i]!]!;
    labels[i] = label;
    areas[label]!++;
  }
  const touch = (i: number): void => {
    if (labels[i]! >= 0) components[labels[i]!]!.touchesFrame = true;
  };
  for (let x = 0; x < width; x++) {
    touch(x);
    touch((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    touch(y * width);
    touch(y * width + width - 1);
  }
  for (let k = 0; k < areas.length; k++) components[k]!.area = areas[k]!;
}
