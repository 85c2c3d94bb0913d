import { expect, test } from 'vitest';
import { findContradictions, isRight, type Ledger } from './ledger.ts';

test('a picture that was shown and is lost, and one that was charged and not shown, contradict', async () => {
  const query = async () => ['picture kept', 'picture hidden', 'text kept'];
  const seen = [
    { kind: 'picture', key: 'kept', completed: true },
    { kind: 'text', key: 'kept', completed: true },
    { kind: 'picture', key: 'lost', completed: true },
    { kind: 'picture', key: 'refused', completed: false },
  ] as const;
  expect(await findContradictions(query, seen)).toEqual([
    'picture lost was shown and is lost',
    'picture hidden was charged and not shown',
  ]);
});

const right: Ledger = {
  entries: 90,
  balances: 90,
  wrongUsers: 0,
  settledTwice: 0,
  open: 0,
  completed: 10,
  charges: 10,
  pictures: 10,
};

test('a ledger is right only where sums, charges and pictures agree and nothing is open', () => {
  expect(isRight(right)).toBe(true);
  for (const wrong of [
    { entries: 91 },
    { wrongUsers: 1 },
    { settledTwice: 1 },
    { open: 1 },
    { charges: 11 },
    { pictures: 9 },
  ])
    expect(isRight({ ...right, ...wrong }), JSON.stringify(wrong)).toBe(false);
});
