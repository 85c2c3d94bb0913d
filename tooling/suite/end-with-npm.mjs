const LOOK_EVERY_MS = 1000;

/**
 * Ends this process soon after the `npm` that runs it as the script `name`: npm forwards neither SIGKILL nor SIGTERM.
 * Without npm it does nothing.
 * @param {string} name
 */
export function endWithNpm(name) {
  if (process.env.npm_lifecycle_event !== name) return;
  // When npm is gone, this process has another parent.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, LOOK_EVERY_MS).unref();
}
