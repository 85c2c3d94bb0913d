import { expect, test } from 'vitest';
import { IMAGE_ACCEPT, keepImages } from './image-files.ts';

test('a mixed list keeps only JPG, PNG, WEBP, HEIC and AVIF, in order', () => {
  const files = [
    new File([], 'a.jpg', { type: 'image/jpeg' }),
    new File([], 'lista.pdf', { type: 'application/pdf' }),
    new File([], 'desenho.svg', { type: 'image/svg+xml' }),
    new File([], 'b.webp', { type: 'image/webp' }),
    new File([], 'IMG_0001.HEIC', { type: 'image/heic' }),
    new File([], 'c.avif', { type: 'image/avif' }),
    new File([], 'SEM-TIPO.PNG'),
    new File([], 'SEM-TIPO.HEIC'),
    new File([], 'nota.txt'),
  ];
  expect(keepImages(files).map((file) => file.name)).toEqual([
    'a.jpg',
    'b.webp',
    'IMG_0001.HEIC',
    'c.avif',
    'SEM-TIPO.PNG',
    'SEM-TIPO.HEIC',
  ]);
});

test('the file dialog offers a photo by its type and by its ending', () => {
  expect(IMAGE_ACCEPT.split(',')).toEqual(
    expect.arrayContaining(['.heic', 'image/heic', '.avif', 'image/avif']),
  );
});
