import { Buffer } from 'node:buffer';
import sharp, { type Sharp } from 'sharp';
import type { CutOut } from '../raster.ts';
import type { WantedPicture } from './channel-picture.ts';
import { type Box, boxOfAlpha, boxOnWhite, touchesFrame, whitePoint } from './find-ground.ts';

/** The picture on its canvas, before it is packed. */
export interface FittedPicture {
  canvas: Sharp;
  width: number;
  height: number;
  /** How many times the pixels of the picture were enlarged. */
  enlargement: number;
  /** Share of the canvas that the product's longer side fills, where its alpha tells; else it is measured afterwards. */
  fill: number | null;
  onWhite: boolean;
}

/** How much of its canvas a product fills where nobody asks for more. */
const USUAL_FILL = 0.9;
const WHITE = '#ffffff';

/**
 * Puts the picture on the wanted canvas. A cut-out, and a product on near white, is centred on pure white and fills what is asked; nothing
 * that can be seen is cropped. Any other picture keeps its shape and its ground.
 */
export function fitPicture(picture: CutOut, isCutOut: boolean, wanted: WantedPicture): FittedPicture {
  if (isCutOut) {
    const box = boxOfAlpha(picture) ?? whole(picture);
    const { share, ...placed } = placeOnWhite(open(picture), box, wanted);
    return { ...placed, fill: share };
  }
  const white = whitePoint(picture);
  if (!white) return fitInside(picture, wanted);
  const lightened = lighten(picture, white);
  const box = boxOnWhite(lightened);
  // What the frame cuts off would seem broken off in the middle of a canvas.
  if (!box || touchesFrame(box, picture)) return fitInside(picture, wanted);
  const { share: _, ...placed } = placeOnWhite(open(lightened), box, wanted);
  return { ...placed, fill: null };
}

function placeOnWhite(picture: Sharp, box: Box, { width, height, fill = 0 }: WantedPicture) {
  const room = Math.max(USUAL_FILL, fill);
  const scale = Math.min((width * room) / box.width, (height * room) / box.height);
  const across = Math.max(1, Math.round(box.width * scale));
  const down = Math.max(1, Math.round(box.height * scale));
  const left = Math.floor((width - across) / 2);
  const top = Math.floor((height - down) / 2);
  const canvas = picture
    .extract(box)
    .resize(across, down, { fit: 'fill' })
    .extend({
      left,
      top,
      right: width - across - left,
      bottom: height - down - top,
      background: WHITE,
    })
    .flatten({ background: WHITE });
  const share = Math.max(across / width, down / height);
  return { canvas, width, height, enlargement: scale, onWhite: true, share };
}

function fitInside(picture: CutOut, wanted: WantedPicture): FittedPicture {
  const { width, height } = picture;
  const longer = Math.max(width, height);
  const fits = Math.max(wanted.width, wanted.height) / longer;
  const least = (wanted.leastSide ?? 0) / Math.min(width, height);
  const most = (wanted.mostSide ?? Number.POSITIVE_INFINITY) / longer;
  const scale = Math.min(Math.max(fits, least), most);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const canvas = open(picture)
    .resize(size.width, size.height, { fit: 'fill' })
    .flatten({ background: WHITE });
  return { ...size, canvas, enlargement: scale, fill: null, onWhite: false };
}

const whole = ({ width, height }: CutOut): Box => ({ left: 0, top: 0, width, height });

const open = ({ rgba, width, height }: CutOut) =>
  sharp(Buffer.from(rgba.buffer), { raw: { width, height, channels: 4 } });

/** Makes the ground's colour white and everything else as much lighter. */
function lighten({ rgba, width, height }: CutOut, white: readonly [number, number, number]): CutOut {
  const lightened = new Uint8ClampedArray(rgba);
  for (let i = 0; i < rgba.length; i++) {
    const level = white[i % 4];
    if (level) lightened[i] = ((rgba[i] ?? 0) * 255) / level;
  }
  return { rgba: lightened, width, height };
}
