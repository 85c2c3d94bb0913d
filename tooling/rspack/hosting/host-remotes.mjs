import { createInstance } from '@module-federation/runtime';
import { handOutRuntime } from './hand-out-runtime.mjs';
import { hostedLibraries } from './libraries.mjs';

/**
 * What a remote's entry script leaves in the page.
 * @typedef {{ init(...sharing: unknown[]): unknown, get(module: string): unknown }} RemoteContainer
 */

/**
 * A copy of a library in this page: who brought it, and the containers that have taken it, by their global names.
 * @typedef {{ from: string, useIn: string[], loaded?: boolean | null }} SharedCopy
 * @typedef {Readonly<Record<string, Readonly<Record<string, SharedCopy>>>>} SharedInPage
 */

/** @type {SharedInPage} */
let scope = {};

/** The copies of shared libraries in this page, by name and version; none before federation has started. */
export const sharedInPage = () => scope;

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
  scope = /** @type {SharedInPage} */ (shareScopeMap.default);
  /** @type {WeakMap<RemoteContainer, unknown>} */
  const opened = new WeakMap();
  return async (container, module = './routes') => {
    if (!opened.has(container)) opened.set(container, container.init(shareScopeMap.default, []));
    await opened.get(container);
    const factory = /** @type {() => unknown} */ (await container.get(module));
    return factory();
  };
}
