import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { node24 } from '../scripts/install.mjs';
import { packagesWith, root } from '../scripts/workspace.mjs';
import { failedJourneys, failedUnitTests, unhandledFailures } from './failures.mjs';
import { runCommand } from './run-command.mjs';
import { unhandledErrorsFile } from './unhandled-errors.mjs';

/** @typedef {{ env: NodeJS.ProcessEnv, reports: string, long: boolean }} Surroundings `reports` is a folder for what the runners write, `long` asks for the tests of that tag too */
/** @typedef {{ passed: number, failed: number, left: number, failures: string[] }} Outcome `left` counts tests that only `--long` runs; `failures` says which failed, and why */

/** Packages whose tests run in a browser, each in a Vitest of its own. */
export const browserPackages = () => packagesWith('.storybook');

/**
 * Runs Vitest in a folder, and counts its tests.
 * @param {string} folder a package, or '.' for the tests of all packages that need no browser
 * @param {Surroundings} surroundings
 * @returns {Promise<Outcome>}
 */
export async function unitTests(folder, { env, reports, long }) {
  const report = join(reports, `${folder === '.' ? 'all' : folder}.json`);
  const unhandled = join(reports, `${folder === '.' ? 'all' : folder}-unhandled.json`);
  const command = [
    node24(),
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    // Tests wait for clocks, sockets and processes: on two cores, two files at a time left a tenth of them idle.
    `--maxWorkers=${availableParallelism() + 1}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--reporter=${join(root, 'tooling/suite/unhandled-errors.mjs')}`,
    ...(long ? [] : ['--tags-filter=!long']),
  ];
  const { code } = await runCommand(command, {
    env: { ...env, [unhandledErrorsFile]: unhandled },
    cwd: join(root, folder),
    live: true,
  });
  if (!existsSync(report)) return { passed: 0, failed: 1, left: 0, failures: [] };
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  return {
    passed: numPassedTests,
    // A run may fail without a failed test: an unhandled error, a file that does not load.
    failed: numFailedTests || (code === 0 ? 0 : 1),
    left: numPendingTests,
    failures: [
      ...failedUnitTests(testResults),
      ...unhandledFailures(existsSync(unhandled) ? JSON.parse(readFileSync(unhandled, 'utf8')) : []),
    ],
  };
}

const e2e = join(root, 'e2e');
const playwright = () => [node24(), join(e2e, 'node_modules/@playwright/test/cli.js'), 'test'];

/**
 * Runs the journeys in the browser, over the current builds.
 * @param {Surroundings} surroundings
 * @returns {Promise<Outcome>}
 */
export async function browserTests({ env, reports, long }) {
  const report = join(reports, 'e2e.json');
  const command = [
    ...playwright(),
    '--reporter=list,json',
    // Recording every test costs a fifth of its time; `pnpm e2e` records the failed ones.
    '--trace=off',
    ...(long ? [] : ['--grep-invert=@long']),
  ];
  // Beside each other: before the first journey one core waits for a server that prepares the data.
  const [{ code }, left] = await Promise.all([
    runCommand(command, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, cwd: e2e, live: true }),
    long ? 0 : countLong(env),
  ]);
  if (!existsSync(report)) return { passed: 0, failed: 1, left, failures: [] };
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: failed || (code === 0 ? 0 : 1),
    left,
    failures: failedJourneys(suites),
  };
}

/**
 * The number of long journeys. A run that leaves them out does not report them.
 * @param {NodeJS.ProcessEnv} env
 */
async function countLong(env) {
  const journeys = join(e2e, 'journeys');
  const files = readdirSync(journeys).filter((file) =>
    readFileSync(join(journeys, file), 'utf8').includes("'@long'"),
  );
  const command = [...playwright(), ...files, '--list', '--grep=@long'];
  const { output } = await runCommand(command, { env, cwd: e2e });
  return Number(/^Total: (\d+)/m.exec(output)?.[1] ?? 0);
}
