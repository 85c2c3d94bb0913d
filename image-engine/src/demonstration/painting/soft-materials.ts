// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { Material } from './materials.ts';
import { clouds, createNoise, smoothstep } from './noise.ts';

function tint(out: Float32Array, factor: number): void {
  out[0]! *= factor;
  out[1]! *= factor;
  out[2]! *= factor;
}

/** Woven cloth with gentle folds. */
export function linen(seed: number): Material {
  const noise = createNoise(seed);
  const height = (u: number, v: number): number => clouds(noise, u * 2.2 + noise(u, v * 2) * 1.4, v * 1.5, 2);
  return {
    gloss: 0,
    rough: 0.1,
    texture(u, v, out, fine) {
      const fold = (height(u, v) - height(u + 0.012, v + 0.006)) * 9;
      const thread = noise(u * 380, v * 24) + noise(u * 24 + 5, v * 380) - 1;
      const slub = noise(u * 90, v * 5) + noise(u * 5 + 3, v * 90) - 1;
      tint(out, 0.9 + 0.34 * fold + 0.16 * thread * fine(120) + 0.07 * slub * fine(45));
    },
  };
}

/** Big shining folds. */
export function satin(seed: number): Material {
  const noise = createNoise(seed);
  const height = (u: number, v: number): number => {
    const bend = noise(u * 1.6 + 3, v * 1.3) * 2.4;
    return Math.sin((u * 2.3 + v * 1.5 + bend) * 3.1) * 0.5 + clouds(noise, u * 3 + bend, v * 2, 2) * 0.8;
  };
  return {
    gloss: 0.02,
    rough: 0.1,
    texture(u, v, out) {
      const slope = (height(u, v) - height(u + 0.02, v + 0.01)) * 6;
      const lit = smoothstep(-0.9, 1.1, slope);
      const shine = smoothstep(0.55, 1.15, slope) ** 2;
      for (let c = 0; c < 3; c++)
        out[c] = out[c]! * (0.22 + 1.15 * lit) + (0.32 + out[c]! * 0.7) * shine * 0.6;
    },
  };
}

export function velvet(seed: number): Material {
  const noise = createNoise(seed);
  return {
    gloss: 0,
    rough: 0.1,
    texture(u, v, out, fine) {
      const nap = clouds(noise, u * 4 + noise(u * 2, v * 2) * 2, v * 3, 3);
      const fibre = noise(u * 300, v * 260);
      tint(out, 0.55 + 0.8 * nap ** 2 + 0.16 * (fibre - 0.5) * fine(130));
    },
  };
}

/** Chunky knitting: rows of stitches. */
export function knit(seed: number): Material {
  const noise = createNoise(seed);
  return {
    gloss: 0,
    rough: 0.1,
    texture(u, v, out, fine) {
      const wave = clouds(noise, u * 2, v * 2, 2);
      const column = u * 26 + (wave - 0.5) * 2;
      const inColumn = column - Math.floor(column);
      const side = Math.abs(inColumn - 0.5) * 2;
      const row = v * 15 + side * 0.55 + wave;
      const inRow = row - Math.floor(row);
      const stitch = Math.sin(inRow * Math.PI) * Math.sin(Math.min(1, side * 1.15 + 0.12) * Math.PI) ** 0.6;
      const fuzz = noise(u * 420, v * 300);
      tint(
        out,
        0.92 + 0.5 * (stitch - 0.6) * fine(22) + 0.3 * (wave - 0.5) + 0.14 * (fuzz - 0.5) * fine(150),
      );
    },
  };
}

/** A woven table-cloth with crossing stripes. */
export function checked(seed: number): Material {
  const cloth = linen(seed);
  return {
    ...cloth,
    texture(u, v, out, fine) {
      const [a, b] = [Math.floor(u * 9 + 0.5) & 1, Math.floor(v * 9) & 1];
      const share = a + b === 2 ? 1 : a + b === 1 ? 0.52 : 0.04;
      for (let c = 0; c < 3; c++) out[c] = 0.86 + (out[c]! - 0.86) * share;
      cloth.texture(u, v, out, fine);
    },
  };
}

export function leather(seed: number): Material {
  const noise = createNoise(seed);
  return {
    gloss: 0.1,
    rough: 0.1,
    texture(u, v, out, fine) {
      const pebble = (x: number, y: number): number =>
        Math.abs(noise(x * 90, y * 90) - 0.5) + noise(x * 46, y * 46) * 0.6;
      const bump = pebble(u, v) - pebble(u + 0.0035, v + 0.002);
      tint(out, 0.82 + bump * 0.7 * fine(60) + 0.34 * clouds(noise, u * 2, v * 2, 3));
    },
  };
}

export function kraft(seed: number): Material {
  const noise = createNoise(seed);
  return {
    gloss: 0,
    rough: 0.1,
    texture(u, v, out, fine) {
      const fibre = noise(u * 170, v * 34) * 0.6 + noise(u * 40 + 8, v * 210) * 0.4;
      const speck = smoothstep(0.9, 0.98, noise(u * 130 + 4, v * 130));
      tint(
        out,
        0.92 +
          0.16 * (fibre - 0.5) * fine(80) +
          0.1 * clouds(noise, u * 4, v * 4, 3) -
          0.16 * speck * fine(80),
      );
    },
  };
}

export function paper(seed: number): Material {
  const noise = createNoise(seed);
  return {
    gloss: 0.03,
    rough: 0.1,
    texture(u, v, out, fine) {
      tint(out, 0.985 + 0.035 * (noise(u * 210, v * 210) - 0.5) * fine(110) + 0.03 * noise(u * 3, v * 3));
    },
  };
}
