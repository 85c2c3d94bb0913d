import { createRequire, Module } from 'node:module';

/** @typedef {typeof import('@module-federation/enhanced/rspack')} Federation */

const require = createRequire(import.meta.url);

/**
 * Federation's plugin without its generator of declarations, which it loads even where it is to write none (`dts: false`), and
 * with it an HTTP client and an archiver: a quarter of a second in each dev server and each build of a remote.
 * @returns {Federation}
 */
export function loadFederation() {
  const plugin = requireOf(require, '@module-federation/enhanced/rspack', '@module-federation/rspack/plugin');
  leaveOut(plugin, '@module-federation/dts-plugin', {});
  // The manifest asks it whether there are declarations to name.
  const manifest = requireOf(plugin, '@module-federation/manifest');
  leaveOut(manifest, '@module-federation/dts-plugin/core', { isTSProject: () => false });
  return require('@module-federation/enhanced/rspack');
}

/**
 * How the last of some modules, each of which requires the next, requires others.
 * @param {NodeJS.Require} from
 * @param {string[]} modules
 */
const requireOf = (from, ...modules) =>
  modules.reduce((asking, module) => createRequire(asking.resolve(module)), from);

/**
 * @param {NodeJS.Require} from
 * @param {string} module
 * @param {object} exports what is handed out in its place
 */
function leaveOut(from, module, exports) {
  const file = from.resolve(module);
  require.cache[file] ??= Object.assign(new Module(file), { exports, loaded: true });
}
