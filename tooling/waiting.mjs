import { waiting } from './waiting-limits.mjs';

export { waiting };

/**
 * What every vitest.config.ts has in its `test`: the limits as Vitest takes them, a temporary folder that goes with the
 * run, and files that share a worker's modules, which halves the time of a run. So a test leaves no state in a module,
 * and mocks none: `vi.mock` does nothing for a module that an earlier file has loaded.
 * A click on a download would carry the page of every later file to its address, where a browser stays.
 * Passwords are hashed in 2^4 rounds in place of 2^10, which would be a quarter of what a test of the database takes.
 * Fake timers leave `setImmediate` alone, which no browser has: the fake IndexedDB works by it, and a write that an earlier file
 * had begun would lie in the fake queue for ever, with every later one behind it. They name no timer that the page lacks:
 * of such a one an undefined global stays behind.
 * A drill (a test that kills a process, restores a backup or draws a hundred pictures) has the tag `long`, which `npm test`
 * leaves out unless it gets `--long`; every other command runs it. A story has the same word among Storybook's tags.
 * @satisfies {import('vitest/node').InlineConfig}
 */
export const vitestDefaults = {
  globalSetup: '@andromeda/tooling/temporary-folder',
  isolate: false,
  tags: [{ name: 'long', description: 'a drill, left out of a plain `npm test`' }],
  environmentOptions: { happyDOM: { settings: { navigation: { disableFallbackToSetURL: true } } } },
  fakeTimers: {
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'Date',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  },
  env: { LITE_AUTH_BCRYPT_COST: '4' },
  testTimeout: waiting.test,
  hookTimeout: waiting.test,
  expect: { poll: { timeout: waiting.condition } },
};

/**
 * The same for tests that need no page. Node loads their modules itself, as it does in the product: Vite would transform each,
 * and a call of an imported function would go through an object (a tenth of a run's processor time). Nothing can be mocked
 * so, which these tests do not.
 * @satisfies {import('vitest/node').InlineConfig}
 */
export const nodeDefaults = {
  ...vitestDefaults,
  environment: 'node',
  experimental: { viteModuleRunner: false, nodeLoader: false },
};
