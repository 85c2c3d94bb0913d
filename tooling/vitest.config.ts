import { defineConfig } from 'vitest/config';
import { vitestDefaults } from './waiting.mjs';

export default defineConfig({
  test: {
    ...vitestDefaults,
    include: ['**/*.test.mjs'],
    environment: 'node',
    // Several of its tests mock a module, which does nothing for a module that an earlier file of the worker has loaded.
    isolate: true,
    pool: 'threads',
  },
});
