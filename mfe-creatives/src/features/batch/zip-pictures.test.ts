import { type Api, ApiError, type LibraryImage } from '@andromeda/platform';
import { expect, test } from 'vitest';
import type { BatchItem } from './batch.ts';
import { readPictures, zipPictures } from './zip-pictures.ts';

const made = (name: string, imageId: string) =>
  ({ name, picture: { imageId, thumbnailUrl: '' } }) as unknown as BatchItem;

const read = async (id: string) => {
  if (id === 'deleted') throw new ApiError({ code: 'not_found', status: 404 });
  return { id, imageUrl: `/images/${id}`, createdAt: '2026-11-20T15:00:00.000Z' } as LibraryImage;
};
const api = { images: { read } } as unknown as Api;

test('pictures come in the order of the batch, without those that were deleted', async () => {
  const pictures = await readPictures(api, [
    made('a.jpg', '1'),
    made('b.jpg', 'deleted'),
    made('c.jpg', '3'),
  ]);
  expect(pictures.map(({ image }) => image.id)).toEqual(['1', '3']);
});

test('each file has the name of its photo, and two photos of one name are two files', async () => {
  const pictures = await readPictures(api, [made('caneca azul.jpg', '1'), made('caneca azul.png', '2')]);
  const zip = await zipPictures(pictures, async (address) => new Response(String(address)));
  const content = await zip.text();
  for (const part of ['caneca azul.png', '/images/1', 'caneca azul-2.png', '/images/2'])
    expect(content).toContain(part);
});

test('a ZIP is not made of pictures that cannot be read', async () => {
  const pictures = await readPictures(api, [made('a.jpg', '1')]);
  await expect(zipPictures(pictures, async () => new Response(null, { status: 500 }))).rejects.toThrow('500');
});
