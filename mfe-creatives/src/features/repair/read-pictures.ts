import type { Api } from '@andromeda/platform';

/** What a repair works on: photo and mask at the same reduced size. */
export interface RepairSources {
  photo: ImageBitmap;
  rgb: Uint8Array;
  /** 1 where the product is. */
  mask: Uint8Array;
  width: number;
  height: number;
  /** The colour that the product lies on; null where it lies on none. */
  ground: string | null;
}

/** Reads the photo and the mask of a cut-out, pixel by pixel as the server has them, and what it lies on. */
export async function readPictures(api: Api, id: string, signal: AbortSignal): Promise<RepairSources> {
  const [photoFile, maskFile, ground] = await Promise.all([
    api.images.cutOutPart(id, 'photo', signal),
    api.images.cutOutPart(id, 'mask', signal),
    groundOf(api, id, signal),
  ]);
  const [photo, mask] = await Promise.all([decode(photoFile), decode(maskFile)]);
  const { width, height } = photo;
  const rgba = pixelsOf(photo, { width, height });
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) rgb.set(rgba.subarray(i * 4, i * 4 + 3), i * 3);
  return { photo, rgb, mask: maskOf(mask, { width, height }), width, height, ground };
}

/** Only to look at: without it the repair is the same. */
const groundOf = (api: Api, id: string, signal: AbortSignal): Promise<string | null> =>
  api.images.read(id, signal).then(
    ({ cutOutGround }) => cutOutGround,
    () => null,
  );

/** A mask that the user brought, at the photo's size; null where its shape is another. */
export async function readMask(
  file: Blob,
  size: { width: number; height: number },
): Promise<Uint8Array | null> {
  const picture = await decode(file);
  const shape = picture.width / picture.height / (size.width / size.height);
  return Math.abs(shape - 1) > 0.02 ? null : maskOf(picture, size);
}

/** The same at a data address. */
export async function readMaskAt(
  address: string,
  size: { width: number; height: number },
): Promise<Uint8Array | null> {
  return readMask(await (await fetch(address)).blob(), size);
}

/** A mask to choose, with its data address. */
export interface OtherMask {
  address: string;
  mask: Uint8Array;
}

/** The other masks that the server offers for a cut-out's photo. */
export async function readOtherMasks(
  api: Api,
  id: string,
  size: { width: number; height: number },
  signal: AbortSignal,
): Promise<OtherMask[]> {
  const file = await api.images.cutOutPart(id, 'others', signal);
  const { masks } = JSON.parse(await file.text()) as { masks: string[] };
  const read = masks.map(async (address) => ({
    address,
    mask: await readMaskAt(address, size),
  }));
  return (await Promise.all(read)).flatMap(({ address, mask }) => (mask ? [{ address, mask }] : []));
}

/** The mask as a PNG, white where the product is. */
export function encodeMask(
  mask: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const pixels = new ImageData(width, height);
  mask.forEach((value, i) => {
    pixels.data.fill(value ? 255 : 0, i * 4, i * 4 + 3);
    pixels.data[i * 4 + 3] = 255;
  });
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

const decode = (file: Blob) =>
  createImageBitmap(file, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });

function pixelsOf(picture: ImageBitmap, { width, height }: { width: number; height: number }) {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}

/** Of a picture with alpha the alpha counts, else how light it is. */
function maskOf(picture: ImageBitmap, size: { width: number; height: number }): Uint8Array {
  const rgba = pixelsOf(picture, size);
  const mask = new Uint8Array(size.width * size.height);
  const transparent = mask.some((_, i) => (rgba[i * 4 + 3] ?? 255) < 128);
  return mask.map((_, i) => ((rgba[i * 4 + (transparent ? 3 : 0)] ?? 0) > 127 ? 1 : 0));
}
