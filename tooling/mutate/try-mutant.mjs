import { createTestRunner, runTests } from './run-tests.mjs';

/** @import { Outcome } from './run-tests.mjs' */
/** @import { Mutant } from './typescript-mutants.mjs' */
/** @import { openSandbox } from './sandbox.mjs' */

/** The longest that a test may take without a mutant; with one it may take `TIMES` its own time, and `SPARE_MS` more. */
const LONGEST_MS = 300_000;
const SPARE_MS = 30_000;
const TIMES = 4;
/** The number of nearest tests to run; fewer of those that open a database, which take seconds each. */
const MOST_QUICK = 5;
const MOST_SLOW = 3;

/**
 * Tries mutants, the quick tests before the slow ones. How long a test takes, and whether it passes at all, is
 * measured when it is first needed.
 * @param {ReturnType<typeof openSandbox>} sandbox
 * @param {(test: string) => boolean} isSlow
 */
export function createTrials(sandbox, isSlow) {
  /** @type {Map<string, number | null>} */
  const durations = new Map();
  const runQuickly = createTestRunner(sandbox.root);
  /** @param {string[]} tests @param {Mutant} mutant @param {number} limitMs */
  const run = (tests, mutant, limitMs) =>
    tests.some(isSlow) ? runTests(sandbox.root, tests, limitMs) : runQuickly(tests, mutant.file, limitMs);
  /** @param {string} test @param {Mutant} mutant */
  const measure = async (test, mutant) => {
    if (durations.has(test)) return;
    const started = Date.now();
    const outcome = await run([test], mutant, LONGEST_MS);
    durations.set(test, outcome === 'passed' ? Date.now() - started : null);
    if (outcome !== 'passed') console.log(`left out, does not pass without a mutant: ${test}`);
  };
  /**
   * @param {Mutant} mutant
   * @param {string[]} tests nearest first
   * @returns {Promise<Outcome>}
   */
  return async (mutant, tests) => {
    const quick = tests.filter((test) => !isSlow(test)).slice(0, MOST_QUICK);
    const slow = tests.filter(isSlow).slice(0, MOST_SLOW);
    for (const wave of [quick, ...slow.map((test) => [test])]) {
      for (const test of wave) await measure(test, mutant);
      const usable = wave.filter((test) => durations.get(test) !== null);
      if (usable.length === 0) continue;
      const needed = usable.reduce((sum, test) => sum + (durations.get(test) ?? 0), 0);
      sandbox.put(mutant);
      const outcome = await run(usable, mutant, SPARE_MS + TIMES * needed);
      sandbox.restore(mutant);
      if (outcome !== 'passed') return outcome;
    }
    return 'passed';
  };
}
