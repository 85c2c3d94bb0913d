import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { percentOf, report } from './report.mjs';

/** @import { Result } from './results.mjs' */

const written = vi.hoisted(() => /** @type {string[]} */ ([]));
vi.mock('node:fs', async (original) => ({
  .../** @type {typeof import('node:fs')} */ (await original()),
  writeFileSync: (/** @type {string} */ _file, /** @type {string} */ text) => void written.push(text),
}));

/** @param {Partial<Result>} changes @returns {Result} */
const result = (changes) => ({
  file: 'bff/src/pay.ts',
  line: 3,
  start: 0,
  end: 1,
  original: 'a  ===\n b',
  replacement: '',
  area: 'payments',
  outcome: 'failed',
  seconds: 1,
  version: 'v',
  ...changes,
});

/** @type {string} */
let printed;
beforeEach(() => {
  written.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text) => {
    printed = String(text);
  });
});
afterEach(() => void vi.restoreAllMocks());

test('a score is rounded down, so that 85 % is never claimed early', () => {
  expect(percentOf({ tried: 20, killed: 17 })).toBe(85);
  expect(percentOf({ tried: 1000, killed: 849 })).toBe(84);
  expect(percentOf({ tried: 0, killed: 0 })).toBe(100);
});

const mutants = ['ledger', 'ledger', 'payments', 'payments', 'payments'].map((area) => ({ area }));

test('a mutant that makes a test fail or hang is killed, and one that no test notices survives', () => {
  const results = [
    result({ outcome: 'failed' }),
    result({ outcome: 'timeout' }),
    result({ outcome: 'passed', area: 'ledger', file: 'bff/src/ledger.ts' }),
  ];
  report(results, mutants, [], null);
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    all: { mutants: 5, tried: 3, killed: 2 },
    areas: {
      ledger: { mutants: 2, tried: 1, killed: 0 },
      payments: { mutants: 3, tried: 2, killed: 2 },
    },
  });
});

test('an area of which nothing was tried keeps its last score, its day and its commit', () => {
  const earlier = { tried: 4, killed: 3, mutants: 9, date: '2026-11-01', commit: '12345678' };
  const last = {
    date: '2026-11-02',
    commit: '87654321',
    all: earlier,
    areas: { ledger: earlier, gone: earlier },
  };
  report([result({})], mutants, [], last);
  const { all, areas, date } = JSON.parse(written[0] ?? '');
  expect(areas).toEqual({ ledger: earlier, payments: expect.objectContaining({ tried: 1, date }) });
  expect(all).toEqual({ tried: 5, killed: 4, mutants: 5 });
});

test('a score names its day, its commit and how many of the mutants were tried', () => {
  report([result({})], mutants, [], null);
  const score = JSON.parse(written[0] ?? '');
  expect(score.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(score.commit).toMatch(/^[0-9a-f]{8}$/);
  expect(printed).toContain(`100 %  1/1  1 tried of 5, ${score.date}, commit ${score.commit}`);
});

test('the score of one sample stands beside that of all that was tried so far', () => {
  const survivor = result({ outcome: 'passed' });
  report([result({}), survivor], mutants, [survivor], null);
  expect(printed).toContain('This sample\n    0 %  0/1  in all');
});

test('the report names every survivor in one line, with its place and what no test noticed', () => {
  report(
    [result({ outcome: 'passed' }), result({ outcome: 'failed', file: 'bff/src/killed.ts' })],
    mutants,
    [],
    null,
  );
  const [, survivors = ''] = printed.split('Survivors\n');
  expect(survivors).toBe('  bff/src/pay.ts:3  a === b → (nothing)');
});
