import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const here = import.meta.dirname;

/** The unit tests of every package in one run; packages with stories run apart, because they need a browser. */
export default defineConfig({
  test: {
    projects: readdirSync(here)
      .filter((name) => existsSync(join(here, name, 'vitest.config.ts')))
      .filter((name) => !existsSync(join(here, name, '.storybook')))
      .map((name) => `${name}/vitest.config.ts`),
  },
});
