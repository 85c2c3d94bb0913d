import { Hono } from 'hono';
import type { PackageReader } from '../remotes/package-reader.ts';

const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Serves the files of published remotes. Versions outside the registry are served from the disk. */
export function releasedFileRoutes(readFile: PackageReader): Hono {
  const app = new Hono();
  app.get('/remotes/:app/:version/:file', async (c, next) => {
    const { app: remote, version, file } = c.req.param();
    const found = await readFile(remote, version, file, c.req.header('accept-encoding') ?? '');
    if (!found) return next();
    return c.body(new Uint8Array(found.bytes), 200, {
      'content-type': found.contentType,
      ...(found.encoding ? { 'content-encoding': found.encoding } : {}),
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      // An SVG that is opened as a page must not run scripts inside it.
      ...(found.contentType.startsWith('image/svg+xml') ? { 'content-security-policy': drawingPolicy } : {}),
    });
  });
  return app;
}
