import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// A process that keeps one Vitest for many runs of the sandbox's tests, which saves the start of each. It receives the
// tests to run and the file that changed since the last run, and answers whether all passed. It ends with its parent.
/** @typedef {{ tests: string[], changed: string }} TestOrder */

const [sandbox = '', vitestFolder = '', ...tagsFilter] = process.argv.slice(2);
/** @type {typeof import('vitest/node')} */
const { createVitest } = await import(pathToFileURL(join(vitestFolder, 'dist/node.js')).href);
const vitest = await createVitest('test', {
  root: join(sandbox, 'bff'),
  watch: false,
  reporters: [{}],
  fileParallelism: false,
  bail: 1,
  maxWorkers: 1,
  tagsFilter,
  // Vite forgets a file that changed; Node keeps what it has loaded.
  experimental: { viteModuleRunner: true },
});

let changedBefore = '';
process.on('message', async (/** @type {TestOrder} */ { tests, changed }) => {
  // The file of the run before is whole again.
  for (const file of [changedBefore, changed]) vitest.invalidateFile(join(sandbox, file));
  changedBefore = changed;
  const found = await Promise.all(tests.map((test) => vitest.globTestSpecifications([join(sandbox, test)])));
  const files = found.flat();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(files, false);
  // Vitest answers the modules of every run so far.
  const own = testModules.filter(({ moduleId }) => files.some((file) => file.moduleId === moduleId));
  const passed = own.length === tests.length && own.every((module) => module.ok());
  process.send?.(passed && unhandledErrors.length === 0 ? 'passed' : 'failed');
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
