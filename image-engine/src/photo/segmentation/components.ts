// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

export interface Component {
  area: number;
  touchesFrame: boolean;
}

/** The share of the largest piece from which another piece counts as a product of its own. */
const OWN_PRODUCT_SHARE = 0.06;

/** Keeps the product's pieces and drops crumbs, and far pieces that the frame cuts: those belong to the scene. */
export function keepProductPieces(mask: Uint8Array, width: number, height: number): Uint8Array {
  const { labels, components } = findComponents(mask, 1, width, height);
  const largest = components.reduce((best, piece) => Math.max(best, piece.area), 0);
  const kept = components.map(
    ({ area, touchesFrame }) => area === largest || (!touchesFrame && area >= largest * OWN_PRODUCT_SHARE),
  );
  return mask.map((_, i) => (labels[i]! >= 0 && kept[labels[i]!] ? 1 : 0));
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
  const open = components.map(
    ({ area, touchesFrame }, k) => touchesFrame || (area >= smallest && sums[k]! / area < -4),
  );
  return mask.map((value, i) => (value || !open[labels[i]!] ? 1 : 0));
}

/**
 * Cuts off what hangs on the product by a thin neck and runs out of the frame: scenery behind it. Thin parts
 * of the product itself (stems, straps) stay, since nothing thick hangs on them.
 */
export function cutThinNecks(mask: Uint8Array, width: number, height: number): Uint8Array {
  const thick = erode(erode(mask, width, height), width, height);
  const { labels, components } = findComponents(thick, 1, width, height);
  const largest = components.reduce((best, piece) => Math.max(best, piece.area), 0);
  const owner = spreadLabels(labels, mask, width);
  const leaves = components.map(() => false);
  for (let i = 0; i < mask.length; i++) {
    const x = i % width;
    if (owner[i]! < 0 || (x > 0 && x < width - 1 && i >= width && i < mask.length - width)) continue;
    leaves[owner[i]!] = components[owner[i]!]!.area < largest * 0.35;
  }
  return mask.map((value, i) => (value && !(owner[i]! >= 0 && leaves[owner[i]!]) ? 1 : 0));
}

/** Closes cracks of a few pixels where the place itself was thought product before colours were compared. */
export function closeCracks(
  mask: Uint8Array,
  saliency: Float32Array,
  open: Uint8Array,
  width: number,
  height: number,
): Uint8Array {
  const empty = mask.map((value) => 1 - value);
  const far = erode(erode(empty, width, height), width, height).map((value) => 1 - value);
  const closed = erode(erode(far, width, height), width, height);
  return mask.map((value, i) => (value || (closed[i] && saliency[i]! > 0.5 && !open[i]) ? 1 : 0));
}

function erode(mask: Uint8Array, width: number, height: number): Uint8Array {
  return mask.map((value, i) => {
    const x = i % width;
    const y = (i - x) / width;
    return value &&
      (x === 0 || mask[i - 1]!) &&
      (x === width - 1 || mask[i + 1]!) &&
      (y === 0 || mask[i - width]!) &&
      (y === height - 1 || mask[i + width]!)
      ? 1
      : 0;
  });
}

/** Gives every pixel of the mask the label that is nearest along the mask. */
function spreadLabels(labels: Int32Array, mask: Uint8Array, width: number): Int32Array {
  const owner = Int32Array.from(labels);
  const queue: number[] = [];
  for (let i = 0; i < owner.length; i++) if (owner[i]! >= 0) queue.push(i);
  for (let head = 0; head < queue.length; head++) {
    const i = queue[head]!;
    const x = i % width;
    for (const j of [x > 0 ? i - 1 : -1, x + 1 < width ? i + 1 : -1, i - width, i + width]) {
      if (j < 0 || j >= owner.length || !mask[j] || owner[j]! >= 0) continue;
      owner[j] = owner[i]!;
      queue.push(j);
    }
  }
  return owner;
}

/** Numbers the connected areas of pixels that have `value`; -1 elsewhere. */
export function findComponents(mask: Uint8Array, value: number, width: number, height: number) {
  const labels = new Int32Array(mask.length).fill(-1);
  const components: Component[] = [];
  const stack = new Int32Array(mask.length);
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] !== value || labels[start] !== -1) continue;
    const label = components.length;
    let [area, touchesFrame, depth] = [0, false, 0];
    const visit = (j: number): void => {
      if (mask[j] !== value || labels[j] !== -1) return;
      labels[j] = label;
      stack[depth++] = j;
    };
    visit(start);
    while (depth > 0) {
      const i = stack[--depth]!;
      const x = i % width;
      const y = (i - x) / width;
      area++;
      if (x > 0) visit(i - 1);
      if (x < width - 1) visit(i + 1);
      if (y > 0) visit(i - width);
      if (y < height - 1) visit(i + width);
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) touchesFrame = true;
    }
    components.push({ area, touchesFrame });
  }
  return { labels, components };
}
