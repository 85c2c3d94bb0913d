import { expect, test } from 'vitest';
import { photoName } from './photo-name.ts';

test('a photo is named with the day and the time at which it was taken, and each differs', () => {
  const [first, later] = [new Date(2026, 10, 28, 14, 32), new Date(2027, 0, 2, 3, 4)];
  expect([first, first, first, later].map(photoName)).toEqual([
    'foto-2026-11-28-1432.jpg',
    'foto-2026-11-28-1432-2.jpg',
    'foto-2026-11-28-1432-3.jpg',
    'foto-2027-01-02-0304.jpg',
  ]);
});
