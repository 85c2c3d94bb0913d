import { nodeDefaults } from '@andromeda/tooling/waiting';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'contract/**/*.test.ts'],
    ...nodeDefaults,
  },
});
