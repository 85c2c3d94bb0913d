import { fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/workspace.mjs';
import { RUN_FOLDER } from '../suite/temporary-folder.mjs';

/** @typedef {'passed' | 'failed' | 'timeout'} Outcome */

const vitestFolder = join(root, 'bff/node_modules/vitest');

/** A process that has not started by then is given up. */
const START_MS = 300_000;

/**
 * Runs test files of the sandbox in one process that stays, so that Vitest starts once and the migrated database is
 * made once: both take longer than most tests. A run ends with the first test that fails. One that exceeds its limit
 * ends the process, and the next one starts another.
 * @param {string} sandbox
 * @param {{ withoutDrills?: boolean }} [options] drills are the tests with the tag `long`
 */
export function createTestRunner(sandbox, { withoutDrills = false } = {}) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  const start = async () => {
    const tagsFilter = withoutDrills ? ['!long'] : [];
    const started = fork(
      join(root, 'tooling/mutate/test-server.mjs'),
      [sandbox, vitestFolder, ...tagsFilter],
      {
        cwd: join(sandbox, 'bff'),
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        env: { ...process.env, TMPDIR: temporaryFolder(sandbox) },
        detached: true,
      },
    );
    process.once('exit', () => end(started));
    // The parent may end while this process waits for the next run.
    started.unref();
    started.channel?.unref();
    await messageOf(started, START_MS);
    return started;
  };
  /**
   * @param {string[]} tests paths relative to the sandbox
   * @param {string} changed the file that may have changed since the last run
   * @param {number} limitMs
   * @returns {Promise<Outcome>}
   */
  return async (tests, changed, limitMs) => {
    child ??= await start();
    child.send({ tests, changed });
    const outcome = await messageOf(child, limitMs);
    if (outcome !== null) return outcome;
    end(child);
    child = null;
    return 'timeout';
  };
}

/**
 * The next message of a process; null where it ends, or takes longer than `limitMs`.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} limitMs
 * @returns {Promise<Outcome | null>}
 */
function messageOf(child, limitMs) {
  return new Promise((settle) => {
    const finish = (/** @type {unknown} */ outcome) => {
      clearTimeout(timer);
      child.removeListener('message', finish);
      child.removeListener('exit', giveUp);
      settle(/** @type {Outcome | null} */ (outcome));
    };
    const giveUp = () => finish(null);
    const timer = setTimeout(giveUp, limitMs);
    child.once('message', finish);
    child.once('exit', giveUp);
  });
}

/** Ends a process with everything that it started. @param {import('node:child_process').ChildProcess} child */
function end({ pid }) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/**
 * One for all processes, in the sandbox since a killed one leaves it: the migrated database of the first run, in which
 * nothing is broken, serves them all.
 * @param {string} sandbox
 */
function temporaryFolder(sandbox) {
  const folder = join(sandbox, `${RUN_FOLDER}mutants`);
  mkdirSync(folder, { recursive: true });
  return folder;
}
