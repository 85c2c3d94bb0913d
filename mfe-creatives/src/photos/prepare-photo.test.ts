import { messageFor } from '@andromeda/platform';
import { MAX_CHOSEN_PIXELS, MAX_UPLOAD_BYTES, MAX_UPLOAD_PIXELS } from 'bff/contract/browser';
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
  ['more bytes than the BFF takes', png(800, 600, MAX_UPLOAD_BYTES + 1)],
  ['more pixels than the BFF takes', png(MAX_UPLOAD_PIXELS / 1000, 1001)],
])('there, one of %s is refused with the limits that hold', async (_what, photo) => {
  const failure = await preparePhoto(photo).catch((reason) => reason);
  expect(messageFor(failure)).toBe(
    'Não foi possível abrir e reduzir esta foto neste aparelho. Envie uma versão com até 10 MB e 50 megapixels.',
  );
});

test('a photo is refused above the size that its message names, and not at it', async () => {
  const most = png(MAX_CHOSEN_PIXELS / 1000, 1000);
  await expect(preparePhoto(most)).rejects.toMatchObject({ code: 'image_not_reduced' });
  const failure = await preparePhoto(png(MAX_CHOSEN_PIXELS / 1000, 1001)).catch((reason) => reason);
  expect(messageFor(failure)).toBe(
    'A imagem tem resolução alta demais. Envie uma versão com até 110 megapixels.',
  );
});

test.each([
  ['HEIC', 'heic', 'image_heic'],
  ['AVIF', 'avif', 'image_unreadable'],
])('a %s photo that cannot be decoded is refused here: the BFF does not read it', async (_, brand, code) => {
  await expect(preparePhoto(new File([`\0\0\0\x18ftyp${brand}`], 'foto'))).rejects.toMatchObject({ code });
});

test('a photo that is asked for twice is prepared once', () => {
  const photo = png(10, 10);
  expect(preparePhoto(photo)).toBe(preparePhoto(photo));
});
