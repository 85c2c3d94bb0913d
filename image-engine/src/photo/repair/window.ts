// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from '../segmentation/lab.ts';
import type { Size } from './stroke.ts';

/** A rectangle of a picture, in pixels. */
export interface Window extends Size {
  left: number;
  top: number;
}

/** The marked pixels with a margin around them; null where none is marked. */
export function windowAround(marked: Uint8Array, { width, height }: Size, margin: number): Window | null {
  let [left, right, top, below] = [width, -1, height, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!marked[y * width + x]) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      below = y;
    }
  }
  if (right < 0) return null;
  left = Math.max(0, left - margin);
  top = Math.max(0, top - margin);
  return {
    left,
    top,
    width: Math.min(width, right + margin + 1) - left,
    height: Math.min(height, below + margin + 1) - top,
  };
}

/** The part of a map that lies in the window. */
export function cropMap(map: Uint8Array, { width }: Size, window: Window): Uint8Array {
  const part = new Uint8Array(window.width * window.height);
  for (let y = 0; y < window.height; y++) {
    const from = (window.top + y) * width + window.left;
    part.set(map.subarray(from, from + window.width), y * window.width);
  }
  return part;
}

/** The part of a picture that lies in the window. */
export function cropPicture({ lab, width }: LabPicture, window: Window): LabPicture {
  const part = new Float32Array(window.width * window.height * 3);
  for (let y = 0; y < window.height; y++) {
    const from = ((window.top + y) * width + window.left) * 3;
    part.set(lab.subarray(from, from + window.width * 3), y * window.width * 3);
  }
  return { lab: part, width: window.width, height: window.height };
}

/** Sets the value where the part is marked. */
export function pasteInto(
  map: Uint8Array,
  { width }: Size,
  window: Window,
  part: Uint8Array,
  value: number,
): void {
  for (let i = 0; i < part.length; i++) {
    if (!part[i]) continue;
    const x = i % window.width;
    map[(window.top + (i - x) / window.width) * width + window.left + x] = value;
  }
}
