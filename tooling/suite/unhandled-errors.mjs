import { writeFileSync } from 'node:fs';

/**
 * An error that Vitest lays to no test, as far as it is read here; `VITEST_TEST_PATH` is the file that ran when it came.
 * @typedef {{ name?: string, message?: string, stack?: string, VITEST_TEST_PATH?: string, VITEST_TEST_NAME?: string }} UnhandledError
 */

/** The variable that names the file which the reporter writes. */
export const unhandledErrorsFile = 'ANDROMEDA_UNHANDLED_ERRORS';

/**
 * A Vitest reporter that writes the errors that belong to no test, as JSON: the report of Vitest's own `json` reporter leaves
 * them out, while the run fails by them.
 */
export default class UnhandledErrorsReporter {
  /**
   * @param {unknown} _files
   * @param {readonly UnhandledError[]} errors
   */
  onTestRunEnd(_files, errors) {
    const path = process.env[unhandledErrorsFile];
    if (!path) return;
    const told = errors.map(({ name, message, stack, VITEST_TEST_PATH, VITEST_TEST_NAME }) => ({
      name,
      message,
      stack,
      VITEST_TEST_PATH,
      VITEST_TEST_NAME,
    }));
    writeFileSync(path, JSON.stringify(told));
  }
}
