/**
 * Testing Library prints the whole page into the error of a query that finds nothing. While `findBy` and `waitFor` wait, such an
 * error is thrown away at each change of the page, and only the last one is shown, into which they print the page themselves.
 * So it is printed for that one alone (docs/decisions/035).
 * @param {{ configure: (delta: object) => void, getConfig: () => object }} library
 */
export function printPageOnce({ configure, getConfig }) {
  const { getElementError } = /** @type {Settings} */ (getConfig());
  configure({
    /** @type {Settings['getElementError']} */
    getElementError(message, container) {
      const { _disableExpensiveErrorDiagnostics: waits } = /** @type {Settings} */ (getConfig());
      if (!waits) return getElementError(message, container);
      return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
    },
  });
}

/** @typedef {{ _disableExpensiveErrorDiagnostics: boolean, getElementError(message: string | null, container: object): Error }} Settings */
