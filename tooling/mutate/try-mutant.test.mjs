import { beforeEach, expect, test, vi } from 'vitest';
import { runTests } from './run-tests.mjs';
import { createTrials } from './try-mutant.mjs';

vi.mock('./run-tests.mjs', () => {
  const run = vi.fn();
  return { runTests: run, createTestRunner: () => (/** @type {string[]} */ files) => run('', files) };
});

const mutant = { file: 'a.ts', line: 1, start: 0, end: 1, original: 'a', replacement: 'b' };
/** Whether the mutant stands in the sandbox. */
let broken = false;
/** Runs in their order, each with its tests, those with the mutant marked. @type {string[]} */
let runs = [];
const sandbox = {
  root: '/sandbox',
  put: () => {
    broken = true;
  },
  restore: () => {
    broken = false;
  },
};
const isSlow = (/** @type {string} */ name) => name.startsWith('slow');

/** Tests that fail with the mutant, and tests that always fail. @param {{ killers?: string[], ill?: string[] }} tests */
function tests({ killers = [], ill = [] }) {
  vi.mocked(runTests).mockImplementation(async (_sandbox, files) => {
    runs.push(`${broken ? 'broken: ' : ''}${files.join(' ')}`);
    if (files.some((file) => ill.includes(file))) return 'failed';
    return broken && files.some((file) => killers.includes(file)) ? 'failed' : 'passed';
  });
  return createTrials(sandbox, isSlow);
}

beforeEach(() => {
  broken = false;
  runs = [];
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

test('quick tests run together before each slow one, until one notices the mutant', async () => {
  const trial = tests({ killers: ['slow1'] });
  expect(await trial(mutant, ['slow1', 'quick1', 'quick2', 'slow2'])).toBe('failed');
  expect(runs.filter((run) => run.startsWith('broken'))).toEqual(['broken: quick1 quick2', 'broken: slow1']);
  expect(broken, 'the sandbox is whole afterwards').toBe(false);
});

test('a mutant that no test notices passes', async () => {
  const trial = tests({});
  expect(await trial(mutant, ['quick1', 'slow1'])).toBe('passed');
});

test('a test that fails without a mutant kills none', async () => {
  const trial = tests({ killers: ['ill'], ill: ['ill'] });
  expect(await trial(mutant, ['ill', 'quick1'])).toBe('passed');
  expect(runs.filter((run) => run.startsWith('broken'))).toEqual(['broken: quick1']);
});

test('how long a test takes is measured once, and only the nearest five quick and three slow ones run', async () => {
  const trial = tests({});
  const names = [1, 2, 3, 4, 5, 6].flatMap((number) => [`quick${number}`, `slow${number}`]);
  await trial(mutant, names);
  await trial(mutant, names);
  expect(runs.filter((run) => !run.startsWith('broken'))).toHaveLength(8);
  expect(new Set(runs.filter((run) => run.startsWith('broken')))).toEqual(
    new Set([
      'broken: quick1 quick2 quick3 quick4 quick5',
      'broken: slow1',
      'broken: slow2',
      'broken: slow3',
    ]),
  );
});
