import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { createImageEngine } from '../src/index.ts';
import { GRAB_CUT, prepareGrabCut } from './baseline/grab-cut.ts';

const RUNS = 5;
const SIDES = [2048, 1024];

/** Seconds to cut a photo out at each size, decoding and PNG included, and their ratio to the baseline. */
export async function run(): Promise<void> {
  const photo = await readFile(new URL('../fixtures/photos/coffee.jpg', import.meta.url));
  const baseline = await median(await prepareGrabCut(photo));
  console.log(`segmentation: baseline (${GRAB_CUT}) ${seconds(baseline)}`);
  const engine = createImageEngine();
  try {
    for (const side of SIDES) {
      const resized = await sharp(photo)
        .resize(side, side, { fit: 'inside' })
        .jpeg({ quality: 92 })
        .toBuffer();
      const signal = new AbortController().signal;
      const took = await median(() => engine.cutOut({ photo: resized, signal }));
      console.log(
        `segmentation: remove background ${side} px ${seconds(took)}, ratio ${(took / baseline).toFixed(2)}`,
      );
    }
  } finally {
    await engine.close();
  }
}

async function median(work: () => unknown): Promise<number> {
  await work();
  const times: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return times[times.length >> 1] ?? 0;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
