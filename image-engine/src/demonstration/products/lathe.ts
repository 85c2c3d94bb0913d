// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

import { type Rgb, rgbOf } from '../../photo/colour.ts';
import type { Layer } from '../painting/canvas.ts';
import { linearOf } from '../painting/canvas.ts';
import { type Finish, shade } from './studio-light.ts';

/** A ring of one material, from the former ring's end up to `to`. */
export interface Ring {
  to: number;
  colour: string;
  finish: Finish;
}

/** Something round, turned from a profile: heights and radii in units, from the ground up. */
export interface Turned {
  profile: readonly (readonly [height: number, radius: number])[];
  rings: readonly Ring[];
  /** A band of paper or print around the front, and its content. */
  label?: { from: number; to: number; colour: string; ink: string; wide: number };
  /** What one sees in it from above. */
  top?: { colour: string; finish: Finish; rim?: number };
}

/** How far the camera looks down on the set. */
const PITCH = 0.27;
const SIN = Math.sin(PITCH);
const COS = Math.cos(PITCH);
const STEPS = 30;

export interface TurnedSize {
  wide: number;
  tall: number;
  /** How far the near rim of the foot lies below the foot's middle. */
  below: number;
}

/** The drawn size of a turned thing, in its units. */
export function sizeOf({ profile }: Turned): TurnedSize {
  const radius = Math.max(...profile.map(([, r]) => r));
  const height = profile.at(-1)?.[0] ?? 0;
  const last = profile.at(-1)?.[1] ?? 0;
  const below = (profile[0]?.[1] ?? 0) * SIN;
  const top = Math.max(height * COS + last * SIN, ...profile.map(([h, r]) => h * COS + r * SIN * 0.2));
  return { wide: radius * 2, tall: top + below, below };
}

const TABLE = 640;

function radiusTable(profile: Turned['profile'], height: number): Float32Array {
  const plain = Float32Array.from({ length: TABLE }, (_, index) => {
    const y = (index / (TABLE - 1)) * height;
    const upper = profile.findIndex(([h]) => h >= y);
    const [h1, r1] = profile[Math.max(0, upper)] ?? [0, 0];
    const [h0, r0] = profile[Math.max(0, upper - 1)] ?? [0, 0];
    return h1 === h0 ? r1 : r0 + ((r1 - r0) * (y - h0)) / (h1 - h0);
  });
  return plain.map((own, index) => {
    let [sum, count] = [0, 0];
    const reach = Math.min(7, index, TABLE - 1 - index);
    for (let k = -reach; k <= reach; k++) {
      sum += plain[index + k] ?? own;
      count++;
    }
    return sum / count;
  });
}

/** Draws a turned thing `width` pixels wide, lit in a studio. */
export function drawTurned(thing: Turned, width: number): Layer {
  const size = sizeOf(thing);
  const unit = size.wide / width;
  const height = Math.ceil(size.tall / unit);
  const top = thing.profile.at(-1)?.[0] ?? 0;
  const table = radiusTable(thing.profile, top);
  const rgba = new Uint8Array(width * height * 4);
  const reach = size.wide / 2;
  const radiusAt = (y: number): number =>
    y < 0 || y > top ? 0 : table[Math.min(TABLE - 1, ((y / top) * (TABLE - 1)) | 0)]!;
  const out = new Float32Array(3);
  for (let py = 0; py < height; py++) {
    const s = size.tall - size.below - (py + 0.5) * unit;
    for (let px = 0; px < width; px++) {
      const x = (px + 0.5) * unit - reach;
      const z = hit(x, s, reach, top, radiusAt);
      if (z === null) continue;
      colourAt(thing, x, (s + z * SIN) / COS, z, top, radiusAt, out);
      const i = (py * width + px) * 4;
      for (let c = 0; c < 3; c++)
        rgba[i + c] = Math.round(255 * Math.min(1, Math.max(0, out[c]!)) ** (1 / 2.2));
      rgba[i + 3] = 255;
    }
  }
  return { rgba, width, height };
}

/** Where the look into the set first meets the thing: its depth, or null. */
function hit(
  x: number,
  s: number,
  reach: number,
  top: number,
  radiusAt: (y: number) => number,
): number | null {
  const lid = (top * 0.9995 * COS - s) / SIN;
  if (x * x + lid * lid < radiusAt(top * 0.9995) ** 2) return lid;
  const inside = (z: number): boolean => {
    const radius = radiusAt((s + z * SIN) / COS);
    return radius > 0 && x * x + z * z < radius * radius;
  };
  const deep = Math.sqrt(Math.max(0, reach * reach - x * x));
  const step = (2 * deep) / STEPS;
  if (step === 0) return null;
  for (let z = deep; z >= -deep; z -= step) {
    if (!inside(z)) continue;
    let [near, far] = [z + step, z];
    for (let round = 0; round < 9; round++) {
      const middle = (near + far) / 2;
      if (inside(middle)) far = middle;
      else near = middle;
    }
    return far;
  }
  return null;
}

const cache = new Map<string, readonly [number, number, number]>();

function linear(color: string): readonly [number, number, number] {
  const known = cache.get(color);
  if (known) return known;
  const fresh = linearOf(rgbOf(color) as Rgb);
  cache.set(color, fresh);
  return fresh;
}

function colourAt(
  thing: Turned,
  x: number,
  y: number,
  z: number,
  top: number,
  radiusAt: (y: number) => number,
  out: Float32Array,
): void {
  const radius = Math.max(0.001, radiusAt(y));
  const flat = y > top - top * 0.004 && Math.hypot(x, z) < radiusAt(top * 0.996) * 0.985;
  const step = top / TABLE;
  const slope = (radiusAt(Math.min(top, y + step * 2)) - radiusAt(Math.max(0, y - step * 2))) / (step * 4);
  const long = Math.hypot(1, slope);
  const normal = flat
    ? ([0, 1, 0] as const)
    : ([x / radius / long, -slope / long, z / radius / long] as const);
  const ring = thing.rings.find(({ to }) => y <= to) ?? thing.rings.at(-1);
  let colour = linear(ring?.colour ?? '#cccccc');
  let finish: Finish = ring?.finish ?? 'plastic';
  if (flat && thing.top) {
    const rim = thing.top.rim ?? 0.9;
    if (Math.hypot(x, z) < radiusAt(top) * rim) {
      colour = linear(thing.top.colour);
      finish = thing.top.finish;
    }
  }
  const angle = Math.atan2(x, z);
  if (
    thing.label &&
    !flat &&
    y > thing.label.from &&
    y < thing.label.to &&
    Math.abs(angle) < thing.label.wide
  ) {
    colour = linear(
      printAt(thing.label, angle, (y - thing.label.from) / (thing.label.to - thing.label.from)),
    );
    finish = 'paper';
  }
  shade(colour, finish, normal, y / top, out);
}

/** The print of a label: a mark, a name and small lines, without readable letters. */
function printAt(label: NonNullable<Turned['label']>, angle: number, share: number): string {
  const across = angle / label.wide;
  const bar = (at: number, high: number, wide: number): boolean =>
    Math.abs(share - at) < high && Math.abs(across) < wide;
  const mark =
    Math.hypot(across * 1.0, (share - 0.7) * 2.4) < 0.3 &&
    Math.hypot(across * 1.0 - 0.06, (share - 0.73) * 2.4) > 0.2;
  if (mark || bar(0.4, 0.028, 0.5) || bar(0.29, 0.014, 0.36) || bar(0.23, 0.014, 0.28)) return label.ink;
  return share < 0.035 || share > 0.965 ? label.ink : label.colour;
}
