import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  [1, 9, [1, 2, 3]],
  [2, 9, [1, 2, 3, 4]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [7, 8, 9]],
  [1, 1, [1]],
  [1, 0, []],
])('on page %i of %i the pages %j are offered', (page, count, pages) => {
  expect(pageWindow(page, count)).toEqual(pages);
});
