import { expect, it } from 'vitest';
import { closeFaintOutlines } from './faint-outlines.ts';

const COUNT = 40;

/** Borders between patches that lie in a row and across, with many alike among them. */
function drawBorders() {
  const steps = new Float32Array(COUNT * COUNT);
  const lengths = new Int32Array(COUNT * COUNT);
  let state = 7;
  for (let i = 0; i < COUNT; i++) {
    for (const j of [i + 1, i + 3, i + 8]) {
      if (j >= COUNT) continue;
      state = (state * 1103515245 + 12345) % 2147483648;
      for (const at of [i * COUNT + j, j * COUNT + i]) {
        steps[at] = (state >> 8) % 9;
        lengths[at] = 1 + ((state >> 12) % 4);
      }
    }
  }
  return { steps, lengths };
}

/** The same by looking at every border again after every joining. */
function joinOneByOne({ steps, lengths }: ReturnType<typeof drawBorders>, weakest: number): number[] {
  const areas = Array.from({ length: COUNT }, (_, i) => i);
  for (;;) {
    let best = { average: weakest, keep: -1, gone: -1 };
    for (let keep = 0; keep < COUNT; keep++) {
      for (let gone = keep + 1; gone < COUNT; gone++) {
        let [sum, length] = [0, 0];
        for (let i = 0; i < COUNT; i++) {
          for (let j = 0; j < COUNT; j++) {
            if (areas[i] !== keep || areas[j] !== gone) continue;
            sum += (steps[i * COUNT + j] ?? 0) * (lengths[i * COUNT + j] ?? 0);
            length += lengths[i * COUNT + j] ?? 0;
          }
        }
        if (length > 0 && sum / length < best.average) best = { average: sum / length, keep, gone };
      }
    }
    if (best.keep < 0) return areas;
    areas.forEach((area, i) => {
      if (area === best.gone) areas[i] = best.keep;
    });
  }
}

it.each([2, 4, 5.5])('areas are joined over their weakest border first, up to %s', (weakest) => {
  const borders = drawBorders();
  const { areas } = closeFaintOutlines(borders, COUNT, weakest);
  expect([...areas]).toEqual(joinOneByOne(borders, weakest));
  expect(new Set(areas).size).toBeLessThan(COUNT);
});
