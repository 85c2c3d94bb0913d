import { expect, test } from 'vitest';
import { givenPictures } from './given-pictures.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

test('pictures and a name come from the screen before', () => {
  expect(givenPictures({ imageIds: [id(1), id(2)], name: ' Caneca ' })).toEqual({
    imageIds: [id(1), id(2)],
    name: 'Caneca',
  });
});

test.each([
  undefined,
  null,
  'texto',
  7,
  [],
  { imageIds: id(1), name: 3 },
  { imageIds: [7, '../../admin', null] },
])('nothing comes from %j', (state) => {
  expect(givenPictures(state)).toEqual({ imageIds: [], name: '' });
});

test('no picture comes twice, and no more than one request takes', () => {
  const imageIds = Array.from({ length: 150 }, (_, at) => id(at));
  expect(givenPictures({ imageIds: [id(0), ...imageIds] }).imageIds).toEqual(imageIds.slice(0, 100));
});

test('a name is no longer than a product may be called', () => {
  expect(givenPictures({ name: 'a'.repeat(300) }).name).toHaveLength(80);
});
