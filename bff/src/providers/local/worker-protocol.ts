import type { CutOut } from './raster.ts';
import type { PhotoSizes } from './segmentation/cut-out-product.ts';

/** A decoded photo: either whole, to be cut, or already cut out by its maker. */
export type DecodedPhoto = { kind: 'whole'; sizes: PhotoSizes } | { kind: 'transparent'; cutOut: CutOut };

/** What the finished picture shows around the product. */
export type Finish =
  | { kind: 'transparent' }
  | { kind: 'solid_colour'; red: number; green: number; blue: number };

export interface WorkerRequest {
  photo: DecodedPhoto;
  finish: Finish;
}

export interface FinishedPicture {
  kind: 'finished';
  pixels: Uint8Array<ArrayBuffer>;
  channels: 3 | 4;
  width: number;
  height: number;
}

export type WorkerAnswer =
  | FinishedPicture
  | { kind: 'not_found'; why: 'nothing' | 'no_background' }
  | { kind: 'failed'; message: string };
