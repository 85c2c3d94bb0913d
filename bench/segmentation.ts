import type { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { createLocalImageEngine } from '../bff/src/providers/local/image-engine.ts';

const RUNS = 5;
const SIDES = [2048, 1024];
const BASELINE = 'plain GrabCut from a rectangle, OpenCV in WASM, 512 px';

const require = createRequire(import.meta.url);

/** Seconds to cut a photo out at each size, decoding and PNG included, and their ratio to the baseline. */
export async function run(): Promise<void> {
  const photo = await readFile(new URL('../bff/fixtures/photos/coffee.jpg', import.meta.url));
  const baseline = await median(await prepareBaseline(photo));
  console.log(`segmentation: baseline (${BASELINE}) ${seconds(baseline)}`);
  const engine = createLocalImageEngine();
  try {
    for (const side of SIDES) {
      const bytes = await sharp(photo).resize(side, side, { fit: 'inside' }).jpeg({ quality: 92 }).toBuffer();
      const signal = new AbortController().signal;
      const took = await median(() =>
        engine.backgroundRemover.removeBackground({ image: { bytes, mimeType: 'image/jpeg' }, signal }),
      );
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

interface Matrix {
  data: Uint8Array;
  delete(): void;
}

/** The few names used of the package, which brings no types of its own that compile. */
interface OpenCv {
  onRuntimeInitialized?: () => void;
  Mat: new (rows?: number, columns?: number, type?: number) => Matrix;
  Rect: new (x: number, y: number, width: number, height: number) => unknown;
  CV_8UC3: number;
  GC_INIT_WITH_RECT: number;
  grabCut(
    image: Matrix,
    mask: Matrix,
    rect: unknown,
    bg: Matrix,
    fg: Matrix,
    rounds: number,
    mode: number,
  ): void;
}

async function prepareBaseline(photo: Buffer): Promise<() => void> {
  const cv: OpenCv = require('@techstark/opencv-js');
  if (!cv.Mat) await new Promise<void>((ready) => (cv.onRuntimeInitialized = ready));
  const { data, info } = await sharp(photo)
    .resize(512, 512, { fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const margin = Math.round(info.width * 0.04);
  return () => {
    const image = new cv.Mat(info.height, info.width, cv.CV_8UC3);
    image.data.set(data);
    const [mask, bg, fg] = [new cv.Mat(), new cv.Mat(), new cv.Mat()];
    const rect = new cv.Rect(margin, margin, info.width - 2 * margin, info.height - 2 * margin);
    cv.grabCut(image, mask, rect, bg, fg, 5, cv.GC_INIT_WITH_RECT);
    for (const matrix of [image, mask, bg, fg]) matrix.delete();
  };
}
