import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';

/** The file that the server runs, and the folder of a build where it lies: a folder deeper than what is served. */
const BACKEND_FOLDER = 'backend';
const ENTRY = 'backend.js';

/** Whether the remote in `root` brings a backend. */
const hasBackend = (/** @type {string} */ root) => existsSync(join(root, 'backend/index.ts'));

/**
 * Bundles the backend of the remote in `root` and writes it with its migrations to `backend` in `output`. Returns what build.json says of
 * it, or undefined for a remote without one.
 * @param {string} root
 * @param {string} output
 */
export async function buildBackend(root, output) {
  if (!hasBackend(root)) return undefined;
  const folder = join(output, BACKEND_FOLDER);
  await compile(root, folder);
  const migrations = readMigrations(root);
  for (const { name, script } of migrations) writeFileSync(join(folder, name), script);
  return {
    integrity: hashOf(readFileSync(join(folder, ENTRY), 'utf8')),
    migrations: migrations.map(({ name, script }) => ({ name, integrity: hashOf(script) })),
  };
}

/**
 * The middleware of a development server that answers the backend as it is now, for the BFF beside it.
 * @param {string} root
 */
export function serveBackend(root) {
  const folder = join(root, 'dist', 'dev-backend');
  /** @type {Promise<string[]> | undefined} */
  let built;
  let stamp = 0;
  return {
    name: 'backend',
    path: '/.backend.json',
    middleware: async (
      /** @type {unknown} */ _request,
      /** @type {import('node:http').ServerResponse} */ response,
    ) => {
      try {
        if (!hasBackend(root)) return void response.writeHead(404).end();
        if (!built || newest(await built.catch(() => [])) > stamp) {
          stamp = Date.now();
          mkdirSync(folder, { recursive: true });
          built = compile(root, folder);
        }
        await built;
        const entry = readFileSync(join(folder, ENTRY), 'utf8');
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ entry, migrations: readMigrations(root) }));
      } catch (error) {
        built = undefined;
        console.error(error);
        response.writeHead(500).end();
      }
    },
  };
}

const newest = (/** @type {string[]} */ files) =>
  Math.max(
    0,
    ...files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY),
  );

/** @param {string} root */
function readMigrations(root) {
  const folder = join(root, 'backend/migrations');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, script: readFileSync(join(folder, name), 'utf8') }));
}

const hashOf = (/** @type {string} */ text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * One script without imports. It knows no module of Node, so that one which is imported fails here, by name.
 * @param {string} root
 * @param {string} folder
 * @returns {Promise<string[]>} the source files that went into it
 */
function compile(root, folder) {
  const compiler = rspack({
    context: root,
    mode: 'production',
    devtool: false,
    target: 'es2022',
    entry: { backend: join(root, 'backend/index.ts') },
    output: {
      path: folder,
      filename: ENTRY,
      library: { type: 'commonjs2' },
      chunkFormat: 'commonjs',
      chunkLoading: false,
      globalObject: 'globalThis',
    },
    resolve: { extensions: ['.ts', '.js'], conditionNames: ['import', 'module', 'default'] },
    module: {
      // A lazily imported module would be a file of its own.
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        {
          test: /\.ts$/,
          type: 'javascript/auto',
          use: [
            {
              loader: 'builtin:swc-loader',
              options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
            },
          ],
        },
      ],
    },
    performance: false,
    stats: 'errors-only',
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (!stats || stats.hasErrors())
          return reject(
            new Error(`${root}/backend was not built:\n${stats?.toString({ all: false, errors: true })}`),
          );
        resolve([...stats.compilation.fileDependencies].filter((file) => /\.(ts|js|sql)$/.test(file)));
      });
    });
  });
}
