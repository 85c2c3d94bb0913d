import { DescribeApiPlugin } from '@andromeda/tooling/api-report';
import { defineApp, folderOf } from '@andromeda/tooling/rspack';
import { HtmlRspackPlugin } from '@rspack/core';

export default defineApp({
  root: folderOf(import.meta.url),
  kind: 'shell',
  entry: './src/start.tsx',
  drawn: './src/drawings/index.ts',
  port: 3110,
  plugins: [
    new DescribeApiPlugin(),
    new HtmlRspackPlugin({
      template: './src/page.html',
      filename: 'page.html',
      minify: false,
      favicon: './src/favicon.svg',
    }),
  ],
});
