import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

// The names carry no hash: a day from the cache, then a question that is answered with 304.
const FRESH = 'public, max-age=86400, stale-while-revalidate=604800';

/** The previews of the creative tools' templates, at `/images/prompts/{slug}/prompt-{n}.png`. */
export function templatePictureRoutes(root: string): Hono {
  const app = new Hono();
  const files = serveStatic({ root: join(root, 'mfe-creatives', 'public') });
  app.get('/images/prompts/:slug{[a-z-]+}/:file{prompt-[1-9]\\.png}', etag(), async (c) => {
    const picture = await files(c, async () => {});
    if (!picture) return c.notFound();
    picture.headers.set('cache-control', FRESH);
    picture.headers.set('x-content-type-options', 'nosniff');
    return picture;
  });
  // A picture that is not there is no page of the app.
  app.get('/images/*', (c) => c.notFound());
  return app;
}
