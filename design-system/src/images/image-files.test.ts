import { expect, test } from 'vitest';
import { keepImages } from './image-files.ts';

test('a mixed list keeps only JPG, PNG and WEBP, in order', () => {
  const files = [
    new File([], 'a.jpg', { type: 'image/jpeg' }),
    new File([], 'lista.pdf', { type: 'application/pdf' }),
    new File([], 'desenho.svg', { type: 'image/svg+xml' }),
    new File([], 'b.webp', { type: 'image/webp' }),
    new File([], 'SEM-TIPO.PNG'),
    new File([], 'nota.txt'),
  ];
  expect(keepImages(files).map((file) => file.name)).toEqual(['a.jpg', 'b.webp', 'SEM-TIPO.PNG']);
});
