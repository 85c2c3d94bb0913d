/** Uncompressed upright picture, 3 bytes a pixel. */
export interface Raster {
  pixels: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/** The product alone: its own clean colours and how much of each pixel it covers, 4 bytes a pixel, not premultiplied. */
export interface CutOut {
  rgba: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}
