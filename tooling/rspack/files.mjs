import { rspack } from '@rspack/core';
import { dev } from './base.mjs';

// Libraries that only the design system uses stay in its chunk, the only one that pages preload.
const ownOfDesignSystem =
  /[\\/](@?radix-ui|@floating-ui|react-remove-scroll|react-dropzone|file-selector|attr-accept|react-colorful|aria-hidden)\b/;

/** How a page's chunks are split. */
export const splitChunks = () => ({
  chunks: 'async',
  cacheGroups: {
    defaultVendors: {
      test: ({ resource = '' }) => resource.includes('node_modules') && !ownOfDesignSystem.test(resource),
      priority: -10,
      reuseExistingChunk: true,
    },
  },
});

/** What makes files small. The second and third pass take half a kB off the largest remote. */
export const minimizers = () => [
  new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3 } } }),
  new rspack.LightningCssMinimizerRspackPlugin(),
];

/** The names of files. Hot updates replace a file under its name, so names do not change in development. */
export function fileNames() {
  const name = dev ? '[name]' : '[name].[contenthash:8]';
  return {
    filename: `${name}.js`,
    chunkFilename: `${name}.js`,
    cssFilename: `${name}.css`,
    cssChunkFilename: `${name}.css`,
  };
}
