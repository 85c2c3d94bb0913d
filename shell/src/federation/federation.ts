import { hostedLibraries } from '@andromeda/tooling/hosted-libraries';
import { handOutRuntime } from '@andromeda/tooling/hosted-runtime';
import {
  createInstance,
  type ModuleFederation,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/runtime';

/**
 * Starts federation in this page, which has loaded all shared libraries, so no remote loads its own copy. Remotes
 * take the runtime from the page.
 */
export function startFederation(plugin: ModuleFederationRuntimePlugin): ModuleFederation {
  handOutRuntime();
  return createInstance({
    name: 'shell',
    remotes: [],
    shared: { ...hostedLibraries },
    shareStrategy: 'loaded-first',
    plugins: [plugin],
  });
}
