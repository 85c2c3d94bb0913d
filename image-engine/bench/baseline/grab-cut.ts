import type { Buffer } from 'node:buffer';
import { createRequire } from 'node:module';
import sharp from 'sharp';

export const GRAB_CUT = 'plain GrabCut from a rectangle, OpenCV in WASM, 512 px';

const require = createRequire(import.meta.url);

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

/** Coverage of each pixel by the product, 0 or 255. */
export interface Mask {
  coverage: Uint8Array;
  width: number;
  height: number;
}

/** Decodes the photo once; the answer cuts it out each time it is called. */
export async function prepareGrabCut(photo: Buffer): Promise<() => Mask> {
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
    // 1 is certainly, 3 is probably the product.
    const coverage = Uint8Array.from(mask.data, (kind) => (kind & 1 ? 255 : 0));
    for (const matrix of [image, mask, bg, fg]) matrix.delete();
    return { coverage, width: info.width, height: info.height };
  };
}
