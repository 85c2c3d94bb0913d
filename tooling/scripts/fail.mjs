/**
 * Ends the script with one sentence.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
