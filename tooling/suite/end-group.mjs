const PATIENCE_MS = 5_000;
const LOOK_EVERY_MS = 50;

/**
 * Ends a process group: asks it to stop, waits up to five seconds, then kills it. Resolves with true if any process of
 * it was running when asked.
 * @param {number} id the group's leader
 */
export async function endGroup(id) {
  if (!signal(id, 'SIGTERM')) return false;
  const patienceEnds = Date.now() + PATIENCE_MS;
  while (signal(id, 0) && Date.now() < patienceEnds)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  signal(id, 'SIGKILL');
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
