/**
 * A process that can start again. The next one begins once the last has ended, and only one waits for that.
 * @param {() => import('node:child_process').ChildProcess} start
 */
export function createService(start) {
  let child = start();
  let isOver = false;
  let isWaiting = false;
  return {
    /** The process that runs now. */
    current: () => child,
    async restart() {
      if (isWaiting) return;
      isWaiting = true;
      await end(child);
      isWaiting = false;
      if (!isOver) child = start();
    },
    /** Ends it for good. */
    async stop() {
      isOver = true;
      await end(child);
    },
  };
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<void>} */
const end = (child) =>
  new Promise((ended) => {
    if (child.exitCode !== null || child.signalCode !== null) return ended();
    child.once('exit', () => ended());
    child.kill('SIGTERM');
  });
