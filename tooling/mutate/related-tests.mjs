import { posix } from 'node:path';

/** A test further away hardly depends on one line of the file, and costs seconds, unless it is beside the file. */
const FURTHEST = 4;

/**
 * Finds the tests that import a file, directly or through others: the one of its name, those whose name shares a word
 * with it, those of its own folder, then the nearest.
 * @param {{ file: string, text: string }[]} sources TypeScript files with paths relative to the root
 */
export function relatedTests(sources) {
  const importers = importersOf(sources);
  return (/** @type {string} */ file) => {
    const seen = new Set([file]);
    /** @type {string[]} */
    const tests = [];
    let ring = [file];
    for (let distance = 1; ring.length > 0; distance++) {
      ring = ring.flatMap((one) => [...(importers.get(one) ?? [])]).filter((one) => !seen.has(one));
      for (const one of ring) seen.add(one);
      ring = [...new Set(ring)];
      const found = ring.filter((one) => one.endsWith('.test.ts'));
      tests.push(...found.filter((one) => distance <= FURTHEST || isNear(one, file)));
    }
    return tests.toSorted((one, other) => kinship(other, file) - kinship(one, file));
  };
}

/** How much a test seems to be about a file, by their names. @param {string} test @param {string} file */
function kinship(test, file) {
  if (!isNear(test, file)) return 0;
  const words = nameOf(file).split('-');
  const shared = nameOf(test)
    .split('-')
    .filter((word) => words.some((own) => own.startsWith(word) || word.startsWith(own)));
  return nameOf(test) === nameOf(file) ? Infinity : 1 + shared.length;
}

/** Whether a test has the name of a file and is beside it. @param {string} test @param {string} file */
export const isOwn = (test, file) => isNear(test, file) && nameOf(test) === nameOf(file);

/** @param {string} file */
const nameOf = (file) => posix.basename(file).replace(/(?:\.test)?\.ts$/, '');

/** Whether a test is in the same folder as what it tests. @param {string} test @param {string} file */
export const isNear = (test, file) => posix.dirname(test) === posix.dirname(file);

/**
 * Knows the tests that open the embedded database: these take seconds each.
 * @param {{ file: string, text: string }[]} sources
 */
export function testsThatOpenADatabase(sources) {
  const slow = new Set(relatedTests(sources)('bff/src/embedded/embedded-supabase.ts'));
  for (const test of relatedTests(sources)('bff/src/embedded/test-project.ts')) slow.add(test);
  return (/** @type {string} */ test) => slow.has(test);
}

/** @param {{ file: string, text: string }[]} sources */
function importersOf(sources) {
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  for (const { file, text } of sources)
    for (const [, specifier = ''] of text.matchAll(
      /^(?:import|export)\b(?! type)[^;]*?from '(\.[^']+)'/gms,
    )) {
      const imported = posix.join(posix.dirname(file), specifier);
      importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
    }
  return importers;
}
