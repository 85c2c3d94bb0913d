import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'contract/**/*.test.ts'],
    environment: 'node',
    // An embedded database takes seconds to start on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
