// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { Material } from './materials.ts';
import { clouds, createNoise, smoothstep } from './noise.ts';

function tint(out: Float32Array, factor: number): void {
  out[0]! *= factor;
  out[1]! *= factor;
  out[2]! *= factor;
}

export function sand(seed: number): Material {
  const noise = createNoise(seed);
  const height = (u: number, v: number): number =>
    clouds(noise, u * 5 + noise(u * 2, v * 3) * 2, v * 8, 3) + 0.24 * noise(u * 42, v * 42);
  return {
    gloss: 0,
    rough: 0.1,
    texture(u, v, out, fine) {
      const slope = (height(u, v) - height(u + 0.012, v + 0.008)) * 2.6 * fine(16);
      const speck = noise(u * 340, v * 300);
      tint(out, 0.93 + slope + 0.3 * (speck - 0.5) * fine(140));
    },
  };
}

export function earth(seed: number): Material {
  const noise = createNoise(seed);
  return {
    gloss: 0,
    rough: 0.1,
    texture(u, v, out, fine) {
      const height = (x: number, y: number): number => clouds(noise, x * 12, y * 12, 4);
      const slope = (height(u, v) - height(u + 0.01, v + 0.006)) * 3.4 * fine(24);
      const stone = smoothstep(0.78, 0.86, noise(u * 38, v * 38)) * fine(30);
      tint(out, 0.76 + slope + 0.5 * clouds(noise, u * 3, v * 3, 2) - 0.1 + 0.34 * stone);
    },
  };
}

export function grass(seed: number): Material {
  const noise = createNoise(seed);
  return {
    gloss: 0,
    rough: 0.1,
    texture(u, v, out, fine) {
      const tuft = clouds(noise, u * 7, v * 9, 3);
      const blade = noise(u * 190 + tuft * 9, v * 44) * 0.65 + noise(u * 340, v * 80) * 0.35;
      const lit = 0.42 + 0.7 * tuft + 0.9 * (blade - 0.45) * fine(70);
      tint(out, Math.max(0.12, lit));
      out[0]! *= 0.8 + 0.5 * tuft;
    },
  };
}

export function asphalt(seed: number): Material {
  const noise = createNoise(seed);
  return {
    gloss: 0.3,
    rough: 0.05,
    texture(u, v, out, fine) {
      const grit = noise(u * 210, v * 180);
      const patch = clouds(noise, u * 4, v * 5, 3);
      const glint = smoothstep(0.86, 0.98, noise(u * 160 + 9, v * 140)) * fine(80);
      tint(out, 0.6 + 0.6 * patch + 0.6 * (grit - 0.5) * fine(90) + 1.2 * glint);
    },
  };
}

export function rubber(seed: number): Material {
  const noise = createNoise(seed);
  return {
    gloss: 0.05,
    rough: 0.1,
    texture(u, v, out, fine) {
      const fleck = smoothstep(0.8, 0.86, noise(u * 120, v * 120)) * fine(70);
      tint(
        out,
        0.8 +
          0.3 * clouds(noise, u * 5, v * 5, 3) +
          1.3 * fleck +
          0.3 * (noise(u * 260, v * 260) - 0.5) * fine(120),
      );
    },
  };
}

export function tileFloor(seed: number): Material {
  const noise = createNoise(seed);
  return {
    gloss: 0.24,
    rough: 0.025,
    texture(u, v, out, fine) {
      const [a, b] = [u * 4.5 + 0.5, v * 4.5];
      const [i, j] = [Math.floor(a), Math.floor(b)];
      const edge = Math.max(Math.abs(a - i - 0.5), Math.abs(b - j - 0.5)) * 2;
      tint(
        out,
        0.9 + 0.14 * noise(i * 5.3 + 0.5, j * 7.1 + 0.5) + 0.1 * (clouds(noise, u * 9, v * 9, 3) - 0.5),
      );
      const grout = smoothstep(0.965, 0.985, edge) * Math.max(0.3, fine(9));
      for (let c = 0; c < 3; c++) out[c] = out[c]! * (1 - grout * 0.34);
    },
  };
}

export function snow(seed: number): Material {
  const noise = createNoise(seed);
  return {
    gloss: 0,
    rough: 0.1,
    texture(u, v, out, fine) {
      const height = (x: number, y: number): number => clouds(noise, x * 4, y * 6, 4);
      const slope = (height(u, v) - height(u + 0.015, v + 0.01)) * 2.2;
      const glint = smoothstep(0.93, 0.99, noise(u * 240, v * 220)) * fine(110);
      tint(out, 0.92 + slope * 0.8 + 0.5 * glint);
      out[2]! *= 1.04 - slope * 0.3;
    },
  };
}

export function steel(seed: number): Material {
  const noise = createNoise(seed);
  return {
    gloss: 0.42,
    rough: 0.045,
    texture(u, v, out, fine) {
      const brush = noise(u * 2.5, v * 330) * 0.6 + noise(u * 5, v * 120) * 0.4;
      tint(out, 0.62 + 0.3 * (brush - 0.5) * fine(100) + 0.1 * noise(u * 2, v * 2));
    },
  };
}

export function gloss(): Material {
  return { gloss: 0.62, rough: 0.008, texture: () => {} };
}

/** Shallow water with rings around where the product stands. */
export function water(seed: number): Material {
  const noise = createNoise(seed);
  return {
    gloss: 0.55,
    rough: 0.02,
    texture(u, v, out, fine) {
      const far = Math.hypot(u, (v + 1) * 0.9);
      const ring = Math.sin(far * 62) * Math.exp(-far * 3.4) * 0.5;
      const wave = clouds(noise, u * 6 + noise(u * 3, v * 4), v * 17, 3) - 0.5 + ring;
      const caustic = (1 - Math.abs(2 * clouds(noise, u * 9 + wave, v * 12, 2) - 1)) ** 7;
      const lit = 0.85 + wave * 0.75 * fine(12) + caustic * 0.4 * fine(14);
      tint(out, lit);
      for (let c = 0; c < 3; c++) out[c]! += smoothstep(0.16, 0.42, wave) * 0.3 * fine(10);
    },
  };
}
