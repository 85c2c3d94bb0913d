import { hostedLibraries } from '@andromeda/tooling/hosted-libraries';
import {
  createInstance,
  type ModuleFederation,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';

/**
 * Starts federation in this page, which has loaded all that it shares: no remote brings a copy of its own. Remotes
 * take the runtime's core from the page.
 */
export function startFederation(plugin: ModuleFederationRuntimePlugin): ModuleFederation {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  return createInstance({
    name: 'shell',
    remotes: [],
    shared: { ...hostedLibraries },
    shareStrategy: 'loaded-first',
    plugins: [plugin],
  });
}
