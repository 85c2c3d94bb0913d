import { vitestDefaults } from '@andromeda/tooling/waiting';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['figures/**/*.test.ts'], environment: 'node', ...vitestDefaults },
});
