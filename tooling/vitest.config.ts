import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { nodeDefaults, vitestDefaults } from './waiting.mjs';

const root = import.meta.dirname;
const TESTS = '**/*.test.mjs';
const OTHERS = ['**/node_modules/**'];

/** A mock does nothing for a module that an earlier file of the worker has loaded: these files have modules of their own. */
const mocking = globSync(TESTS, { cwd: root, exclude: OTHERS }).filter((file) =>
  /\bvi\.(?:mock|doMock)\(/.test(readFileSync(join(root, file), 'utf8')),
);

/** The tests of the tools, also for a run of all packages: a project of that one has none of its own. */
export const projects = [
  { test: { ...nodeDefaults, name: 'tooling', root, include: [TESTS], exclude: [...OTHERS, ...mocking] } },
  {
    test: {
      ...vitestDefaults,
      name: 'tooling-mocks',
      root,
      include: mocking,
      environment: 'node',
      isolate: true,
    },
  },
];

export default defineConfig({ test: { tags: vitestDefaults.tags, projects } });
