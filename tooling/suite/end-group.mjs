const PATIENCE_MS = 5_000;
const REAPED_WITHIN_MS = 1_000;
const LOOK_EVERY_MS = 50;

/**
 * Ends a process group: asks it to stop, waits up to five seconds, then kills it.
 * @param {number} id the group's leader
 */
export async function endGroup(id) {
  if (signal(id, 'SIGTERM') && !(await isEmptyWithin(id, PATIENCE_MS))) signal(id, 'SIGKILL');
}

/**
 * Whether processes of the group still run when its leader has ended. One that has ended stays in the group until its
 * parent, or the system's first process, has read its exit code: that takes up to a second.
 * @param {number} id the group's leader
 */
export const isLeftRunning = async (id) => !(await isEmptyWithin(id, REAPED_WITHIN_MS));

/**
 * @param {number} id
 * @param {number} milliseconds
 */
async function isEmptyWithin(id, milliseconds) {
  const end = Date.now() + milliseconds;
  while (signal(id, 0)) {
    if (Date.now() >= end) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return true;
}

/**
 * @param {number} id
 * @param {NodeJS.Signals | 0} name
 */
function signal(id, name) {
  try {
    return process.kill(-id, name);
  } catch {
    return false;
  }
}
