import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { against } from './base.mjs';
import { DescribeRemotePlugin } from './describe-remote-plugin.mjs';
import { loadFederation } from './load-federation.mjs';
import { sharedLibraries } from './shared-libraries.mjs';

/** @typedef {ConstructorParameters<import('./load-federation.mjs').Federation['ModuleFederationPlugin']>[0]} FederationOptions */

const hotRoutes = fileURLToPath(new URL('../../fake-host/src/against/hot-routes.tsx', import.meta.url));

/**
 * What makes a build a remote.
 * @param {string} root the app's folder
 * @param {Parameters<typeof federation>[1]} manifest
 */
export function remotePlugins(root, manifest) {
  // Loaded where a remote is configured: the shell, which needs none of it, starts without.
  const { ModuleFederationPlugin } = loadFederation();
  return [new ModuleFederationPlugin(federation(root, manifest)), new DescribeRemotePlugin()];
}

// By its file, as the plugin asks for it; the generated module that asks carries the path in its own name.
const bundlerRuntime = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]index\.c?js$/;

/**
 * Leaves federation's part of the bundler out of a remote's entry: the page hands out one (docs/decisions/053).
 * @param {{ request?: string }} asked
 * @param {(error?: Error, external?: string, type?: 'var') => void} answer
 */
export function bundlerRuntimeOfPage({ request = '' }, answer) {
  if (!bundlerRuntime.test(request)) return answer();
  answer(undefined, 'globalThis._FEDERATION_BUNDLER_RUNTIME()', 'var');
}

/**
 * @param {string} root
 * @param {{ name: string, dependencies: Record<string, string> }} manifest
 * @returns {FederationOptions}
 */
function federation(root, manifest) {
  return {
    name: manifest.name.replaceAll('-', '_'),
    shared: sharedLibraries(root, manifest),
    // Under the default strategy one hanging remote stops the page.
    shareStrategy: 'loaded-first',
    dts: false,
    filename: 'remoteEntry.js',
    exposes: { './routes': against ? hotRoutes : join(root, 'src/routes.tsx'), ...fillsOf(root) },
    manifest: true,
    experiments: { asyncStartup: true },
  };
}

/**
 * What a remote shows in places of others, by its `remote.json`: `./fill-cards` is `src/fills/cards.tsx`.
 * @param {string} root
 * @returns {Record<string, string>}
 */
function fillsOf(root) {
  const file = join(root, 'remote.json');
  /** @type {{ fills?: { expose: string }[] }} */
  const { fills = [] } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.fromEntries(
    fills.map(({ expose }) => [expose, join(root, 'src/fills', `${expose.replace('./fill-', '')}.tsx`)]),
  );
}
