import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import { appIconPng, appIconSvg } from './app-icon.ts';
import { offlinePage } from './offline-page.ts';
import { SHARE_PATH, webManifest } from './web-manifest.ts';

/** The names carry no hash. */
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

const WORKER = new URL('./service-worker.js', import.meta.url);

const icons = new Map([
  ['192.png', () => appIconPng('plain', 192)],
  ['512.png', () => appIconPng('plain', 512)],
  ['maskable-512.png', () => appIconPng('maskable', 512)],
]);
const drawn = new Map<string, Promise<Buffer>>();

/** What a browser asks for to install the product: manifest, icons, service worker and offline page. */
export function installedAppRoutes(): Hono {
  const app = new Hono();
  app.get('/app.webmanifest', (c) => {
    return answer(c, JSON.stringify(webManifest), 'application/manifest+json', FOR_A_DAY);
  });
  app.get('/app-icons/icon.svg', (c) => answer(c, appIconSvg('plain', 64), 'image/svg+xml', FOR_A_DAY));
  app.get('/app-icons/:file', async (c) => {
    const file = c.req.param('file');
    const draw = icons.get(file);
    if (!draw) return c.notFound();
    const icon = drawn.get(file) ?? draw();
    drawn.set(file, icon);
    return answer(c, new Uint8Array(await icon), 'image/png', FOR_A_DAY);
  });
  app.get('/service-worker.js', async (c) =>
    answer(c, await readFile(WORKER, 'utf8'), 'text/javascript; charset=utf-8', 'no-cache'),
  );
  app.get('/sem-conexao', (c) => {
    const nonce = randomBytes(16).toString('base64');
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    );
    c.header('referrer-policy', 'no-referrer');
    return answer(c, offlinePage(nonce), 'text/html; charset=utf-8', 'no-cache');
  });
  // Without the service worker, as before the app's first start, the photos are chosen again.
  app.post(SHARE_PATH, (c) => c.redirect('/creative-generator/lote?compartilhadas', 303));
  return app;
}

function answer(c: Context, body: string | Uint8Array<ArrayBuffer>, type: string, cache: string): Response {
  return c.body(body, 200, {
    'content-type': type,
    'cache-control': cache,
    'x-content-type-options': 'nosniff',
  });
}
