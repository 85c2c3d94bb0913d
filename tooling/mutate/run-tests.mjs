import { fork, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../scripts/workspace.mjs';

/** @typedef {'passed' | 'failed' | 'timeout'} Outcome */

const vitestFolder = join(root, 'bff/node_modules/vitest');

/**
 * Runs test files of the sandbox one after another until one fails. A run that exceeds its limit is killed with all
 * its processes.
 * @param {string} sandbox
 * @param {string[]} tests paths relative to the sandbox
 * @param {number} limitMs
 * @returns {Promise<Outcome>}
 */
export function runTests(sandbox, tests, limitMs) {
  const vitest = join(vitestFolder, 'vitest.mjs');
  const files = tests.map((test) => test.replace(/^bff\//, ''));
  const worker = ['--no-file-parallelism', '--maxWorkers', '1'];
  const child = spawn(process.execPath, [vitest, 'run', ...worker, '--bail', '1', ...files], {
    cwd: join(sandbox, 'bff'),
    stdio: 'ignore',
    detached: true,
  });
  return new Promise((settle) => {
    let timedOut = false;
    const end = () => child.pid && process.kill(-child.pid, 'SIGKILL');
    const timer = setTimeout(() => {
      timedOut = true;
      end();
    }, limitMs);
    process.once('exit', end);
    child.once('exit', (code) => {
      clearTimeout(timer);
      process.removeListener('exit', end);
      settle(timedOut ? 'timeout' : code === 0 ? 'passed' : 'failed');
    });
  });
}

/** A process that has not started by then is given up. */
const START_MS = 300_000;

/**
 * Runs test files of the sandbox in one process that stays, for tests that open no database: these keep what they
 * prepared for the whole life of a process. A run that exceeds its limit ends the process, and the next one starts another.
 * @param {string} sandbox
 */
export function createTestRunner(sandbox) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  const start = async () => {
    const started = fork(join(root, 'tooling/mutate/test-server.mjs'), [sandbox, vitestFolder], {
      cwd: join(sandbox, 'bff'),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      detached: true,
    });
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
