import { createInstance } from '@module-federation/runtime';
// By file: the whole also brings what only a host of remotes, or a tree-shaken library, would need.
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
// @ts-expect-error This file has no types.
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
// @ts-expect-error This file has no types.
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

/** @typedef {Parameters<typeof createInstance>[0]} InstanceOptions */
/** @typedef {import('@module-federation/runtime').ModuleFederationRuntimePlugin} RuntimePlugin */

/**
 * A chunk of the page that failed to load can be asked for again: federation would keep the failure.
 * @type {RuntimePlugin}
 */
const forgetFailure = {
  name: 'andromeda-forget-failure',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const share of Object.values(shareScopeMap.default?.[pkgName] ?? {}))
      if (!share.loaded) share.loading = null;
  },
};

/**
 * Hands out federation's runtime to the remotes of this page, by the name under which their entries ask for it
 * (`defineApp`). Called before the first entry runs.
 */
export function handOutRuntime() {
  Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: createBundlerRuntime });
}

/** What an entry makes its container of: an object of its own, since it writes into it, and an instance of its own. */
export function createBundlerRuntime() {
  return {
    attachShareScopeMap,
    bundlerRuntime: {
      consumes,
      I: initializeSharing,
      S: {},
      installInitialConsumes,
      initContainerEntry,
      // The usual one would give two versions of one remote the same instance.
      init: (/** @type {{ webpackRequire: { federation: { initOptions: InstanceOptions } } }} */ entry) => {
        const options = entry.webpackRequire.federation.initOptions;
        return createInstance({ ...options, plugins: [...(options.plugins ?? []), forgetFailure] });
      },
    },
  };
}
