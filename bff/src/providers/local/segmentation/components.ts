// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

interface Component {
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
  width: number,
  height: number,
): Uint8Array {
  const { labels, components } = findComponents(mask, 0, width, height);
  const sums = new Float64Array(components.length);
  for (let i = 0; i < mask.length; i++) if (labels[i]! >= 0) sums[labels[i]!]! += evidence[i]!;
  const smallest = width * height * 0.0008;
  const open = components.map(
    ({ area, touchesFrame }, k) => touchesFrame || (area >= smallest && sums[k]! / area < -4),
  );
  return mask.map((value, i) => (value || !open[labels[i]!] ? 1 : 0));
}

function findComponents(mask: Uint8Array, value: number, width: number, height: number) {
  const labels = new Int32Array(mask.length).fill(-1);
  const components: Component[] = [];
  const stack = new Int32Array(mask.length);
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] !== value || labels[start] !== -1) continue;
    const component = { area: 0, touchesFrame: false };
    const label = components.push(component) - 1;
    let depth = 0;
    stack[depth++] = start;
    labels[start] = label;
    while (depth > 0) {
      const i = stack[--depth]!;
      const x = i % width;
      const y = (i - x) / width;
      component.area++;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) component.touchesFrame = true;
      for (const [dx, dy] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const) {
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
        const j = i + dy * width + dx;
        if (mask[j] !== value || labels[j] !== -1) continue;
        labels[j] = label;
        stack[depth++] = j;
      }
    }
  }
  return { labels, components };
}
