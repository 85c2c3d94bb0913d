import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { photoPath } from './bff-client.ts';

/** A file as `setInputFiles` takes it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A file with the type that its name suggests, whatever its bytes are. */
export function file(name: string, content: Buffer | string): ChosenFile {
  const ending = name.replace(/^.*\./, '').toLowerCase();
  const mimeType = ending === 'pdf' ? 'application/pdf' : `image/${ending.replace('jpg', 'jpeg')}`;
  return { name, mimeType, buffer: Buffer.from(content as Buffer) };
}

let taken: Promise<ChosenFile> | undefined;

/** A photo of 48 megapixels as an upright phone writes it: stored sideways, with a location in its EXIF. Made once. */
export function phonePhoto(): Promise<ChosenFile> {
  taken ??= takePhonePhoto();
  return taken;
}

async function takePhonePhoto(): Promise<ChosenFile> {
  const bottle = await sharp(photoPath('drawn-white-bottle.jpg')).rotate(270).jpeg().toBuffer();
  const buffer = await sharp(bottle)
    .resize(8064, 6048, { fit: 'cover' })
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Orientation: '6', Make: 'Andromeda' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return file('foto-48mp.jpg', buffer);
}

/** The first bytes of a HEIC, AVIF or video file. */
export const mediaFile = (brand: string) =>
  Buffer.concat([
    Buffer.from('\0\0\0\x18'),
    Buffer.from(`ftyp${brand}\0\0\0\0${brand}mif1`),
    Buffer.alloc(64),
  ]);

/** A PNG of a few hundred bytes that decodes to 2.7 GB. */
export function pngBomb(): Buffer {
  const chunk = (kind: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(kind), content]);
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(content.length, 0);
    numbers.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** More than 10 MB that begin like a JPG and never come to its picture: noise could be one by chance. */
export async function heavyFragment(): Promise<Buffer> {
  const whole = await sharp(photoPath('apple.jpg')).resize(640).jpeg().toBuffer();
  const scan = whole.indexOf(Buffer.from([0xff, 0xda]));
  return Buffer.concat([whole.subarray(0, scan), Buffer.alloc(11 * 1024 * 1024)]);
}

/** Photographs of products, as the engine's bench has them; the engine doubts the cut-outs of two (d-coffee, d-gamepad). */
const products = [
  ...['d-apple', 'd-book', 'd-coffee', 'd-gamepad'],
  ...[1010, 1041, 1051, 1055, 1056, 1060, 1061, 1063, 1065, 1070, 1073, 1083, 1085].map(shopPhoto),
  ...[1090, 1114, 1115, 1118, 1119, 1120, 1251, 1502, 2001, 2025, 6110, 9991, 9994].map(shopPhoto),
];

function shopPhoto(number: number): string {
  return `ui5-ht-${number}`;
}

/** Different photographs of products, named as a phone names them. */
export function productPhotos(count: number): Promise<ChosenFile[]> {
  return Promise.all(
    products.slice(0, count).map(async (name, index) => {
      const path = new URL(`../../image-engine/bench/photos/work/${name}.jpg`, import.meta.url);
      return file(`IMG_${2001 + index}.jpg`, await readFile(path));
    }),
  );
}
