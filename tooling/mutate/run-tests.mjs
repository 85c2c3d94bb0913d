import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../scripts/workspace.mjs';

/** @typedef {'passed' | 'failed' | 'timeout'} Outcome */

/**
 * Runs test files of the sandbox one after another until one fails. A run that exceeds its limit is killed with all
 * its processes.
 * @param {string} sandbox
 * @param {string[]} tests paths relative to the sandbox
 * @param {number} limitMs
 * @returns {Promise<Outcome>}
 */
export function runTests(sandbox, tests, limitMs) {
  const vitest = join(root, 'bff/node_modules/vitest/vitest.mjs');
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
