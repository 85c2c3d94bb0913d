import { createInstance } from '@module-federation/runtime';
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core';
// By file: the whole also brings what only a host of remotes, or a tree-shaken library, would need.
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
// @ts-expect-error This file has no types.
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
// @ts-expect-error This file has no types.
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

/** @typedef {Parameters<typeof createInstance>[0]} InstanceOptions */

/**
 * Hands out federation's runtime to the remotes of this page, by the names under which their entries ask for it
 * (`defineApp`). Called before the first entry runs.
 */
export function handOutRuntime() {
  Object.assign(globalThis, {
    _FEDERATION_BUNDLER_RUNTIME: createBundlerRuntime,
    _FEDERATION_RUNTIME_CORE: core,
  });
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
      init: (/** @type {{ webpackRequire: { federation: { initOptions: InstanceOptions } } }} */ entry) =>
        createInstance(entry.webpackRequire.federation.initOptions),
    },
  };
}

// Remotes for platform 1.9 and before bring the bundler's part themselves, and take the core.
const core = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};
