// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { clouds, createNoise, type Noise, smoothstep } from './noise.ts';

/**
 * How a surface answers at a point: `out` is its linear colour, which comes in as the plain base colour. `u` runs
 * right and `v` away from the viewer, the frame is 1 wide at the product's foot; `fine(f)` is how much of a pattern
 * with `f` waves a unit is still to be seen there.
 */
export type Texture = (u: number, v: number, out: Float32Array, fine: (frequency: number) => number) => void;

export interface Material {
  texture: Texture;
  /** How much it mirrors, seen flat, 0 to 1. */
  gloss: number;
  /** How blurred what it mirrors is, in shares of the width. */
  rough: number;
}

function tint(out: Float32Array, factor: number): void {
  out[0]! *= factor;
  out[1]! *= factor;
  out[2]! *= factor;
}

function towards(out: Float32Array, red: number, green: number, blue: number, share: number): void {
  out[0] = out[0]! + (red - out[0]!) * share;
  out[1] = out[1]! + (green - out[1]!) * share;
  out[2] = out[2]! + (blue - out[2]!) * share;
}

export function marble(seed: number): Material {
  const noise = createNoise(seed);
  return {
    gloss: 0.34,
    rough: 0.02,
    texture(u, v, out, fine) {
      const warpX = clouds(noise, u * 3 + 5, v * 3, 3) * 1.6;
      const warpY = clouds(noise, u * 3, v * 3 + 31, 3) * 1.6;
      const ridge = 1 - Math.abs(2 * clouds(noise, u * 1.3 + warpX, v * 1.3 + warpY, 4) - 1);
      const thin = 1 - Math.abs(2 * clouds(noise, u * 3.4 + warpY * 1.7, v * 3.4 - warpX, 3) - 1);
      const cloud = clouds(noise, u * 2.2 + 40, v * 2.2, 3);
      const vein = Math.min(1, ridge ** 16 * 0.62 + thin ** 26 * 0.5 * fine(20));
      tint(out, 0.86 + 0.22 * cloud);
      const dark = out[1]! < 0.2;
      if (dark) towards(out, 0.62, 0.58, 0.5, vein * 0.55);
      else
        towards(
          out,
          out[0]! * 0.36,
          out[1]! * 0.35,
          out[2]! * 0.37,
          vein * 0.75 + smoothstep(0.62, 0.95, ridge) * 0.12,
        );
    },
  };
}

function grain(noise: Noise, along: number, across: number, fine: (frequency: number) => number): number {
  const bend = clouds(noise, along * 0.9, across * 2.2, 3) * 1.5;
  const ring = Math.sin((across * 9 + bend * 3.2) * 6.283) * 0.5 + 0.5;
  const fibre = noise(along * 5, across * 150 + bend * 22);
  const pore = noise(along * 16 + 7, across * 420 + bend * 44);
  return (
    0.5 +
    (ring ** 1.6 - 0.4) * 0.42 * fine(14) +
    (fibre - 0.5) * 0.5 * fine(75) +
    (pore - 0.5) * 0.36 * fine(210)
  );
}

/** A table top: few wide planks lying across. */
export function wood(seed: number): Material {
  const noise = createNoise(seed);
  return {
    gloss: 0.12,
    rough: 0.06,
    texture(u, v, out, fine) {
      const plank = Math.floor(v * 2.6 + 0.35);
      const place = v * 2.6 + 0.35 - plank;
      const own = noise(plank * 7.7 + 0.5, 3.5);
      const figure = grain(noise, u * 1.1 + plank * 13.7, v * 1.25 + plank * 5.1, fine);
      const gap = 1 - 0.55 * smoothstep(0.992 - 0.012, 0.999, Math.max(place, 1 - place));
      tint(out, (0.74 + 0.44 * figure) * (0.9 + 0.22 * own) * gap);
      out[2]! *= 0.94 + 0.1 * figure;
    },
  };
}

/** Old boards running away from the viewer, with gaps and wear. */
export function boards(seed: number): Material {
  const noise = createNoise(seed);
  return {
    gloss: 0.07,
    rough: 0.08,
    texture(u, v, out, fine) {
      const board = Math.floor(u * 5.2 + 0.5);
      const place = u * 5.2 + 0.5 - board;
      const own = noise(board * 9.3 + 0.5, 8.5);
      const figure = grain(noise, v * 0.9 + board * 11.3, u * 1.5 + board * 3.7, fine);
      const wear = clouds(noise, u * 9 + board * 3, v * 2.2, 3);
      const edge = Math.max(place, 1 - place);
      const gap = 1 - 0.86 * smoothstep(0.972, 0.992, edge) - 0.14 * smoothstep(0.9, 0.975, edge);
      tint(out, (0.58 + 0.6 * figure) * (0.78 + 0.42 * own) * (0.8 + 0.36 * wear) * gap);
      out[2]! *= 0.92 + 0.12 * wear;
    },
  };
}

export function concrete(seed: number): Material {
  const noise = createNoise(seed);
  return {
    gloss: 0.06,
    rough: 0.09,
    texture(u, v, out, fine) {
      const patch = clouds(noise, u * 2.4, v * 2.4, 4);
      const mottle = clouds(noise, u * 16 + 9, v * 16, 3);
      const speck = noise(u * 260, v * 260);
      const pore = smoothstep(0.9, 0.97, noise(u * 60 + 3, v * 60)) * fine(40);
      tint(
        out,
        (0.78 + 0.3 * patch + 0.14 * (mottle - 0.5) + 0.12 * (speck - 0.5) * fine(130)) * (1 - 0.4 * pore),
      );
    },
  };
}

export function stone(seed: number): Material {
  const noise = createNoise(seed);
  return {
    gloss: 0.12,
    rough: 0.06,
    texture(u, v, out, fine) {
      const layer = clouds(noise, u * 2.2, v * 5 + noise(u * 3, v * 3) * 1.5, 4);
      const bump = clouds(noise, u * 18, v * 18, 3) - clouds(noise, u * 18 + 0.25, v * 18 + 0.1, 3);
      const speck = noise(u * 220 + 5, v * 220);
      const hole = smoothstep(0.8, 0.92, noise(u * 34, v * 46)) * fine(40);
      tint(
        out,
        (0.76 + 0.34 * layer + bump * 0.9 * fine(18) + 0.2 * (speck - 0.5) * fine(110)) * (1 - 0.22 * hole),
      );
    },
  };
}
