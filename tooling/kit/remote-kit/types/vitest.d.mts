/** What the `test` of a remote's vitest.config.ts needs: a page without a browser, and the packages with styles compiled. */
export declare const screenTests: {
  environment: 'happy-dom';
  setupFiles: string[];
  server: { deps: { inline: RegExp[] } };
  environmentOptions: { happyDOM: { settings: { navigation: { disableFallbackToSetURL: boolean } } } };
  testTimeout: number;
  hookTimeout: number;
  expect: { poll: { timeout: number } };
};
