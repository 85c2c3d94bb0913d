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

/**
 * Hands out the core of federation's runtime to remotes for platform 1.9 and before, which bring the rest themselves.
 * Called before the entry of such a remote runs.
 */
export function handOutCore() {
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: {
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
    },
  });
}
