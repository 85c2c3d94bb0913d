// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
/** How a material takes the light. */
export type Finish = 'matte' | 'plastic' | 'ceramic' | 'metal' | 'glass' | 'paper' | 'wax';

const KEY = normalise([-0.55, 0.62, 0.68]);
const FILL = normalise([0.7, 0.25, 0.55]);

function normalise([x, y, z]: readonly [number, number, number]): readonly [number, number, number] {
  const long = Math.hypot(x, y, z);
  return [x / long, y / long, z / long];
}

const GLOSS: Record<Finish, { shine: number; sharp: number; body: number }> = {
  matte: { shine: 0.05, sharp: 0.55, body: 1 },
  paper: { shine: 0.03, sharp: 0.6, body: 1 },
  wax: { shine: 0.12, sharp: 0.4, body: 1.02 },
  plastic: { shine: 0.34, sharp: 0.16, body: 0.96 },
  ceramic: { shine: 0.5, sharp: 0.09, body: 0.95 },
  metal: { shine: 1, sharp: 0.07, body: 0.16 },
  glass: { shine: 0.85, sharp: 0.05, body: 0.6 },
};

function step(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** The room that things mirror: a wide soft box on the left, a narrow one on the right, a bright ceiling, a dark front. */
function room(x: number, y: number, z: number, soft: number): number {
  const around = Math.atan2(x, z);
  const band = (at: number, half: number): number =>
    step(at - half - soft, at - half + soft, around) * (1 - step(at + half - soft, at + half + soft, around));
  const tall = step(-0.35 - soft, -0.35 + soft, y) * (1 - step(0.86 - soft, 0.86 + soft, y));
  return (
    band(-1.15, 0.36) * tall * 1.5 +
    band(1.45, 0.16) * tall * 1.1 +
    step(0.7, 1, y) * 0.7 +
    0.1 +
    0.12 * step(-1, 0.6, y)
  );
}

/** The light that leaves a point towards the camera; `high` is its height above the ground, 0 to 1. */
export function shade(
  colour: readonly [number, number, number],
  finish: Finish,
  [nx, ny, nz]: readonly [number, number, number],
  high: number,
  out: Float32Array,
): void {
  const { shine, sharp, body } = GLOSS[finish];
  const key = Math.max(0, nx * KEY[0] + ny * KEY[1] + nz * KEY[2]);
  const fill = Math.max(0, nx * FILL[0] + ny * FILL[1] + nz * FILL[2]);
  const bounce = Math.max(0, 0.5 - 0.5 * ny) * 0.14;
  const grounded = 0.72 + 0.28 * step(0, 0.1, high);
  const facing = Math.max(0, nz * 0.963 + ny * 0.267);
  const diffuse = (0.26 + 0.78 * key + 0.2 * fill + bounce) * grounded;
  const fresnel = 0.18 + 0.82 * (1 - facing) ** 3;
  const [rx, ry, rz] = [2 * facing * nx, 2 * facing * ny - 0.267, 2 * facing * nz - 0.963];
  const mirrored = room(rx, ry, rz, sharp);
  for (let c = 0; c < 3; c++) {
    const own = colour[c]!;
    if (finish === 'metal') out[c] = own * (0.16 * diffuse + mirrored * 1.02) + 0.04 * mirrored;
    else if (finish === 'glass')
      out[c] =
        own * (0.3 + 0.7 * facing ** 1.4) * (0.5 + 0.62 * diffuse) * (0.72 + 0.5 * step(0.2, -0.9, nx)) +
        mirrored * (0.2 + 0.5 * fresnel) * shine;
    else out[c] = own * diffuse * body + mirrored * shine * (0.16 + 0.6 * fresnel);
  }
}
