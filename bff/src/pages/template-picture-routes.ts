import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

// The names carry no hash: browsers cache a picture for a day, then revalidate it.
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
  // A missing picture must not be answered with the application.
  app.get('/images/*', (c) => c.notFound());
  return app;
}
