import { expect, test } from 'vitest';
import type { BatchItem, ItemState } from './batch.ts';
import { roundOf } from './doubtful-round.ts';

const item = (id: string, state: ItemState = 'check', repairable = true) =>
  ({ id, state, picture: { imageId: `image-${id}`, thumbnailUrl: '', repairable } }) as BatchItem;

const next = (items: readonly BatchItem[], ...seen: string[]) =>
  roundOf(items, seen).next.map(({ id }) => id);

test('the cut-outs in doubt behind the present one come first, then those before it', () => {
  const items = ['a', 'b', 'c', 'd', 'e'].map((id) => item(id));
  expect(roundOf(items, ['c'])).toMatchObject({ at: 1, of: 5, undecided: true });
  expect(next(items, 'c')).toEqual(['d', 'e', 'a', 'b']);
  expect(next(items, 'c', 'd', 'e')).toEqual(['a', 'b']);
  expect(next(items, 'c', 'd', 'e', 'a', 'b')).toEqual([]);
});

test('what was kept, is gone or cannot be repaired is no part of the round', () => {
  const items = [item('a'), item('b', 'ready'), item('c', 'check', false), item('d', 'failed'), item('e')];
  expect(next(items, 'a')).toEqual(['e']);
  expect(roundOf(items, ['a', 'gone']).of).toBe(3);
});
