import { vitestDefaults } from '@andromeda/tooling/waiting';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...vitestDefaults,
    environment: 'happy-dom',
    setupFiles: ['@andromeda/platform/testing/setup'],
    // Every test opens a page of its own, and with it a client of its own.
    onConsoleLog: (log) => !log.includes('Multiple GoTrueClient instances'),
  },
});
