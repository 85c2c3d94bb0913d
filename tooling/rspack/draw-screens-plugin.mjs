import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';

/** A screen as drawn at build time: its address, the part of the build that it loads, and its markup. */
/** @typedef {{ path: string, part: string, html: string }} DrawnScreen */

/**
 * Writes `drawn-screens.json` and `drawn-frame.json` beside the build of a page: the screens that `entry` draws, and the pieces of the
 * frame, run in Node over a build of its own with the same names of classes and files (docs/decisions/061 and 126).
 */
export class DrawScreensPlugin {
  /** @param {{ entry: string, config: object }} options `config` is that of the page */
  constructor({ entry, config }) {
    this.entry = entry;
    this.config = /** @type {import('@rspack/core').Configuration} */ (config);
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const folder = mkdtempSync(join(tmpdir(), 'andromeda-drawn-'));
    const ids = join(folder, 'ids.json');
    // A class is named by the number of its file, which depends on all files of a build: both builds number alike.
    new rspack.experiments.ids.SyncModuleIdsPlugin({ path: ids, mode: 'create' }).apply(compiler);
    compiler.hooks.afterEmit.tapPromise('DrawScreensPlugin', async ({ outputOptions }) => {
      const output = /** @type {string} */ (outputOptions.path);
      const { screens, frame } = await drawAll(this.entry, this.config, { folder, ids });
      forbidUnknownClasses([...screens, { path: 'the frame', html: markupOf(frame).join('') }], output);
      writeFileSync(join(output, 'drawn-screens.json'), JSON.stringify(screens));
      writeFileSync(join(output, 'drawn-frame.json'), JSON.stringify(frame));
    });
  }
}

/**
 * @param {string} entry
 * @param {import('@rspack/core').Configuration} config
 * @param {{ folder: string, ids: string }} files a folder for the build, which goes with it, and the numbers of its files
 * @returns {Promise<{ screens: DrawnScreen[], frame: object }>}
 */
async function drawAll(entry, config, { folder, ids }) {
  try {
    await run({
      ...config,
      target: 'node20',
      devtool: false,
      entry: { drawn: entry },
      externals: [],
      output: {
        ...config.output,
        path: folder,
        filename: 'drawn.mjs',
        library: { type: 'module' },
        module: true,
        chunkFormat: 'module',
        clean: false,
      },
      optimization: { ...config.optimization, minimize: false, splitChunks: false },
      plugins: [
        new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
        new rspack.experiments.ids.SyncModuleIdsPlugin({ path: ids, mode: 'read' }),
      ],
    });
    const { drawnScreens, drawnFrame } = await import(pathToFileURL(join(folder, 'drawn.mjs')).href);
    return { screens: drawnScreens(), frame: drawnFrame() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {import('@rspack/core').Configuration} config @returns {Promise<void>} */
function run(config) {
  return new Promise((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error ?? stats?.hasErrors())
        reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}

/** @param {object | string} piece @returns {string[]} */
const markupOf = (piece) => (typeof piece === 'string' ? [piece] : Object.values(piece).flatMap(markupOf));

/** Both builds must give a class the same name, or the drawing would appear without its style. */
function forbidUnknownClasses(
  /** @type {{ path: string, html: string }[]} */ screens,
  /** @type {string} */ output,
) {
  const styles = readdirSync(output).filter((file) => file.endsWith('.css'));
  const css = styles.map((file) => readFileSync(join(output, file), 'utf8')).join('');
  for (const { path, html } of screens) {
    const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    const unknown = classes.filter((name) => name && !name.startsWith('lucide') && !css.includes(`.${name}`));
    if (unknown.length > 0) throw new Error(`${path} is drawn with classes that no style knows: ${unknown}`);
  }
}
