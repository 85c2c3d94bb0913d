// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { chance } from './chance.ts';

const SIDE = 256;
const MASK = SIDE - 1;

/** Smooth noise, 0 to 1, one bump a unit. */
export type Noise = (x: number, y: number) => number;

export function createNoise(seed: number): Noise {
  const next = chance(seed);
  const lattice = Float32Array.from({ length: SIDE * SIDE }, () => next());
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    let fx = x - left;
    let fy = y - top;
    fx = fx * fx * (3 - 2 * fx);
    fy = fy * fy * (3 - 2 * fy);
    const row = (top & MASK) * SIDE;
    const below = ((top + 1) & MASK) * SIDE;
    const column = left & MASK;
    const beside = (left + 1) & MASK;
    const upper = lattice[row + column]! * (1 - fx) + lattice[row + beside]! * fx;
    const lower = lattice[below + column]! * (1 - fx) + lattice[below + beside]! * fx;
    return upper * (1 - fy) + lower * fy;
  };
}

/** Several sizes of noise on each other, each half as strong: clouds, 0 to 1. */
export function clouds(noise: Noise, x: number, y: number, octaves: number): number {
  let [sum, weight, strength] = [0, 0, 1];
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise(x, y) * strength;
    weight += strength;
    strength *= 0.5;
    x = x * 2.03 + 17.3;
    y = y * 2.03 + 9.1;
  }
  return sum / weight;
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
