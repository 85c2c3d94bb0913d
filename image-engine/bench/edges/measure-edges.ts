import { decodePhoto } from '../../src/photo/decode-photo.ts';
import type { CutOut, Raster } from '../../src/photo/raster.ts';
import { fitModels } from '../../src/photo/segmentation/colour-evidence.ts';
import { labFromRgb } from '../../src/photo/segmentation/lab.ts';
import { boxBlur } from '../../src/photo/segmentation/planes.ts';
import { refineOutline } from '../../src/photo/segmentation/refine-outline.ts';
import type { KnownEdges } from './compose-edges.ts';

/** Makes soft alpha and clean colours of a photo, a smaller copy of it and the outline in that copy. */
export type Matte = (photo: Raster, guide: Raster, outline: Uint8Array) => CutOut;

export interface EdgeFigures {
  /** Mean colour error (0 to 255) along the border on new grounds. */
  error: number;
  /** The same, were the colours right and the alpha as found; and the other way round. */
  alphaError: number;
  colourError: number;
  cpuSeconds: number;
}

/** What the cut-outs are laid on to be compared. */
const NEW_GROUNDS = [
  [255, 255, 255],
  [0, 0, 0],
  [30, 90, 200],
];
/** The border: what is partly covered, and so many pixels around it. */
const REACH = 3;

/** Cuts out by each matte, from the right place at the small size, and compares the borders with the truth. */
export async function measureEdges(known: KnownEdges, mattes: readonly Matte[]): Promise<EdgeFigures[]> {
  const { full, middle, outline } = await findOutline(known);
  return mattes.map((matte) => {
    const before = process.cpuUsage();
    const cutOut = matte(full, middle, outline);
    const used = process.cpuUsage(before);
    return { ...compareEdges(known, cutOut), cpuSeconds: (used.user + used.system) / 1e6 };
  });
}

/** The engine's outline of the photo, from the right place at the small size. */
async function findOutline(known: KnownEdges) {
  const decoded = await decodePhoto(known.photo);
  if (decoded.kind !== 'whole') throw new Error('a JPEG has no alpha');
  const { small, middle, full } = decoded.sizes;
  const rough = new Uint8Array(small.width * small.height);
  for (let i = 0; i < rough.length; i++) {
    const x = Math.floor((((i % small.width) + 0.5) * known.width) / small.width);
    const y = Math.floor(((Math.floor(i / small.width) + 0.5) * known.height) / small.height);
    rough[i] = (known.alpha[y * known.width + x] ?? 0) > 0.5 ? 1 : 0;
  }
  const picture = labFromRgb(small.pixels, small.width, small.height);
  const models = fitModels(
    picture,
    Float32Array.from(rough),
    Float32Array.from(rough, (value) => 1 - value),
  );
  const large = labFromRgb(middle.pixels, middle.width, middle.height);
  return { full, middle, outline: refineOutline(large, models, rough, small.width, small.height) };
}

function compareEdges(
  { alpha, product, width, height }: KnownEdges,
  { rgba }: CutOut,
): Omit<EdgeFigures, 'cpuSeconds'> {
  const partly = alpha.map((value) => (value > 0.02 && value < 0.98 ? 1 : 0));
  const border = boxBlur(partly, width, height, REACH);
  const sums = { error: 0, alphaError: 0, colourError: 0 };
  let count = 0;
  for (let i = 0; i < alpha.length; i++) {
    if ((border[i] ?? 0) < 1e-4) continue;
    const wanted = alpha[i] ?? 0;
    const found = (rgba[i * 4 + 3] ?? 0) / 255;
    for (const ground of NEW_GROUNDS) {
      for (let c = 0; c < 3; c++) {
        const own = product[i * 3 + c] ?? 0;
        const colour = rgba[i * 4 + c] ?? 0;
        const behind = ground[c] ?? 0;
        const right = wanted * own + (1 - wanted) * behind;
        sums.error += Math.abs(found * colour + (1 - found) * behind - right);
        sums.alphaError += Math.abs(found * own + (1 - found) * behind - right);
        sums.colourError += Math.abs(wanted * colour + (1 - wanted) * behind - right);
        count++;
      }
    }
  }
  return {
    error: sums.error / count,
    alphaError: sums.alphaError / count,
    colourError: sums.colourError / count,
  };
}
