import { isNear, isOwn } from './related-tests.mjs';
import { createTestRunner } from './run-tests.mjs';

/** @import { Outcome } from './run-tests.mjs' */
/** @import { Mutant } from './typescript-mutants.mjs' */
/** @import { openSandbox } from './sandbox.mjs' */

/** The longest that a test may take without a mutant; with one it may take `TIMES` its own time, and `SPARE_MS` more. */
const LONGEST_MS = 300_000;
const SPARE_MS = 120_000;
const TIMES = 4;
/** The quick tests to run together. All that are beside the file have their turn, and as many of the others. */
const AT_ONCE = 5;
/** The most of those that open a database, which take seconds each. Survivors are tried by all that are beside the file. */
const MOST_SLOW = 3;

/**
 * Tries mutants, the tests that are beside the file before all others, of each the quick before the slow ones. How
 * long a test takes, and whether it passes at all, is measured when it is first needed.
 * @param {ReturnType<typeof openSandbox>} sandbox
 * @param {(test: string) => boolean} isSlow
 * @param {boolean} thorough whether all slow tests beside the file run, some from elsewhere, and drills
 */
export function createTrials(sandbox, isSlow, thorough = false) {
  /** @type {Map<string, number | null>} */
  const durations = new Map();
  const run = createTestRunner(sandbox.root, { withoutDrills: !thorough });
  /** Together they load their modules once; each by itself where one of them fails. @param {string[]} tests @param {Mutant} mutant */
  const measure = async (tests, mutant) => {
    const open = tests.filter((test) => !durations.has(test));
    if (open.length === 0) return;
    const started = Date.now();
    const passed = (await run(open, mutant.file, LONGEST_MS)) === 'passed';
    const share = (Date.now() - started) / open.length;
    if (!passed && open.length > 1) for (const test of open) await measure([test], mutant);
    else for (const test of open) durations.set(test, passed ? share : null);
    if (!passed && open.length === 1) console.log(`left out, does not pass without a mutant: ${open.join()}`);
  };
  const usableOf = (/** @type {string[]} */ tests) => tests.filter((test) => durations.get(test) !== null);
  const needOf = (/** @type {string[]} */ tests) =>
    tests.reduce((sum, test) => sum + (durations.get(test) ?? 0), 0);
  /**
   * A mutant that makes a test hang is noticed, but on a busy machine a test may be slow without one: then it is tried again.
   * @param {string[]} tests @param {Mutant} mutant @returns {Promise<Outcome>}
   */
  const attempt = async (tests, mutant) => {
    if (tests.length === 0) return 'passed';
    const limitMs = SPARE_MS + TIMES * needOf(tests);
    sandbox.put(mutant);
    const outcome = await run(tests, mutant.file, limitMs);
    sandbox.restore(mutant);
    if (outcome !== 'timeout') return outcome;
    for (const test of tests) durations.delete(test);
    await measure(tests, mutant);
    const usable = usableOf(tests);
    const isSlower = usable.length < tests.length || needOf(tests) > limitMs / 2;
    return isSlower ? attempt(usable, mutant) : outcome;
  };
  /**
   * @param {Mutant} mutant
   * @param {string[]} tests nearest first
   * @returns {Promise<Outcome>}
   */
  return async (mutant, tests) => {
    for (const wave of wavesOf(mutant.file, tests, isSlow, thorough)) {
      await measure(wave, mutant);
      const outcome = await attempt(usableOf(wave), mutant);
      if (outcome !== 'passed') return outcome;
    }
    return 'passed';
  };
}

/**
 * The tests to run together, one after the other.
 * @param {string} file
 * @param {string[]} tests nearest first
 * @param {(test: string) => boolean} isSlow
 * @param {boolean} thorough
 */
function wavesOf(file, tests, isSlow, thorough) {
  const near = (/** @type {string} */ test) => isNear(test, file);
  const far = (/** @type {string} */ test) => !near(test);
  const quick = tests.filter((test) => !isSlow(test));
  const own = quick.filter((test) => isOwn(test, file));
  const beside = quick.filter((test) => near(test) && !own.includes(test));
  const nearest = tests.filter(isSlow).slice(0, MOST_SLOW);
  const slow = thorough ? tests.filter(isSlow) : nearest;
  const slowFar = thorough || !tests.some((test) => isOwn(test, file)) ? slow.filter(far) : [];
  const alone = (/** @type {string} */ test) => [test];
  return [
    own,
    beside.slice(0, AT_ONCE),
    beside.slice(AT_ONCE),
    ...slow.filter(near).map(alone),
    quick.filter(far).slice(0, AT_ONCE),
    ...slowFar.slice(0, MOST_SLOW).map(alone),
  ].filter((wave) => wave.length > 0);
}
