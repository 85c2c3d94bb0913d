import { expect, test, vi } from 'vitest';
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

test('what the page failed to load for a remote is asked for again', async () => {
  const get = vi
    .fn()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(() => 'there');
  const shareConfig = { singleton: true, requiredVersion: '^1.0.0' };
  const { bundlerRuntime } = createBundlerRuntime();
  const instance = bundlerRuntime.init({
    webpackRequire: {
      federation: {
        initOptions: {
          name: 'mfe_library',
          remotes: [],
          shared: { part: { version: '1.0.0', get, shareConfig } },
        },
      },
    },
  });
  await expect(instance.loadShare('part')).rejects.toThrow('away');
  const part = /** @type {() => string} */ (await instance.loadShare('part'));
  expect(part()).toBe('there');
});
