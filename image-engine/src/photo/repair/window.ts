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
  let left = width;
  let right = -1;
  let top = height;
  let below = -1;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (!marked[i]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
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

/** Marks the pixels of the window that have the value in the map. */
export function cropWhere(map: Uint8Array, { width }: Size, window: Window, value: number): Uint8Array {
  const part = new Uint8Array(window.width * window.height);
  for (let y = 0, to = 0; y < window.height; y++) {
    const from = (window.top + y) * width + window.left;
    for (let x = 0; x < window.width; x++, to++) part[to] = map[from + x] === value ? 1 : 0;
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
  for (let y = 0, i = 0; y < window.height; y++) {
    const to = (window.top + y) * width + window.left;
    for (let x = 0; x < window.width; x++, i++) if (part[i]) map[to + x] = value;
  }
}
