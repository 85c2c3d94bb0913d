import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { asText, devServer, modules, refresh } from './base.mjs';

/**
 * The configuration of one remote with the fake host: one bundle, no federation.
 *
 * @param {{ root: string, host: string, port: number }} page
 *   `root` is the remote's folder, `host` that of the fake host, `port` where it is served.
 */
export function defineAlone({ root, host, port }) {
  const { name } = JSON.parse(readFileSync(join(root, 'remote.json'), 'utf8'));
  const answers = join(root, 'src/testing/answers.ts');
  return {
    name,
    context: root,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    target: ['web', 'es2022'],
    entry: { alone: join(host, 'src/alone/start.tsx') },
    output: {
      uniqueName: `${name}@alone`,
      publicPath: '/',
      filename: '[name].js',
      cssFilename: '[name].css',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        '#remote/routes': join(root, 'src/routes.tsx'),
        '#remote/description': join(root, 'remote.json'),
        ...(existsSync(answers) && { '#remote/answers': answers }),
      },
    },
    module: modules({ cssName: '[id]-[local]' }),
    plugins: [
      new rspack.HtmlRspackPlugin({ template: join(host, 'src/alone/page.html'), minify: false }),
      ...(refresh ? [new ReactRefreshRspackPlugin({ resourceQuery: { not: asText } })] : []),
    ],
    devServer: {
      ...devServer(port),
      static: { directory: join(root, 'public') },
      historyApiFallback: true,
      client: { overlay: true },
    },
    lazyCompilation: false,
    performance: false,
    stats: 'errors-warnings',
  };
}
