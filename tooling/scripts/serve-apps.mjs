import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { root } from './workspace.mjs';

// The dev servers of the named apps in one process, which loads Rspack once: `serve` of its command line has one port for all apps.
/** @type {import('@rspack/core').Compiler[]} */
const compilers = [];
for (const name of process.argv.slice(2)) {
  const file = pathToFileURL(join(root, name, 'rspack.config.mjs')).href;
  /** @type {{ default: import('@rspack/core').RspackOptions }} */
  const { default: config } = await import(file);
  const compiler = rspack(config);
  compilers.push(compiler);
  // Its own way to end waits for the tabs that are open.
  await new RspackDevServer({ ...(config.devServer || {}), setupExitSignals: false }, compiler).start();
}

/** Ends once what was compiled is kept. */
const end = async () => {
  await Promise.all(compilers.map((compiler) => new Promise((done) => compiler.close(done))));
  process.exit();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end());
