import { nodeDefaults } from '@andromeda/tooling/waiting';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { ...nodeDefaults, include: ['src/**/*.test.ts'] },
});
