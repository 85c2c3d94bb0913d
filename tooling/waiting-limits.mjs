/**
 * How long tests wait, in milliseconds. A test waits for what a user would see; these limits only end what hangs, so
 * they lie far above what the slowest machine needs. No test has a limit of its own.
 */
export const waiting = {
  /** For one condition, such as a text on the screen. */
  condition: 120_000,
  /** For a look at the current screen, where the test does not wait for anything. */
  glance: 2_000,
  /** For a whole test, or for the preparation of a file's tests. */
  test: 600_000,
};
