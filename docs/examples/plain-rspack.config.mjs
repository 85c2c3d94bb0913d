import { readFileSync } from 'node:fs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

// A remote built without Andrômeda's configuration: docs/foreign-builds.md says why each line is here.
const { name, version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
// The page has these libraries, and the remote brings no copy. The range is what it was built and tested with.
const ofPage = (requiredVersion) => ({ singleton: true, import: false, requiredVersion });
// What its classes begin with: the gate refuses styles that reach beyond the remote.
const classPrefix = `${name.replace('mfe-', '')}-${version.slice(-5)}`;
const bundlerRuntime = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]index\.c?js$/;

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
  // The page hands out federation's part of the bundler: an entry with its own weighs 32 kB gzip in place of 4.
  externals: [
    ({ request = '' }, answer) =>
      bundlerRuntime.test(request)
        ? answer(undefined, 'globalThis._FEDERATION_BUNDLER_RUNTIME()', 'var')
        : answer(),
  ],
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.css$/, type: 'css/auto' },
    ],
    parser: { 'css/auto': { namedExports: false } },
    generator: { 'css/auto': { localIdentName: `${classPrefix}-[id]-[local]` } },
  },
  plugins: [
    // Browsers run no script that the bundler loads without a hash.
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
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
