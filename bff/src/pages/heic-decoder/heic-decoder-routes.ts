import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

const require = createRequire(import.meta.url);

/** Our worker, and the library beside it as its authors publish it: an operator may replace it. */
const FILES = new Map([
  ['worker.js', [fileURLToPath(new URL('worker.js', import.meta.url)), 'text/javascript; charset=utf-8']],
  ['libheif.js', [require.resolve('libheif-js/libheif-wasm/libheif.js'), 'text/javascript; charset=utf-8']],
  ['libheif.wasm', [require.resolve('libheif-js/libheif-wasm/libheif.wasm'), 'application/wasm']],
  ['LICENSE', [require.resolve('libheif-js/libheif-wasm/LICENSE'), 'text/plain; charset=utf-8']],
]);

/** A worker that is loaded from an address has its own policy: only this one may compile WebAssembly. */
const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/** Serves the decoder for browsers that cannot read HEIC photos, at `/decoders/heic/{file}`; loaded when one is chosen. */
export function heicDecoderRoutes(): Hono {
  const app = new Hono();
  app.get('/decoders/heic/:file', compress(), async (c) => {
    const [path, contentType] = FILES.get(c.req.param('file')) ?? [];
    if (!path || !contentType) return c.notFound();
    return c.body(await readFile(path), 200, {
      'content-type': contentType,
      'content-security-policy': WORKER_POLICY,
      // The file names carry no hash.
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'x-content-type-options': 'nosniff',
    });
  });
  app.get('/decoders/*', (c) => c.notFound());
  return app;
}
