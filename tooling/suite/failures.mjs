import { relative } from 'node:path';
import { root } from '../scripts/workspace.mjs';

/**
 * What Vitest's JSON reporter writes, as far as it is read here.
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] | null }} UnitTest
 * @typedef {{ name: string, message?: string, status?: string, assertionResults: UnitTest[] }} UnitFile
 */
/**
 * What Playwright's JSON reporter writes, as far as it is read here.
 * @typedef {{ message?: string }} JourneyError
 * @typedef {{ status: string, projectName: string, results: { errors?: JourneyError[] }[] }} JourneyTest
 * @typedef {{ title: string, file: string, line: number, tests: JourneyTest[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * The failed tests of a run of Vitest, each as its file, its name and the first lines of its reason.
 * @param {UnitFile[]} files
 * @returns {string[]}
 */
export function failedUnitTests(files) {
  return files.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that does not load has no tests.
    if (failed.length === 0 && status === 'failed') return [describe(file, message)];
    return failed.map(({ fullName, failureMessages }) =>
      describe(`${file} › ${fullName}`, failureMessages?.[0]),
    );
  });
}

/**
 * The errors that belong to no test, each as the file and test that ran when it came, and the first lines of its stack.
 * @param {import('./unhandled-errors.mjs').UnhandledError[]} errors
 * @returns {string[]}
 */
export function unhandledFailures(errors) {
  return errors.map(({ VITEST_TEST_PATH, VITEST_TEST_NAME, name = 'Error', message = '', stack = '' }) => {
    const at = VITEST_TEST_PATH ? relative(root, VITEST_TEST_PATH) : 'no file';
    const test = VITEST_TEST_NAME ? ` › ${VITEST_TEST_NAME}` : '';
    return describe(
      `${at}${test} › an error that no test caught`,
      stack.includes(message) ? stack : `${name}: ${message}\n${stack}`,
    );
  });
}

/**
 * The failed and flaky journeys of a run of Playwright, in the same form.
 * @param {Suite[]} suites
 * @returns {string[]}
 */
export function failedJourneys(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          describe(
            `[${projectName}] ${file}:${line} › ${title}`,
            results.flatMap(({ errors = [] }) => errors)[0]?.message,
          ),
        ),
    ),
    ...failedJourneys(inner),
  ]);
}

/** @param {string} test @param {string | undefined} reason */
const describe = (test, reason = '') =>
  [`✗ ${test}`, ...withoutColours(reason).split('\n').filter(Boolean).slice(0, 8)].join('\n    ');

/** @param {string} text */
const withoutColours = (text) =>
  text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
