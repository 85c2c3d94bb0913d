import { describe, expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../contract/generations.ts';
import { solidPicture } from '../testing/test-services.ts';
import { judgeUpload } from './judge-upload.ts';

/** Noise does not compress, so that half of the file is half of the picture. */
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
const blob = (content: Uint8Array | string, type = 'image/jpeg') =>
  new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type });

describe('an upload', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('in %s is taken, whatever type it claims', async (format) => {
    const bytes = await noise().toFormat(format).toBuffer();
    const image = await judgeUpload(blob(bytes, 'text/plain'));
    expect(image.mimeType).toBe(`image/${format}`);
    expect(image.bytes.equals(bytes)).toBe(true);
  });

  test.each([
    ['an SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['garbage', '\u0001\u0002garbage'],
    ['nothing', ''],
  ])('that is %s is refused as unsupported', async (_what, content) => {
    await expect(judgeUpload(blob(content))).rejects.toMatchObject({ code: 'image_unsupported' });
  });

  test('that is a GIF is refused as unsupported', async () => {
    const gif = await solidPicture().gif().toBuffer();
    await expect(judgeUpload(blob(gif))).rejects.toMatchObject({ code: 'image_unsupported' });
  });

  test.each(['jpeg', 'png', 'webp'] as const)(
    'in %s that was cut off is told as unreadable',
    async (format) => {
      const bytes = await noise().toFormat(format).toBuffer();
      const half = bytes.subarray(0, bytes.length / 2);
      await expect(judgeUpload(blob(half))).rejects.toMatchObject({ code: 'image_unreadable' });
    },
  );

  test('of more than 10 MB is too large', async () => {
    const bytes = new Uint8Array(MAX_UPLOAD_BYTES + 1);
    await expect(judgeUpload(blob(bytes))).rejects.toMatchObject({ code: 'image_too_large' });
  });

  test('of few bytes and too many pixels is too large', async () => {
    const bomb = await solidPicture('#fff', 7200).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(MAX_UPLOAD_BYTES);
    await expect(judgeUpload(blob(bomb))).rejects.toMatchObject({ code: 'image_too_large' });
  });
});
