import { expect, test } from 'vitest';
import { preparePhoto } from './prepare-photo.ts';

/** The head of a PNG with these sides; `size` is what it says it weighs. */
function png(width: number, height: number, size?: number): File {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  const file = new File([bytes], 'foto.png', { type: 'image/png' });
  if (size) Object.defineProperty(file, 'size', { value: size });
  return file;
}

test('a small photo is uploaded as it is', async () => {
  const photo = png(2048, 1024);
  expect(await preparePhoto(photo)).toBe(photo);
});

test('where the browser cannot make it smaller, a large photo within the limits is uploaded as it is', async () => {
  const photo = png(8064, 6048);
  expect(await preparePhoto(photo)).toBe(photo);
});

test.each([
  ['more than 10 MB', png(800, 600, 10 * 1024 * 1024 + 1), 'image_too_large'],
  ['more than 50 megapixels', png(9000, 6000), 'image_too_many_pixels'],
  ['30000 x 30000 pixels', png(30_000, 30_000), 'image_too_many_pixels'],
])('there, one of %s is refused', async (_what, photo, code) => {
  await expect(preparePhoto(photo)).rejects.toMatchObject({ code });
});

test('a photo that is asked for twice is prepared once', () => {
  const photo = png(10, 10);
  expect(preparePhoto(photo)).toBe(preparePhoto(photo));
});
