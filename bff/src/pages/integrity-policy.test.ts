import { expect, test } from 'vitest';
import { integrityPolicy } from './integrity-policy.ts';

test('a page runs no script without a hash, except where development servers serve them', () => {
  expect(integrityPolicy([])).toEqual([['integrity-policy', 'blocked-destinations=(script)']]);
  expect(integrityPolicy(['http://127.0.0.1:3114'])).toEqual([]);
});
