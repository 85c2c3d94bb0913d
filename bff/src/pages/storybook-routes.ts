import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

// Storybook's manager starts from inline scripts and draws each story in a frame of its own.
const POLICY =
  "default-src 'self' data: blob:; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; frame-ancestors 'self'";

const notBuilt = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Storybook · Andrômeda</title>
<body style="font: 16px system-ui; max-width: 36rem; margin: 15vh auto; padding: 0 1rem">
<h1>O Storybook ainda não foi construído</h1>
<p>Na pasta do projeto, rode <code>npx pnpm@12.21.0 build:storybook</code> e recarregue esta página.</p>`;

/** The design system's static Storybook at `/storybook`, where it was built; else how to build it. */
export function storybookRoutes(root: string): Hono {
  const app = new Hono();
  const folder = join(root, 'design-system', 'storybook-static');
  app.get('/storybook', (c) => c.redirect('/storybook/'));
  app.get('/storybook/*', async (c, next) => {
    c.header('content-security-policy', POLICY);
    c.header('x-content-type-options', 'nosniff');
    c.header('cache-control', 'no-cache');
    if (!existsSync(join(folder, 'index.html'))) return c.html(notBuilt, 404);
    const files = serveStatic({
      root: folder,
      rewriteRequestPath: (path) => path.slice('/storybook'.length),
    });
    return (await files(c, next)) ?? c.notFound();
  });
  return app;
}
