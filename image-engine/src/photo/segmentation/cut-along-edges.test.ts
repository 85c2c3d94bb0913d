import { expect, test } from 'vitest';
import { cutAlongEdges, HARD, openCut } from './cut-along-edges.ts';

const WIDTH = 40;
const HEIGHT = 30;
const PIXELS = WIDTH * HEIGHT;

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** A picture of noise, and evidences that differ a little from one to the next. */
function drawn(seed: number) {
  const random = createRandom(seed);
  const lab = Float32Array.from({ length: PIXELS * 3 }, () => random() * 30);
  const band = Uint8Array.from({ length: PIXELS }, () => (random() < 0.8 ? 1 : 0));
  const first = Float32Array.from({ length: PIXELS }, (_, i) =>
    band[i] ? (random() - 0.5) * 40 : random() < 0.5 ? HARD : -HARD,
  );
  const later = [0, 1, 2].map(() =>
    first.map((value, i) => (band[i] ? value + (random() - 0.5) * 20 : value)),
  );
  return {
    picture: { lab, width: WIDTH, height: HEIGHT, smoothness: 6, band },
    evidences: [first, ...later],
  };
}

test('a cut that goes on from the one before finds the border that a fresh one finds', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const { picture, evidences } = drawn(seed);
    const cut = openCut(picture);
    for (const evidence of evidences) {
      const labels = cut(evidence);
      expect(labels).toEqual(cutAlongEdges({ ...picture, evidence }));
      expect(labels).toContain(0);
      expect(labels).toContain(1);
    }
  }
});

test('pixels outside the band keep the sign of their evidence', () => {
  const { picture, evidences } = drawn(3);
  for (const evidence of evidences) {
    const labels = cutAlongEdges({ ...picture, evidence });
    for (let i = 0; i < PIXELS; i++)
      if (!picture.band[i]) expect(labels[i]).toBe((evidence[i] ?? 0) > 0 ? 1 : 0);
  }
});
