import { vitestDefaults } from '@andromeda/tooling/waiting';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { ...vitestDefaults, environment: 'happy-dom', setupFiles: ['@andromeda/platform/testing/setup'] },
});
