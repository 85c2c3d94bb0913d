import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { dev, transpiler } from './base.mjs';

/**
 * A loader that answers a worker's source with everything that it imports, as one text (`?raw`).
 *
 * @this {import('@rspack/core').LoaderContext}
 */
export default function bundleWorker() {
  const answer = this.async();
  bundle(this.resourcePath).then(
    ({ text, files }) => {
      for (const file of files) this.addDependency(file);
      answer(null, text);
    },
    (error) => answer(error),
  );
}

/** @param {string} entry */
async function bundle(entry) {
  const folder = await mkdtemp(join(tmpdir(), 'andromeda-worker-'));
  try {
    const files = await compile(entry, folder);
    return { files, text: await readFile(join(folder, 'worker.js'), 'utf8') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} entry
 * @param {string} folder
 * @returns {Promise<string[]>} the source files that went into it
 */
function compile(entry, folder) {
  const compiler = rspack({
    mode: dev ? 'development' : 'production',
    devtool: false,
    target: ['webworker', 'es2022'],
    entry: { worker: entry },
    output: { path: folder, filename: '[name].js' },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [{ test: /\.ts$/, use: transpiler() }] },
    stats: 'errors-only',
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (!stats || stats.hasErrors())
          return reject(new Error(stats?.toString({ all: false, errors: true })));
        resolve([...stats.compilation.fileDependencies].filter((file) => file.endsWith('.ts')));
      });
    });
  });
}
