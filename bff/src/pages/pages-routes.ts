import { randomBytes } from 'node:crypto';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { getCookie } from 'hono/cookie';
import type { PublicConfig } from '../../contract/page-config.ts';
import { createDevelopmentCatalog, type DevelopmentServers } from '../remotes/development-catalog.ts';
import { createDiskCatalog, type RemoteCatalog } from '../remotes/remote-catalog.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { renderPage, type Theme } from './page-html.ts';
import { storybookRoutes } from './storybook-routes.ts';
import { templatePictureRoutes } from './template-picture-routes.ts';

/** `root` is the repository's folder, whose apps' `dist` are served. */
export interface PagesOptions {
  root: string;
  publicConfig: PublicConfig;
  /** Apps served by their own development servers (`pnpm dev`). */
  developmentServers?: DevelopmentServers;
}

/** Pages, the shell's files and the remotes' files. Mounted last: it answers every address that is left. */
export function pagesRoutes({ root, publicConfig, developmentServers = {} }: PagesOptions): Hono {
  const app = new Hono();
  const catalog = createCatalog(root, developmentServers);
  const developmentOrigins = Object.values(developmentServers);
  const supabaseOrigin = new URL(publicConfig.supabaseUrl).origin;
  app.get(
    '/assets/:version/:file',
    serveFiles(catalog, () => 'shell'),
  );
  app.get(
    '/remotes/:app/:version/:file',
    serveFiles(catalog, (c) => c.req.param('app') ?? ''),
  );
  app.route('/', templatePictureRoutes(root));
  // For designers on their own machine; a hosted product does not publish it.
  if (publicConfig.embedded) app.route('/', storybookRoutes(root));
  app.get('/assets/*', (c) => c.notFound());
  app.get('/remotes/*', (c) => c.notFound());
  app.get('*', compress(), async (c) => {
    const nonce = randomBytes(16).toString('base64');
    c.header('cache-control', 'no-cache');
    c.header('content-security-policy', contentSecurityPolicy({ nonce, supabaseOrigin, developmentOrigins }));
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'strict-origin-when-cross-origin');
    const html = renderPage({
      shell: await catalog.shellPage(),
      config: publicConfig,
      entries: await catalog.entries(),
      pathname: c.req.path,
      theme: themeOf(c),
      nonce,
      development: developmentOrigins.length > 0,
    });
    return c.html(html);
  });
  return app;
}

function createCatalog(root: string, servers: DevelopmentServers): RemoteCatalog {
  const built = createDiskCatalog(root);
  return Object.keys(servers).length > 0 ? createDevelopmentCatalog(root, servers, built) : built;
}

function themeOf(c: Context): Theme {
  const theme = getCookie(c, 'theme');
  return theme === 'light' || theme === 'dark' ? theme : null;
}

// Names carry a hash or a version, so what was once answered never changes.
function serveFiles(catalog: RemoteCatalog, appOf: (c: Context) => string): MiddlewareHandler {
  return async (c, next) => {
    const folder = catalog.folder(appOf(c), c.req.param('version') ?? '');
    const file = c.req.param('file') ?? '';
    if (!folder || file === 'page.html' || file.startsWith('.')) return c.notFound();
    const serve = serveStatic({ root: folder, path: file, precompressed: true, onFound: markImmutable });
    return serve(c, next);
  };
}

function markImmutable(_path: string, c: Context): void {
  c.header('cache-control', 'public, max-age=31536000, immutable');
  c.header('x-content-type-options', 'nosniff');
  c.header('access-control-allow-origin', '*');
}
