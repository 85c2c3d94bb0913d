import { fileURLToPath } from 'node:url';
import { serveBackend } from './bundle-backend.mjs';

/** True while a dev server asks for the configuration. */
export const dev = process.env.NODE_ENV === 'development';
/** True where the dev server feeds the build of a shell (`pnpm dev mfe-x`, here or with `--against URL`). */
export const against = dev && process.env.ANDROMEDA_AGAINST === 'true';
/** True where React is a development build; a production one knows neither refresh nor the development JSX runtime. */
export const refresh = dev && !against;
// The source of a worker, with what it imports, lies as text in the chunk that starts it, guarded by that chunk's hash.
export const asText = /^\?raw$/;
const workerBundler = fileURLToPath(new URL('./bundle-worker.mjs', import.meta.url));

/**
 * The bundler options of every page and remote. `cssName` names the classes of CSS Modules; `rules` come before the usual.
 * @param {{ cssName: string, rules?: import('@rspack/core').RuleSetRule[] }} options
 */
export const modules = ({ cssName, rules = [] }) => ({
  rules: [
    ...rules,
    { test: /\.tsx?$/, resourceQuery: { not: asText }, type: 'javascript/auto', use: transpiler() },
    { test: /\.ts$/, resourceQuery: asText, type: 'asset/source', use: [{ loader: workerBundler }] },
    { test: /\.css$/, type: 'css/auto' },
    { test: /\.(woff2|png|jpg|webp|svg)$/, type: 'asset/resource' },
  ],
  // Custom properties are a language between packages (`--action-bar-height`): they keep their names.
  parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
  generator: { 'css/auto': { localIdentName: cssName } },
});

/** The options of the server with which `dev` serves an app. */
/** @param {number} port @param {string} [root] the remote's folder, whose backend is answered, too */
export const devServer = (port, root) => ({
  port,
  host: '127.0.0.1',
  hot: true,
  headers: { 'Access-Control-Allow-Origin': '*' },
  allowedHosts: 'all',
  ...(root && {
    setupMiddlewares: (/** @type {import('@rspack/core').DevServerMiddleware[]} */ middlewares) => [
      serveBackend(root),
      ...middlewares,
    ],
  }),
  client: { overlay: false, webSocketURL: { hostname: '127.0.0.1', port } },
});

/** The loader of TypeScript sources. */
export function transpiler() {
  return [
    {
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic', development: refresh, refresh },
          },
        },
        env: { targets: ['chrome >= 109', 'safari >= 16.4', 'firefox >= 115'] },
      },
    },
  ];
}
