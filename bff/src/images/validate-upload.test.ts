import { Buffer } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../contract/browser/limits.ts';
import { solidPicture } from '../testing/test-providers.ts';
import { readFile, validateUpload } from './validate-upload.ts';

/** Noise does not compress, so half of the file is half of the picture. */
const noise = () =>
  solidPicture('#336699', 256).composite([
    {
      input: {
        create: {
          width: 256,
          height: 256,
          channels: 3,
          background: '#000',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      },
    },
  ]);
const validateFile = async (file: Blob) => validateUpload(await readFile(file));
const blob = (content: Uint8Array | string, type = 'image/jpeg') =>
  new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type });

/** The first bytes of an ISO media file, which alone distinguish HEIC from AVIF and from a film. */
const media = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\0\0${brand}mif1`),
    Buffer.alloc(64),
  ]);

function pngChunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A PNG that declares `edge` x `edge` pixels in a few bytes. */
function tinyPngOf(edge: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('an upload', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'in %s is accepted, whatever type it claims',
    async (format) => {
      const bytes = await noise().toFormat(format).toBuffer();
      const image = await validateFile(blob(bytes, 'text/plain'));
      expect(image.mimeType).toBe(`image/${format}`);
      expect(image.bytes.equals(bytes)).toBe(true);
    },
  );

  test.each([
    ['nothing', '', 'image_empty'],
    ['a web page', '<!doctype html><script>alert(1)</script>', 'image_not_a_picture'],
    ['a web page with a byte order mark', '\u00ef\u00bb\u00bf\n<html>', 'image_not_a_picture'],
    ['a ZIP', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(64)]), 'image_not_a_picture'],
    ['a film', media('isom'), 'image_not_a_picture'],
    ['a HEIC photo', media('heic'), 'image_heic'],
    ['a HEIF photo', media('mif1'), 'image_heic'],
    ['garbage', '\u0001\u0002garbage', 'image_unsupported'],
  ])('that is %s is refused for that reason', async (_what, content, code) => {
    await expect(validateFile(blob(content))).rejects.toMatchObject({ code });
  });

  test.each([
    ['SVG', async () => '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['SVG', async () => '<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['GIF', () => solidPicture().gif().toBuffer()],
    ['TIF', () => solidPicture().tiff().toBuffer()],
    ['AVIF', async () => media('avif')],
    ['BMP', async () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(64)])],
    ['PDF', async () => Buffer.from('%PDF-1.7\n')],
  ])('in %s is refused by its name', async (format, make) => {
    const refused = expect(validateFile(blob(await make(), 'image/png'))).rejects;
    await refused.toMatchObject({ code: 'image_format_refused', details: { format } });
  });

  test.each(['jpeg', 'png', 'webp'] as const)(
    'in %s that was cut off is refused as unreadable',
    async (format) => {
      const bytes = await noise().toFormat(format).toBuffer();
      const half = bytes.subarray(0, bytes.length / 2);
      await expect(validateFile(blob(half))).rejects.toMatchObject({ code: 'image_unreadable' });
    },
  );

  test('from a phone that was cut off is refused as unreadable', async () => {
    const bytes = await noise().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const half = bytes.subarray(0, bytes.length / 2);
    await expect(validateFile(blob(half))).rejects.toMatchObject({ code: 'image_unreadable' });
  });

  test('of more than 10 MB is too large', async () => {
    const bytes = new Uint8Array(MAX_UPLOAD_BYTES + 1);
    await expect(validateFile(blob(bytes))).rejects.toMatchObject({ code: 'image_too_large' });
  });

  test.each([
    ['more than 50 megapixels', () => solidPicture('#fff', 7200).png({ compressionLevel: 9 }).toBuffer()],
    ['30000 x 30000 pixels in a few bytes', async () => tinyPngOf(30_000)],
  ])('of %s is refused before it is unpacked', async (_what, make) => {
    const bomb = await make();
    expect(bomb.length).toBeLessThan(MAX_UPLOAD_BYTES);
    const before = process.memoryUsage.rss();
    await expect(validateFile(blob(bomb))).rejects.toMatchObject({
      code: 'image_too_many_pixels',
      details: { megapixels: '50' },
    });
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 2 ** 20);
  });

  test('of 48 megapixels is within the limit', { tags: ['long'] }, async () => {
    const photo = await sharp({ create: { width: 8064, height: 6048, channels: 3, background: '#999' } })
      .jpeg()
      .toBuffer();
    await expect(validateFile(blob(photo))).resolves.toMatchObject({ mimeType: 'image/jpeg' });
  });
});

/** Blue, with red in its upper left quarter, and twice as high as wide. */
const flag = () =>
  sharp({ create: { width: 40, height: 80, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: 20, height: 40, channels: 3, background: '#ff0000' } }, top: 0, left: 0 },
  ]);

/** How cameras store the upright picture for each orientation: turned clockwise, then mirrored or not. */
const held: Record<number, [angle: number, mirrored: boolean]> = {
  1: [0, false],
  2: [0, true],
  3: [180, false],
  4: [180, true],
  5: [90, true],
  6: [270, false],
  7: [270, true],
  8: [90, false],
};

async function heldAs(orientation: number): Promise<Buffer> {
  const [angle, mirrored] = held[orientation] ?? [0, false];
  const turned = sharp(await flag().png().toBuffer()).rotate(angle);
  const laid = sharp(await turned.png().toBuffer()).flop(mirrored);
  return laid.jpeg({ quality: 100 }).withMetadata({ orientation }).toBuffer();
}

/** The colours of the four quarters, in reading order. */
async function quarters(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
  };
  return [colorAt(0.2, 0.2), colorAt(0.8, 0.2), colorAt(0.2, 0.8), colorAt(0.8, 0.8)];
}

describe('what providers receive', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'stands upright, however the phone was held (orientation %i)',
    async (orientation) => {
      const { bytes } = await validateFile(blob(await heldAs(orientation)));
      const { width, height, exif } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([40, 80]);
      expect(await quarters(bytes)).toEqual(['red', 'blue', 'blue', 'blue']);
      expect(exif).toBeUndefined();
    },
  );

  test('does not tell where the photo was taken', async () => {
    const located = await flag()
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
      .toBuffer();
    expect((await sharp(located).metadata()).exif).toBeDefined();
    const { bytes } = await validateFile(blob(located));
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  test.each([
    ['a CMYK JPEG', () => flag().toColourspace('cmyk').jpeg().toBuffer()],
    ['a PNG of 16 bits', () => flag().toColourspace('rgb16').png().toBuffer()],
    ['a grey JPEG', () => flag().greyscale().toColourspace('b-w').jpeg().toBuffer()],
  ])('of %s is a picture of 8 bits that any of them reads', async (_what, make) => {
    const image = await validateFile(blob(await make()));
    const { space, depth, format } = await sharp(image.bytes).metadata();
    expect(['srgb', 'b-w']).toContain(space);
    expect([depth, `image/${format}`]).toEqual(['uchar', image.mimeType]);
  });

  test('of an animated WEBP is its first frame', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((color) => solidPicture(color).png().toBuffer()),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const { bytes } = await validateFile(blob(animated));
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
    expect(await quarters(bytes)).toEqual(['red', 'red', 'red', 'red']);
  });

  test('keeps the transparency of a PNG of 16 bits', async () => {
    const clear = await sharp({ create: { width: 32, height: 32, channels: 4, background: '#ff000080' } })
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    const { bytes } = await validateFile(blob(clear));
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });
});
