import {
  beginRepair,
  findDoubtfulBorder,
  openSketch,
  recut,
  type Stroke,
} from '@andromeda/image-engine/repair';

/** Enough for a browser to compile what a stroke runs; each takes a few milliseconds. */
const STROKES = 16;
const REDUCED = 4;
const PRACTICE: Stroke = { side: 'keep', radius: 0.05, points: [0.4, 0.3, 0.6, 0.5], follows: true };

interface Picture {
  rgb: Uint8Array;
  width: number;
  height: number;
}

let practised = 0;

/**
 * Paints strokes that nobody sees in a small copy of the picture, between whatever else is to be done, until `isReal`: code
 * that has not run yet takes two to three times as long, and would make the first strokes of a page late.
 */
export function practise(picture: Picture, isReal: () => boolean): void {
  const small = reduce(picture);
  // Half of the picture is product: a stroke over the middle moves the border, whichever side it paints for.
  const half = Uint8Array.from({ length: small.width * small.height }, (_, i) =>
    i % small.width < small.width / 2 ? 1 : 0,
  );
  const repair = beginRepair(small.rgb, small, half);
  const sketch = openSketch(repair.picture);
  const paint = (): void => {
    if (practised >= STROKES || isReal()) return;
    const stroke: Stroke = { ...PRACTICE, side: practised++ % 2 ? 'keep' : 'remove' };
    const { mask } = recut(repair.picture, sketch(repair.start, stroke), stroke);
    findDoubtfulBorder(repair.picture, mask);
    setTimeout(paint);
  };
  setTimeout(paint);
}

/** Every fourth pixel of every fourth row. */
function reduce({ rgb, width, height }: Picture): Picture {
  const size = { width: Math.ceil(width / REDUCED), height: Math.ceil(height / REDUCED) };
  const pixels = new Uint8Array(size.width * size.height * 3);
  for (let y = 0, to = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, to++) {
      const from = REDUCED * (y * width + x);
      pixels.set(rgb.subarray(from * 3, from * 3 + 3), to * 3);
    }
  }
  return { rgb: pixels, ...size };
}
