import { expect, test } from 'vitest';
import { createBundlerRuntime } from './hand-out-runtime.mjs';

test('two versions of one remote in a page have an instance and a share scope of their own', () => {
  const [live, next] = [createBundlerRuntime(), createBundlerRuntime()];
  const start = (/** @type {ReturnType<typeof createBundlerRuntime>} */ { bundlerRuntime }) =>
    bundlerRuntime.init({
      webpackRequire: { federation: { initOptions: { name: 'mfe_library', remotes: [] } } },
    });
  expect(start(live)).not.toBe(start(next));
  expect(live.bundlerRuntime.S).not.toBe(next.bundlerRuntime.S);
});
