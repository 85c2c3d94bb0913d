import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Hono } from 'hono';

const require = createRequire(import.meta.url);

/** The Latin part of the product's two typefaces, which is all that Portuguese needs. */
const FILES = new Map([
  ['inter.woff2', require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')],
  [
    'bricolage-grotesque.woff2',
    require.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
  ],
]);

/** Serves the typefaces of the server's own pages at `/fonts/{file}`; the app's screens bundle theirs. */
export function fontRoutes(): Hono {
  const app = new Hono();
  app.get('/fonts/:file', async (c) => {
    const path = FILES.get(c.req.param('file'));
    if (!path) return c.notFound();
    return c.body(await readFile(path), 200, {
      'content-type': 'font/woff2',
      // The file names carry no hash.
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'x-content-type-options': 'nosniff',
    });
  });
  return app;
}
