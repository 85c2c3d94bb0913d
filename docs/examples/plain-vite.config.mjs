import { readFileSync } from 'node:fs';
import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

// A remote built by Vite, without Andrômeda's configuration: docs/foreign-builds.md says why each line is here.
const { name, version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
// The page has these libraries, and the remote brings no copy. The range is what it was built and tested with.
const ofPage = (requiredVersion) => ({ singleton: true, import: false, requiredVersion });
// What its classes begin with: the gate refuses styles that reach beyond the remote.
const classPrefix = `${name.replace('mfe-', '')}-${version.slice(-5)}`;

export default defineConfig({
  base: './',
  css: {
    // It alone writes a class with the dots of a version.
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: `${classPrefix}-[hash]-[local]` } },
  },
  build: {
    outDir: 'plain',
    // All files lie side by side.
    assetsDir: '',
    target: 'es2022',
    // Scripts are named in imports alone: these are what a browser holds against hashes.
    modulePreload: false,
    rolldownOptions: {
      input: { routes: './src/routes.tsx' },
      output: {
        hashCharacters: 'hex',
        entryFileNames: '[name].[hash].js',
        chunkFileNames: ({ name: chunk }) => `${chunk.startsWith('_') ? 'shared' : '[name]'}.[hash].js`,
        assetFileNames: '[name].[hash][extname]',
      },
    },
  },
  plugins: [
    federation({
      // Two versions may run in one page.
      name: `${name}@${version}`,
      filename: 'remoteEntry.js',
      exposes: { './routes': './src/routes.tsx' },
      manifest: true,
      dts: false,
      shareStrategy: 'loaded-first',
      // The page hands out federation's runtime: one of its own weighs 19 kB gzip.
      experiments: { externalRuntime: true },
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
});
