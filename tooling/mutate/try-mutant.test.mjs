import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTrials } from './try-mutant.mjs';

/** @type {import('vitest').Mock<(tests: string[]) => Promise<string>>} */
const run = vi.hoisted(() => vi.fn());
vi.mock('./run-tests.mjs', () => ({ createTestRunner: () => run }));

const mutant = { file: 'a.ts', line: 1, start: 0, end: 1, original: 'a', replacement: 'b' };
/** Whether the mutant is in the sandbox. */
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
function tests({ killers = [], ill = [] }, thorough = false) {
  run.mockImplementation(async (files) => {
    runs.push(`${broken ? 'broken: ' : ''}${files.join(' ')}`);
    if (files.some((file) => ill.includes(file))) return 'failed';
    return broken && files.some((file) => killers.includes(file)) ? 'failed' : 'passed';
  });
  return createTrials(sandbox, isSlow, thorough);
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

test('the tests beside the file run before those far from it, slow ones too', async () => {
  const trial = tests({});
  await trial(mutant, ['slow1', 'quick1', 'slow/far', 'far/quick']);
  expect(runs.filter((run) => run.startsWith('broken'))).toEqual([
    'broken: quick1',
    'broken: slow1',
    'broken: far/quick',
    'broken: slow/far',
  ]);
});

test('a slow test far from a file that has its own runs for survivors alone', async () => {
  const names = ['a.test.ts', 'slow/far'];
  await tests({})(mutant, names);
  await tests({}, true)(mutant, names);
  const broken = runs.filter((run) => run.startsWith('broken'));
  expect(broken).toEqual(['broken: a.test.ts', 'broken: a.test.ts', 'broken: slow/far']);
});

test('survivors are tried by every slow test beside the file', async () => {
  const names = [1, 2, 3, 4].map((number) => `slow${number}`);
  await tests({})(mutant, names);
  await tests({}, true)(mutant, names);
  const broken = runs.filter((run) => run.startsWith('broken'));
  const [first, second] = [broken.slice(0, 3), broken.slice(3)];
  expect(first).toEqual(names.slice(0, 3).map((name) => `broken: ${name}`));
  expect(second).toEqual(names.map((name) => `broken: ${name}`));
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

test('every quick test beside the file runs, and of the slow and the far ones the nearest', async () => {
  const trial = tests({});
  const numbers = [1, 2, 3, 4, 5, 6];
  const names = numbers.flatMap((number) => [`quick${number}`, `slow${number}`, `far/quick${number}`]);
  await trial(mutant, names);
  const broken = runs.filter((run) => run.startsWith('broken'));
  expect(broken).toEqual([
    'broken: quick1 quick2 quick3 quick4 quick5',
    'broken: quick6',
    'broken: slow1',
    'broken: slow2',
    'broken: slow3',
    'broken: far/quick1 far/quick2 far/quick3 far/quick4 far/quick5',
  ]);
});

test('how long tests take is measured together and once, and one by one where one of them fails', async () => {
  const trial = tests({ ill: ['quick3'] });
  await trial(mutant, ['quick1', 'quick2', 'slow1']);
  await trial(mutant, ['quick1', 'quick2', 'quick3', 'quick4', 'slow1']);
  expect(runs.filter((run) => !run.startsWith('broken'))).toEqual([
    'quick1 quick2',
    'slow1',
    'quick3 quick4',
    'quick3',
    'quick4',
  ]);
});

describe('a test that exceeds its time', () => {
  /** Answers the runs in their order, each after its milliseconds. @param {[string, number][]} answers */
  function answer(answers) {
    vi.useFakeTimers({ toFake: ['Date'] });
    run.mockImplementation(async () => {
      const [outcome, ms] = answers.shift() ?? ['passed', 0];
      vi.setSystemTime(Date.now() + ms);
      return outcome;
    });
    return createTrials(sandbox, isSlow);
  }
  afterEach(() => vi.useRealTimers());

  test('kills the mutant where it passes without it as quickly as before', async () => {
    const trial = answer([
      ['passed', 100],
      ['timeout', 120_400],
      ['passed', 900],
    ]);
    expect(await trial(mutant, ['quick1'])).toBe('timeout');
  });

  test('is tried again with more time where it has become slow without the mutant', async () => {
    const answers = /** @type {[string, number][]} */ ([
      ['passed', 100],
      ['timeout', 120_400],
      ['passed', 70_000],
      ['passed', 50_000],
    ]);
    expect(await answer(answers)(mutant, ['quick1'])).toBe('passed');
    expect(answers).toEqual([]);
    expect(run.mock.lastCall?.at(-1), 'the limit of the second attempt').toBe(400_000);
  });

  test('kills nothing where it no longer passes without the mutant', async () => {
    const trial = answer([
      ['passed', 100],
      ['timeout', 120_400],
      ['failed', 100],
    ]);
    expect(await trial(mutant, ['quick1'])).toBe('passed');
  });
});
