import { defineApp, folderOf } from '@andromeda/tooling/rspack';
import { HtmlRspackPlugin } from '@rspack/core';

// The page that loads a built remote and checks it against the contract (tooling/scripts/contract.mjs).
export default defineApp({
  root: folderOf(import.meta.url),
  kind: 'shell',
  entry: './src/contract/check-remote.ts',
  port: 3109,
  plugins: [
    new HtmlRspackPlugin({ template: './src/contract/page.html', filename: 'page.html', minify: false }),
  ],
});
