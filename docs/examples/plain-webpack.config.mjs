import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

// A remote built by webpack, without Andrômeda's configuration: docs/foreign-builds.md says why each line is here.
const { name, version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
// The page has these libraries, and the remote brings no copy. The range is what it was built and tested with.
const ofPage = (requiredVersion) => ({ singleton: true, import: false, requiredVersion });
// What its classes begin with: the gate refuses styles that reach beyond the remote.
const classPrefix = `${name.replace('mfe-', '')}-${version.slice(-5)}`;
const bundlerRuntime = /[\\/]webpack-bundler-runtime[\\/]dist[\\/](?:index|bundler)\.c?js$/;

/** Loads every script and style by its hash, as CORS asks for them: the page's Integrity-Policy blocks any other script. */
const hashes = {
  apply({ hooks, webpack: { Compilation, css, runtime, sources } }) {
    hooks.thisCompilation.tap('hashes', (compilation) => {
      const taps = {
        '.js': [runtime.LoadScriptRuntimeModule, 'createScript', 'script'],
        '.css': [css.CssLoadingRuntimeModule, 'createStylesheet', 'link'],
      };
      for (const [ending, [module, hook, tag]] of Object.entries(taps))
        module
          .getCompilationHooks(compilation)
          [hook].tap('hashes', (source) =>
            [
              source,
              `${tag}.crossOrigin = 'anonymous';`,
              `${tag}.integrity = HASHES["${ending}" + chunkId];`,
            ].join('\n'),
          );
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'hashes', stage }, (assets) => {
        const known = {};
        for (const { id, files } of compilation.chunks)
          for (const file of files)
            if (file !== 'remoteEntry.js')
              known[extname(file) + id] = `sha384-${hash('sha384', assets[file].buffer(), 'base64')}`;
        compilation.updateAsset('remoteEntry.js', (entry) => {
          const text = String(entry.source()).replaceAll('HASHES', `(${JSON.stringify(known)})`);
          return new sources.RawSource(text);
        });
      });
    });
  },
};

export default {
  mode: 'production',
  target: ['web', 'es2022'],
  entry: {},
  output: {
    path: `${import.meta.dirname}/plain`,
    publicPath: 'auto',
    uniqueName: `${name}@${version}`,
    filename: '[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    crossOriginLoading: 'anonymous',
    clean: true,
  },
  // The page hands out federation's part of the bundler: an entry with its own weighs 27 kB gzip in place of 3.
  externals: [
    ({ request = '' }, answer) =>
      bundlerRuntime.test(request)
        ? answer(undefined, 'globalThis._FEDERATION_BUNDLER_RUNTIME()', 'var')
        : answer(),
  ],
  experiments: { css: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'esbuild-loader', options: { target: 'es2022', jsx: 'automatic' } },
      { test: /\.css$/, type: 'css/auto' },
    ],
    // The variables are the page's.
    parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
    generator: {
      'css/auto': { localIdentName: `${classPrefix}-[hash:hex:6]-[local]`, exportsConvention: 'as-is' },
    },
  },
  plugins: [
    hashes,
    new ModuleFederationPlugin({
      name: name.replaceAll('-', '_'),
      filename: 'remoteEntry.js',
      exposes: { './routes': './src/routes.tsx' },
      manifest: true,
      dts: false,
      shareStrategy: 'loaded-first',
      shared: {
        react: ofPage(`^${dependencies.react}`),
        'react/': ofPage(`^${dependencies.react}`),
        'react-dom': ofPage(`^${dependencies['react-dom']}`),
        '@tanstack/react-query': ofPage(`^${dependencies['@tanstack/react-query']}`),
        '@andromeda/platform': ofPage('^1.22.0'),
        '@andromeda/design-system': ofPage('^0.3.14'),
      },
    }),
  ],
};
