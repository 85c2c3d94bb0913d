import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { against, asText, dev, devServer, modules, refresh } from './base.mjs';
import { DrawScreensPlugin } from './draw-screens-plugin.mjs';
import { bundlerRuntimeOfPage, remotePlugins } from './federation.mjs';
import { fileNames, minimizers, splitChunks } from './files.mjs';
import { DescribeHostingPlugin } from './hosting/describe-hosting-plugin.mjs';

const require = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));

/** @typedef {'shell' | 'remote'} AppKind */

/**
 * The one Rspack configuration of every app.
 *
 * @param {{ root: string, kind: AppKind, port: number, entry?: string, drawn?: string, plugins?: import('@rspack/core').RspackPluginInstance[] }} app
 *   `root` is the app's folder, `port` where `dev` serves it, `entry` the module with which a page starts, `drawn` the one
 *   that draws screens at build time.
 */
export function defineApp({ drawn, ...app }) {
  const config = configOf(app);
  const { plugins } = config;
  return drawn && !dev
    ? { ...config, plugins: [...plugins, new DrawScreensPlugin({ entry: drawn, config })] }
    : config;
}

/** @param {Omit<Parameters<typeof defineApp>[0], 'drawn'>} app */
function configOf({ root, kind, port: usual, entry, plugins = [] }) {
  const port = Number(process.env.ANDROMEDA_DEV_PORT ?? usual);
  const manifest = require(join(root, 'package.json'));
  // The build names a version by the hash of its inputs; a dev server needs one that never changes.
  const version = process.env.ANDROMEDA_VERSION ?? `${manifest.version}-dev`;
  return {
    name: manifest.name,
    context: root,
    mode: dev ? 'development' : 'production',
    devtool: dev ? 'cheap-module-source-map' : 'source-map',
    target: ['web', 'es2022'],
    entry: entry ? { [kind]: entry } : {},
    output: {
      path: join(root, 'dist', version),
      // A hot swap under one name would run the chunks of the previous version.
      uniqueName: `${manifest.name}@${version}`,
      publicPath: publicPath({ kind, port, version }),
      ...fileNames(),
      crossOriginLoading: 'anonymous',
      // A remote that hangs fails within ten seconds.
      chunkLoadTimeout: 8000,
      // A second load after a failed one would otherwise resolve with an empty module.
      strictModuleErrorHandling: true,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      ...(against && { alias: { '#remote/routes': join(root, 'src/routes.tsx') } }),
    },
    ...(kind === 'remote' && { externals: [bundlerRuntimeOfPage] }),
    // The version keeps two builds of one app apart in one page, such as an old tab's chunk and a new one.
    module: modules({
      cssName: `${shortName(manifest.name)}-${version.slice(-5)}-[id]-[local]`,
      rules: kind === 'shell' ? [hosting, partsInPage, federationParts] : [partsOfPage],
    }),
    // In development a page is not split further: parts of several screens would warn of the order of their styles.
    optimization: {
      chunkIds: dev ? 'named' : 'deterministic',
      splitChunks: dev && kind === 'shell' ? false : splitChunks(),
      minimizer: minimizers(),
    },
    plugins: [
      ...(kind === 'shell' ? hostPlugins() : remotePlugins(root, manifest)),
      // Guards the chunks that the bundler itself loads; the shell guards those that federation loads.
      ...(dev ? [] : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })]),
      ...(refresh ? [new ReactRefreshRspackPlugin({ resourceQuery: { not: asText } })] : []),
      ...plugins,
    ],
    devServer: devServer(port, root),
    // What a dev server compiled is there when it starts again; a build depends on its sources alone.
    cache: dev && { type: 'persistent', version: String(against), buildDependencies: configurationOf(root) },
    // Its proxies ask the page's own origin, which here is the BFF's.
    lazyCompilation: false,
    performance: false,
    stats: 'errors-warnings',
  };
}

/** The files by which an app is compiled, beside its sources. */
function configurationOf(/** @type {string} */ root) {
  const shared = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.mjs'));
  return [
    ...shared.map((file) => join(import.meta.dirname, file)),
    ...['package.json', 'rspack.config.mjs'].map((file) => join(root, file)),
  ];
}

const shortName = (/** @type {string} */ name) => name.replace('mfe-', '');

/** @param {{ kind: AppKind, port: number, version: string }} app */
function publicPath({ kind, port, version }) {
  if (dev) return `http://127.0.0.1:${port}/`;
  return kind === 'shell' ? `/assets/${version}/` : 'auto';
}

const takeParts = {
  // The sources here, and what is packed of them for other repositories.
  test: /[\\/]design-system[\\/](src[\\/]index\.ts|dist[\\/]index\.js)$/,
  enforce: /** @type {const} */ ('pre'),
  use: [{ loader: fileURLToPath(new URL('./take-parts.mjs', import.meta.url)) }],
};
const partsInPage = { ...takeParts, resourceQuery: /^\?./ };
const partsOfPage = { ...takeParts, resourceQuery: /^$/ };

const hosting = {
  test: fileURLToPath(new URL('./hosting/libraries.mjs', import.meta.url)),
  // The written table hands out modules as `require` gives them.
  type: 'javascript/auto',
  use: [{ loader: fileURLToPath(new URL('./hosting/write-libraries.mjs', import.meta.url)) }],
};

// What nobody imports of them is left out; they do not say so themselves.
const federationParts = {
  test: /[\\/]@module-federation[\\/](runtime-core|sdk|error-codes)[\\/]dist[\\/]/,
  sideEffects: false,
};

/**
 * A page that hosts remotes consumes nothing through federation: it brings the runtime when a remote is needed
 * (docs/decisions/041), and loads their entries itself (docs/decisions/060).
 */
const hostPlugins = () => [
  new DescribeHostingPlugin(),
  new rspack.DefinePlugin({
    ENV_TARGET: JSON.stringify('web'),
    FEDERATION_OPTIMIZE_NO_REMOTE: JSON.stringify(true),
  }),
];

/**
 * The absolute folder of a module.
 * @param {string} url its `import.meta.url`
 */
export function folderOf(url) {
  return fileURLToPath(new URL('.', url)).replace(/\/$/, '');
}
