// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

/** One stroke of the user's brush, in shares of the picture's long side: good for every size of the picture. */
export interface Stroke {
  /** Whether what is painted belongs to the product. */
  side: 'keep' | 'remove';
  radius: number;
  /** x and y in turns. */
  points: readonly number[];
  /** The border is looked for around the stroke; else exactly the painted place changes. */
  follows: boolean;
}

/** Sizes of a picture in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Marks the pixels under a stroke. A stroke of one point is a dot. */
export function paintStroke({ points, radius }: Stroke, { width, height }: Size): Uint8Array {
  const painted = new Uint8Array(width * height);
  const scale = Math.max(width, height);
  const reach = Math.max(0.5, radius * scale);
  for (let at = 0; at + 1 < points.length; at += 2) {
    const from = Math.max(0, at - 2);
    paintSegment(
      painted,
      { width, height },
      [points[from]! * scale, points[from + 1]! * scale, points[at]! * scale, points[at + 1]! * scale],
      reach,
    );
  }
  return painted;
}

function paintSegment(
  painted: Uint8Array,
  { width, height }: Size,
  [x0, y0, x1, y1]: [number, number, number, number],
  reach: number,
): void {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy;
  const left = Math.max(0, Math.floor(Math.min(x0, x1) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(x0, x1) + reach));
  const top = Math.max(0, Math.floor(Math.min(y0, y1) - reach));
  const below = Math.min(height - 1, Math.ceil(Math.max(y0, y1) + reach));
  for (let y = top; y <= below; y++) {
    for (let x = left; x <= right; x++) {
      const px = x + 0.5 - x0;
      const py = y + 0.5 - y0;
      const along = length ? Math.max(0, Math.min(1, (px * dx + py * dy) / length)) : 0;
      const ox = px - along * dx;
      const oy = py - along * dy;
      if (ox * ox + oy * oy <= reach * reach) painted[y * width + x] = 1;
    }
  }
}
