import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** @param {string} print what a new process prints */
function printed(print) {
  const script = `
    import { createRequire } from 'node:module';
    import { loadFederation } from ${JSON.stringify(new URL('./load-federation.mjs', import.meta.url))};
    const { ModuleFederationPlugin } = loadFederation();
    console.log(JSON.stringify(${print}));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
  return JSON.parse(String(stdout) || `"${stderr}"`);
}

test('federation is loaded without what generates declarations', () => {
  const loaded = printed('Object.keys(createRequire(import.meta.url).cache)');
  expect(loaded.some((/** @type {string} */ file) => file.includes('@module-federation/rspack/'))).toBe(true);
  expect(loaded.filter((/** @type {string} */ file) => /undici|adm-zip|third-party-dts/.test(file))).toEqual(
    [],
  );
});

test('the plugin of federation can be made without declarations', () => {
  expect(printed("typeof new ModuleFederationPlugin({ name: 'mfe_a', dts: false }).apply")).toBe('function');
});
