import { expect, test } from 'vitest';
import { inPlace, isOff } from './index.ts';

const placed = [
  { remote: 'mfe-c', order: 10 },
  { remote: 'mfe-b', order: 20 },
  { remote: 'mfe-a', order: 20 },
  { remote: 'mfe-d', order: 90 },
];
const namesBy = (...order: string[]) => [...placed].sort(inPlace({ order })).map(({ remote }) => remote);

test('without an arrangement the manifests decide, and equal ones stand by their names', () => {
  expect(namesBy()).toEqual(['mfe-c', 'mfe-a', 'mfe-b', 'mfe-d']);
  expect([...placed].sort(inPlace()).map(({ remote }) => remote)).toEqual(namesBy());
});

test('remotes that are named come first, and the others follow by their manifests', () => {
  expect(namesBy('mfe-d', 'mfe-gone', 'mfe-b')).toEqual(['mfe-d', 'mfe-b', 'mfe-c', 'mfe-a']);
});

test('two things that one remote shows in a place stay together, in the order of its manifest', () => {
  const twice = [{ remote: 'mfe-a', order: 50 }, ...placed].sort(inPlace({ order: ['mfe-a'] }));
  expect(twice.slice(0, 2)).toEqual([
    { remote: 'mfe-a', order: 20 },
    { remote: 'mfe-a', order: 50 },
  ]);
});

test('a remote is off only where it was switched off', () => {
  expect(isOff('mfe-a', { off: ['mfe-a'] })).toBe(true);
  expect(isOff('mfe-b', { off: ['mfe-a'] })).toBe(false);
  expect(isOff('mfe-a')).toBe(false);
});
