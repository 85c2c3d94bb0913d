import type { PictureFormat } from '../demonstration/picture-format.ts';
import type { Rgb } from '../photo/colour.ts';
import type { DecodedPhoto } from '../photo/decode-photo.ts';
import type { Margin } from '../photo/finishing/frame-product.ts';
import type { Logo } from '../photo/logo/draw-logo.ts';
import type { ProductLikeness } from '../photo/preservation/compare-product.ts';
import type { Raster } from '../photo/raster.ts';
import type { RepairEdge } from '../photo/repair/finish-repair.ts';
import type { OtherCutOuts } from '../photo/repair/other-cut-outs.ts';
import type { RepairPictures, SmallMask } from '../photo/repair/read-repair.ts';
import type { Stroke } from '../photo/repair/stroke.ts';
import type { CutOutTrust } from '../photo/segmentation/cut-out-product.ts';
import type { ShopLook } from '../photo/typography/set-text.ts';

/** The background of the finished picture. */
export type Finish =
  | { kind: 'transparent' }
  | {
      kind: 'solid_colour';
      red: number;
      green: number;
      blue: number;
      shadow: boolean;
      /** Missing where the product stays where its photo shows it. */
      margin?: Margin | undefined;
    };

/** A scene in words. */
interface ScenePrompt {
  prompt: string;
  /** What the words leave open takes up these, the main one first. */
  shopColours: readonly Rgb[];
  format: PictureFormat;
  seed: number;
}

/** One picture to make or to describe. `seed` chooses among equally good pictures: the same seed gives the same one. */
export type WorkerRequest =
  | { task: 'finish'; photo: DecodedPhoto; finish: Finish }
  | { task: 'otherwise'; photo: DecodedPhoto; finish: Finish }
  | { task: 'others'; photo: DecodedPhoto; shown: RepairPictures }
  | ({ task: 'scene'; photos: readonly DecodedPhoto[] } & ScenePrompt)
  | {
      task: 'repair';
      photo: DecodedPhoto;
      pictures: RepairPictures;
      strokes: readonly Stroke[];
      edge: RepairEdge;
      finish: Finish;
    }
  | { task: 'text'; photo: DecodedPhoto; text: string; shop: ShopLook }
  | { task: 'logo'; photo: DecodedPhoto; logo: Logo; wordsUnknown: boolean }
  | ({ task: 'generate' } & ScenePrompt)
  | { task: 'describe'; photo: DecodedPhoto; product?: string | undefined }
  | { task: 'compare'; photo: DecodedPhoto; picture: Raster }
  | { task: 'restore'; photo: DecodedPhoto; picture: Raster };

export interface FinishedPicture {
  kind: 'finished';
  pixels: Uint8Array<ArrayBuffer>;
  channels: 3 | 4;
  width: number;
  height: number;
  /** How far the cut-out in it is to be trusted, where it was made from one. */
  trust?: CutOutTrust;
  /** The cut-out of a picture on one colour, as the photo shows it: nothing in the picture tells it any more. */
  cut?: SmallMask;
  /** What was asked for and is not drawn: signs of a text, words of a scene. */
  undrawn?: readonly string[];
}

export type WorkerAnswer =
  | FinishedPicture
  | { kind: 'described'; text: string }
  | { kind: 'compared'; likeness: ProductLikeness; trust: CutOutTrust }
  | { kind: 'not_found'; why: 'nothing' | 'no_background' }
  | { kind: 'no_other_opinion' }
  | { kind: 'others'; others: OtherCutOuts }
  | { kind: 'failed'; message: string };

/** The buffers of a request's pictures, which are transferred to the thread instead of being copied. */
export function buffersOf(request: WorkerRequest): ArrayBuffer[] {
  const photos = 'photos' in request ? request.photos : 'photo' in request ? [request.photo] : [];
  return photos.flatMap((photo) => {
    if (photo.kind === 'transparent') return [photo.cutOut.rgba.buffer];
    const rasters: Raster[] = [photo.sizes.small, photo.sizes.middle, photo.sizes.full];
    const expected = photo.expected ? [photo.expected.values.buffer] : [];
    return [...rasters.map(({ pixels }) => pixels.buffer), ...expected];
  });
}
