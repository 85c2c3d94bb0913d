import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/workspace.mjs';

/** @typedef {'passed' | 'failed' | 'timeout'} Outcome */

/**
 * Runs test files of the sandbox one after another until one fails. A run that exceeds its limit is killed with all
 * its processes.
 * @param {string} sandbox
 * @param {string[]} tests paths relative to the sandbox
 * @param {number} limitMs
 * @param {string[]} [options]
 * @returns {Promise<Outcome>}
 */
export function runTests(sandbox, tests, limitMs, options = ['--bail', '1']) {
  const vitest = join(root, 'bff/node_modules/vitest/vitest.mjs');
  const files = tests.map((test) => test.replace(/^bff\//, ''));
  const worker = ['--no-file-parallelism', '--maxWorkers', '1'];
  const child = spawn(process.execPath, [vitest, 'run', ...worker, ...options, ...files], {
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

/**
 * How long each test file takes without a mutant, in milliseconds; a file that fails there is left out.
 * @param {string} sandbox
 * @param {string[]} tests
 * @returns {Promise<Map<string, number>>}
 */
export async function measureTests(sandbox, tests) {
  const file = join(sandbox, 'baseline.json');
  await runTests(sandbox, tests, 1_800_000, ['--reporter', 'json', '--outputFile', file]);
  /** @type {{ testResults: { name: string, status: string, startTime: number, endTime: number }[] }} */
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  const passed = testResults.filter(({ status }) => status === 'passed');
  return new Map(
    passed.map(({ name, startTime, endTime }) => [name.slice(sandbox.length + 1), endTime - startTime]),
  );
}
