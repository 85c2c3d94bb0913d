import { waiting } from '../waiting-limits.mjs';

/** What the `test` of a remote's vitest.config.ts needs: a page without a browser, and the packages with styles compiled. */
export const screenTests = {
  environment: 'happy-dom',
  setupFiles: ['@andromeda/platform/testing/setup'],
  server: { deps: { inline: [/@andromeda\//] } },
  environmentOptions: { happyDOM: { settings: { navigation: { disableFallbackToSetURL: true } } } },
  testTimeout: waiting.test,
  hookTimeout: waiting.test,
  expect: { poll: { timeout: waiting.condition } },
};
