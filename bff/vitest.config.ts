import { nodeDefaults } from '@andromeda/tooling/waiting';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'contract/**/*.test.ts'],
    ...nodeDefaults,
    // The database lives for a minute here: optimising its code is never repaid, as for the servers of the journeys.
    execArgv: ['--liftoff-only'],
  },
});
