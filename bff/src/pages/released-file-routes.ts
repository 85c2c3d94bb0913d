import { type Context, Hono } from 'hono';
import { SHELL } from '../../contract/page-config.ts';
import type { PackageReader, ServedFile } from '../remotes/package-reader.ts';

const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * Serves the files of published remotes, and those of shells that are not on this machine's disk, which pages of other nodes name. Remotes'
 * versions outside the registry are served from the disk.
 */
export function releasedFileRoutes(readFile: PackageReader): Hono {
  const app = new Hono();
  app.get('/remotes/:app/:version/:file', async (c, next) => {
    const { app: remote, version, file } = c.req.param();
    if (remote === SHELL) return c.notFound();
    const found = await readFile(remote, version, file, c.req.header('accept-encoding') ?? '');
    return found ? answer(c, found) : next();
  });
  app.get('/assets/:version/:file', async (c, next) => {
    const { version, file } = c.req.param();
    const found = await readFile(SHELL, version, file, c.req.header('accept-encoding') ?? '');
    return found ? answer(c, found) : next();
  });
  return app;
}

function answer(c: Context, { bytes, encoding, contentType }: ServedFile): Response {
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': contentType,
    ...(encoding ? { 'content-encoding': encoding } : {}),
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    // An SVG that is opened as a page must not run scripts inside it.
    ...(contentType.startsWith('image/svg+xml') ? { 'content-security-policy': drawingPolicy } : {}),
  });
}
