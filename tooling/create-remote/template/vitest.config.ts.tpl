import { vitestLimits } from '@andromeda/tooling/waiting';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { ...vitestLimits, environment: 'happy-dom', setupFiles: ['@andromeda/platform/testing/setup'] },
});
