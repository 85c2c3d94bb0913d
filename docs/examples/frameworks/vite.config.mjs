import { readFileSync } from 'node:fs';
import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import * as framework from './framework.mjs';

// A remote whose screens another framework draws, built by plain Vite: docs/foreign-builds.md says why each line is here.
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const ofPage = (requiredVersion) => ({ singleton: true, import: false, requiredVersion });
// What its classes begin with: the gate refuses styles that reach beyond the remote.
const classPrefix = `${name.replace('mfe-', '')}-${version.slice(-5)}`;

export default defineConfig({
  base: './',
  define: framework.define ?? {},
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: `${classPrefix}-[hash]-[local]` } },
  },
  build: {
    outDir: 'plain',
    assetsDir: '',
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: { routes: framework.routes },
      output: {
        hashCharacters: 'hex',
        entryFileNames: '[name].[hash].js',
        chunkFileNames: ({ name: chunk }) => `${chunk.startsWith('_') ? 'shared' : '[name]'}.[hash].js`,
        assetFileNames: '[name].[hash][extname]',
      },
    },
  },
  plugins: [
    framework.plugins,
    federation({
      name: `${name}@${version}`,
      filename: 'remoteEntry.js',
      exposes: { './routes': framework.routes },
      manifest: true,
      dts: false,
      shareStrategy: 'loaded-first',
      experiments: { externalRuntime: true },
      // The page has these: the gate asks for both, also where no line uses React. The framework is the remote's own.
      shared: {
        react: ofPage('^19.0.0'),
        '@andromeda/platform': ofPage('^1.46.0'),
      },
    }),
  ],
});
