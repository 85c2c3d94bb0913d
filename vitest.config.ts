import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { projects as tools } from './tooling/vitest.config.ts';
import { vitestDefaults } from './tooling/waiting.mjs';

const here = import.meta.dirname;
const packages = readdirSync(here)
  .filter((name) => name !== 'tooling' && existsSync(join(here, name, 'vitest.config.ts')))
  .filter((name) => !existsSync(join(here, name, '.storybook')));
const needsPage = (name: string) =>
  readFileSync(join(here, name, 'vitest.config.ts'), 'utf8').includes("'happy-dom'");

/**
 * The tests that need a page, those of platform, shell and remotes, as one project. A worker serves only one project: as
 * seven projects they started 21 workers, each of which loaded the same libraries again (docs/decisions/035).
 */
const screens = {
  test: {
    ...vitestDefaults,
    name: 'screens',
    globalSetup: join(here, 'tooling/suite/temporary-folder.mjs'),
    include: packages.filter(needsPage).map((name) => `${name}/src/**/*.test.{ts,tsx}`),
    environment: 'happy-dom',
    setupFiles: [join(here, 'platform/src/testing/setup.ts')],
  },
};

/** The unit tests of every package in one run; packages with stories run apart, because they need a browser. */
export default defineConfig({
  test: {
    tags: vitestDefaults.tags,
    // Each test of a session opens a page of its own, and with it a client of its own.
    onConsoleLog: (log) => !log.includes('Multiple GoTrueClient instances'),
    projects: [
      ...packages.filter((name) => !needsPage(name)).map((name) => `${name}/vitest.config.ts`),
      ...tools,
      screens,
    ],
  },
});
