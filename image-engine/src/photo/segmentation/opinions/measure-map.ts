// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

/** The names of what a learned map says of a mask, in the order of `measureMap`'s answer. */
export const MAP_MEASURES = [
  'map inside',
  'map outside',
  'map overlap',
  'map overlap, soft',
  'map against the inside',
  'map beyond the outside',
  'map unsure along the outline',
  'map step over the outline',
  'map sure',
  'map share',
  'map unsure',
] as const;

const LIKELY = 0.8;
const UNLIKELY = 0.2;
const LEAST_SHARE = 0.02;
/** How far from the outline both sides are compared, in pixels. */
const BESIDE = 3;

/** How a mask and a learned map agree, and how sure the map is of itself. */
export function measureMap(map: Float32Array, mask: Uint8Array, width: number): number[] {
  let inside = 0;
  let outside = 0;
  let area = 0;
  let both = 0;
  let either = 0;
  let sure = 0;
  let unsure = 0;
  let against = 0;
  let beyond = 0;
  for (let i = 0; i < mask.length; i++) {
    const value = map[i]!;
    const member = mask[i]!;
    const expected = value > 0.5 ? 1 : 0;
    both += member & expected;
    either += member | expected;
    sure += Math.abs(2 * value - 1);
    unsure += 4 * value * (1 - value);
    if (member) {
      area++;
      inside += value;
      if (value < UNLIKELY) against++;
    } else {
      outside += value;
      if (value > LIKELY) beyond++;
    }
  }
  const count = mask.length;
  const share = (inside + outside) / count;
  return [
    inside / Math.max(1, area),
    outside / Math.max(1, count - area),
    either ? both / either : 0,
    inside / Math.max(1, area + outside),
    against / Math.max(1, area),
    Math.min(1, beyond / Math.max(1, area)),
    ...measureAlongOutline(map, mask, width),
    sure / count,
    share,
    Math.min(1, unsure / count / Math.max(LEAST_SHARE, share)),
  ];
}

/** How unsure the map is where the mask ends, and how much it falls from inside to outside. */
function measureAlongOutline(map: Float32Array, mask: Uint8Array, width: number): [number, number] {
  const height = mask.length / width;
  let unsure = 0;
  let step = 0;
  let length = 0;
  const compare = (i: number, inner: number, outer: number): void => {
    length++;
    unsure += 4 * map[i]! * (1 - map[i]!);
    step += map[inner]! - map[outer]!;
  };
  for (let y = BESIDE; y < height - BESIDE; y++)
    for (let x = BESIDE; x < width - BESIDE; x++) {
      const i = y * width + x;
      if (!mask[i]) continue;
      for (const along of [1, -1, width, -width])
        if (!mask[i + along]) compare(i, i - along * (BESIDE - 1), i + along * BESIDE);
    }
  return length ? [unsure / length, step / length] : [1, 0];
}
