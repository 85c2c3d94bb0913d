import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { node24 } from '../scripts/install.mjs';
import { packagesWith, root } from '../scripts/workspace.mjs';
import { failedJourneys, failedUnitTests } from './failures.mjs';
import { runCommand } from './run-command.mjs';

/** @typedef {{ env: NodeJS.ProcessEnv, reports: string }} Surroundings `reports` is a folder for what the runners write */
/** @typedef {{ passed: number, failed: number, failures: string[] }} Outcome `failures` says which tests failed, and why */

/** Packages whose tests run in a browser, each in a Vitest of its own. */
export const browserPackages = () => packagesWith('.storybook');

/**
 * Runs Vitest in a folder, and counts its tests.
 * @param {string} folder a package, or '.' for the tests of all packages that need no browser
 * @param {Surroundings} surroundings
 * @returns {Promise<Outcome>}
 */
export async function unitTests(folder, { env, reports }) {
  const report = join(reports, `${folder === '.' ? 'all' : folder}.json`);
  const command = [
    node24(),
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    // Tests wait for clocks, sockets and processes: on two cores, two files at a time left a tenth of them idle.
    `--maxWorkers=${availableParallelism() + 1}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { code } = await runCommand(command, { env, cwd: join(root, folder), live: true });
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: [] };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return {
    passed: numPassedTests,
    // A run may fail without a failed test: an unhandled error, a file that does not load.
    failed: numFailedTests || (code === 0 ? 0 : 1),
    failures: failedUnitTests(testResults),
  };
}

/**
 * Runs the journeys in the browser, over the current builds.
 * @param {Surroundings} surroundings
 * @returns {Promise<Outcome>}
 */
export async function browserTests({ env, reports }) {
  const report = join(reports, 'e2e.json');
  const command = [
    node24(),
    join(root, 'e2e/node_modules/@playwright/test/cli.js'),
    'test',
    '--reporter=list,json',
    // Recording every test costs a fifth of its time; `pnpm e2e` records the failed ones.
    '--trace=off',
  ];
  const { code } = await runCommand(command, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    cwd: join(root, 'e2e'),
    live: true,
  });
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: [] };
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed || (code === 0 ? 0 : 1), failures: failedJourneys(suites) };
}
