import type { Light } from '../scenes/scene-description.ts';
import { linearOf } from './canvas.ts';
import { clouds, createNoise, smoothstep } from './noise.ts';
import type { Stage } from './stage.ts';

/** The strength of each colour of the light that falls on a place of the frame, written into `out`. */
export type LightField = (x: number, y: number, onSurface: boolean, out: Float32Array) => void;

const PLACES_OF_LIGHT = {
  left: [0.16, 0.12],
  right: [0.84, 0.12],
  above: [0.5, 0.1],
  behind: [0.5, 0.42],
  front: [0.5, 0.5],
} as const;

/** Light over the whole frame: a broad key from its side, a fill, a pattern thrown by a window, coloured lamps. */
export function lightField(light: Light, stage: Stage, seed: number): LightField {
  const { width, height, foot } = stage;
  const [keyX, keyY] = PLACES_OF_LIGHT[light.from];
  const fill =
    (light.from === 'front' ? 0.86 : 0.74) - 0.26 * light.hardness - (light.level < 0.5 ? 0.22 : 0);
  const reach = light.level < 0.5 ? 0.42 : 0.75;
  const [warmRed, warmGreen, warmBlue] = [
    1 + 0.13 * light.warmth,
    1 + 0.015 * light.warmth,
    1 - 0.2 * light.warmth,
  ];
  const gobo = goboOf(light, stage, seed);
  const lamps = light.neon?.map((color) => linearOf(color));
  return (x, y, onSurface, out) => {
    const [sx, sy] = [x / width, y / height];
    const dx = sx - (onSurface ? 0.5 + (keyX - 0.5) * 0.35 : keyX);
    const dy = onSurface ? (y - foot) / height : sy - keyY;
    const key = Math.exp(-(dx * dx + dy * dy * 1.2) / reach);
    const thrown = gobo ? gobo(x, y, onSurface) : 1;
    const strength = light.level * (fill + (1.12 - fill) * key * thrown);
    out[0] = strength * warmRed;
    out[1] = strength * warmGreen;
    out[2] = strength * warmBlue;
    if (!lamps) return;
    const [fromLeft, fromRight] = [
      Math.exp(-sx * sx * 5.2) * 0.85,
      Math.exp(-(1 - sx) * (1 - sx) * 5.2) * 0.85,
    ];
    for (let c = 0; c < 3; c++)
      out[c] = (out[c] ?? 0) * 0.62 + (lamps[0]?.[c] ?? 0) * fromLeft + (lamps[1]?.[c] ?? 0) * fromRight;
  };
}

function goboOf(
  light: Light,
  stage: Stage,
  seed: number,
): ((x: number, y: number, flat: boolean) => number) | null {
  if (light.gobo === 'none') return null;
  const { width, edge, view } = stage;
  const soft = 0.02 + 0.05 * (1 - light.hardness);
  const side = light.from === 'right' ? -1 : 1;
  const noise = createNoise(seed + 5);
  const dim = 0.12 + 0.5 * (1 - light.hardness) ** 2;
  return (x, y, flat) => {
    const tall = view === 'front' && flat ? edge + (y - edge) * 1.9 : y;
    const u = ((x - width / 2) * side) / width - (tall / width) * 0.42 + 0.3;
    const v = tall / width + u * 0.16;
    return dim + (1 - dim) * 1.14 * pattern(light.gobo, u, v, soft, noise);
  };
}

function pattern(
  gobo: Light['gobo'],
  u: number,
  v: number,
  soft: number,
  noise: (x: number, y: number) => number,
): number {
  const band = (value: number, from: number, to: number): number =>
    smoothstep(from - soft, from + soft, value) * (1 - smoothstep(to - soft, to + soft, value));
  if (gobo === 'blinds') {
    const stripe = (v * 9) % 1;
    return band(stripe < 0 ? stripe + 1 : stripe, 0.16, 0.74) * band(u, -0.42, 0.36);
  }
  if (gobo === 'leaves') {
    const sway = noise(u * 3, v * 3) * 2;
    return smoothstep(0.36, 0.36 + 0.16 + soft * 2, clouds(noise, u * 7 + sway, v * 9 - sway, 2));
  }
  const column = Math.max(band(u, -0.36, -0.1), band(u, -0.06, 0.2));
  const row = Math.max(band(v, 0.02, 0.3), band(v, 0.34, 0.62), band(v, 0.66, 0.94));
  return column * row;
}

/** The glow behind the product, as light that is added to a wall at a place of the frame. */
export function glowAt(light: Light, { width, height }: Stage, x: number, y: number): number {
  if (!light.glow) return 0;
  const far = ((x / width - 0.5) ** 2 * 1.2 + (y / height - 0.45) ** 2) / 0.06;
  return Math.exp(-far) * (light.from === 'behind' ? 0.5 : 0.2) * (light.level < 0.6 ? 1 : 0.35);
}
