import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '@andromeda/tooling/workspace';
import { HtmlRspackPlugin, rspack } from '@rspack/core';

const here = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Builds the product as one application, from the same sources with the same options: the shell's entry, and the screens of
 * each remote as a lazy route. Answers the folder of the build, with a `hosting.json` that names the files of every part.
 * @returns {Promise<string>}
 */
export async function buildJoined() {
  process.env.NODE_ENV = 'production';
  process.env.ANDROMEDA_VERSION = 'joined';
  const { defineApp } = await import('@andromeda/tooling/rspack');
  const output = here('../dist/joined');
  const shell = defineApp({ root: join(root, 'shell'), kind: 'shell', port: 0, entry: './src/start.tsx' });
  const config = {
    ...shell,
    devtool: /** @type {const} */ (false),
    output: { ...shell.output, path: output },
    plugins: [
      ...shell.plugins,
      new HtmlRspackPlugin({ template: './src/page.html', filename: 'page.html', minify: false }),
      ...['version-loader', 'bring-federation'].map(
        (name) =>
          new rspack.NormalModuleReplacementPlugin(new RegExp(`/${name}\\.ts$`), here(`./${name}.mjs`)),
      ),
    ],
  };
  config.module.rules.unshift({
    test: here('./version-loader.mjs'),
    use: [{ loader: here('./write-routes.mjs') }],
  });
  await new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve(undefined);
      });
    });
  });
  return output;
}
