import { createInstance } from '@module-federation/runtime';
import { handOutRuntime } from './hand-out-runtime.mjs';
import { hostedLibraries } from './libraries.mjs';

/**
 * What a remote's entry script leaves in the page.
 * @typedef {{ init(...sharing: unknown[]): unknown, get(module: string): unknown }} RemoteContainer
 */

/**
 * Starts federation in this page, named `name`, which has loaded what it shares: no remote brings a copy of its own, and all
 * take the runtime from the page. The answer opens a container, which an entry has left in the page since, and gives a module
 * that it exposes: its routes, unless another is named.
 * @param {string} name
 * @returns {(container: RemoteContainer, module?: string) => Promise<unknown>}
 */
export function hostRemotes(name) {
  handOutRuntime();
  const { shareScopeMap } = createInstance({
    name,
    remotes: [],
    shared: { ...hostedLibraries },
    shareStrategy: 'loaded-first',
  });
  /** @type {WeakMap<RemoteContainer, unknown>} */
  const opened = new WeakMap();
  return async (container, module = './routes') => {
    if (!opened.has(container)) opened.set(container, container.init(shareScopeMap.default, []));
    await opened.get(container);
    const factory = /** @type {() => unknown} */ (await container.get(module));
    return factory();
  };
}
