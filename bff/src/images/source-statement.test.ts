import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { solidPicture } from '../testing/test-providers.ts';
import { withStatement } from './source-statement.ts';

test('a picture states how it came about, in XMP that others read, and keeps every pixel', async () => {
  const png = await solidPicture('#20408080', 40).png().toBuffer();
  const stated = withStatement(png, 'trainedAlgorithmicMedia');
  const { xmp } = await sharp(stated).metadata();
  expect(xmp?.toString()).toContain(
    'DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"',
  );
  const chunk = stated.subarray(33, 33 + stated.readUInt32BE(33) + 12);
  expect(chunk.readUInt32BE(chunk.length - 4)).toBe(crc32(chunk.subarray(4, -4)));
  expect(await sharp(stated).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
});

test('a picture of which nothing is known, and bytes that are no PNG, stay as they are', async () => {
  const png = await solidPicture().png().toBuffer();
  expect(withStatement(png, null)).toBe(png);
  const other = Buffer.from('no picture at all');
  expect(withStatement(other, 'composite')).toBe(other);
});
