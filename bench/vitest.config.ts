import { vitestDefaults } from '@andromeda/tooling/waiting';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['figures/**/*.test.ts', 'scale/**/*.test.ts'], environment: 'node', ...vitestDefaults },
});
