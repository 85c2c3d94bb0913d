import type { Check, LeftOut, Observed } from '../faults/check.ts';
import { type Result, runChecks, sumUp } from '../faults/run-checks.ts';
import { createWorld } from '../faults/world.ts';
import { expect, test } from '../host/test.ts';

const check = (name: string, run: () => Promise<Observed | LeftOut>): Check => ({ name, promise: name, run });

test('a check that cannot be made here counts as left out, never as held', async () => {
  const checks = [
    check('holds', async () => ({ figure: '5 of 5', held: true })),
    check('falls', async () => ({ figure: '4 of 5', held: false })),
    check('throws', () => Promise.reject(new Error('no answer'))),
    check('needs PostgreSQL', async () => ({ leftOut: 'no PostgreSQL' })),
  ];
  const printed: Result[] = [];
  const onResult = (result: Result) => void printed.push(result);
  const results = await runChecks(createWorld(), [{ name: 'table', checks }], { long: false, onResult });
  expect(printed.map(({ outcome, figure }) => `${outcome}: ${figure}`)).toEqual([
    'held: 5 of 5',
    'fell: 4 of 5',
    'fell: no answer',
    'left out: no PostgreSQL',
  ]);
  expect(sumUp(results)).toBe('1 held, 2 fell, 1 left out');
});

test('a table without a check left out does not speak of one', async () => {
  const checks = [check('holds', async () => ({ figure: '5 of 5', held: true }))];
  const results = await runChecks(createWorld(), [{ name: 'table', checks }], {
    long: false,
    onResult: () => {},
  });
  expect(sumUp(results)).toBe('1 held, 0 fell');
});
