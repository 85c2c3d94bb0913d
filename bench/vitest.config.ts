import { nodeDefaults } from '@andromeda/tooling/waiting';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['figures/**/*.test.ts', 'scale/**/*.test.ts'], ...nodeDefaults },
});
