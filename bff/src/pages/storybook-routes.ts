import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { chosenTheme, type Theme } from '../http/chosen-theme.ts';
import { hardenAnswers } from '../http/harden-answers.ts';
import { knownHostnames } from '../http/own-origins.ts';
import { refuseUnknownHosts } from '../http/refuse-strangers.ts';
import { ownPage } from './own-page.ts';
import { galaxyMark, pageStyle } from './page-style.ts';
import { withNotice } from './storybook-notice.ts';
import { storybookState } from './storybook-state.ts';

// Storybook's manager starts from inline scripts and draws each story in a frame of its own.
const POLICY =
  "default-src 'self' data: blob:; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; frame-ancestors 'self'";

/** How often a waiting page checks for the Storybook. */
const RETRY_SECONDS = 3;

/**
 * The design system's static Storybook at `/storybook`, on a port of its own: what its scripts may do, no script of the
 * product's origin may. `npm start` builds it beside the running product: until it is
 * whole, a page says so and comes back by itself; after a failed build the page says how to see the reason. A former
 * Storybook says on its own page that it is not the newest.
 */
export function storybookRoutes(root: string, publicUrl = 'http://localhost'): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError((_error, c) => c.text('Forbidden', 403));
  app.use(hardenAnswers(publicUrl), refuseUnknownHosts(knownHostnames(publicUrl)));
  app.get('/', (c) => c.redirect('/storybook/'));
  const folder = join(root, 'design-system', 'storybook-static');
  const index = join(folder, 'index.html');
  app.get('/storybook', (c) => c.redirect('/storybook/'));
  app.get('/storybook/build-state.json', (c) => {
    c.header('cache-control', 'no-store');
    return c.json({ state: storybookState(root) });
  });
  app.get('/storybook/*', async (c, next) => {
    c.header('content-security-policy', POLICY);
    c.header('x-content-type-options', 'nosniff');
    c.header('cache-control', 'no-cache');
    const state = storybookState(root);
    if (!existsSync(index)) {
      return state === 'failed' ? c.html(failedPage(chosenTheme(c)), 500) : answerSoon(c);
    }
    if (state !== 'ready' && /^\/storybook\/(?:index\.html)?$/.test(c.req.path)) {
      return c.html(withNotice(await readFile(index, 'utf8'), state));
    }
    const files = serveStatic({
      root: folder,
      rewriteRequestPath: (path) => path.slice('/storybook'.length),
    });
    return (await files(c, next)) ?? c.notFound();
  });
  return app;
}

function answerSoon(c: Context) {
  c.header('retry-after', String(RETRY_SECONDS));
  return c.html(waitingPage(chosenTheme(c)), 503);
}

const style = `${pageStyle([
  '--glow',
  '--radius-full',
  '--radius-s',
  '--space-2',
  '--space-4',
  '--space-5',
  '--surface-sunken',
])}
body{min-height:100dvh;display:grid;place-content:center;padding:var(--space-5);text-align:center}
main{display:grid;justify-items:center;gap:var(--space-4);max-width:32rem}
code{padding:0 var(--space-2);background:var(--surface-sunken);border-radius:var(--radius-s)}
progress{appearance:none;width:12rem;height:6px;border:0;border-radius:var(--radius-full);background:var(--line);overflow:hidden}
progress::-webkit-progress-bar{background:var(--line)}
progress::before{content:"";display:block;width:40%;height:100%;background:var(--glow);animation:pass 1.4s ease-in-out infinite}
@keyframes pass{from{translate:-100%}to{translate:250%}}
@media (prefers-reduced-motion:reduce){progress::before{animation:none}}`;

const page = (theme: Theme, body: string, head = '') =>
  ownPage({
    title: 'Storybook · Andrômeda',
    theme,
    style,
    head,
    body: `<main>\n${galaxyMark}\n${body}\n</main>`,
  });

const waitingPage = (theme: Theme) =>
  page(
    theme,
    `<h1>O Storybook está sendo construído</h1>
<p>Leva menos de um minuto. Esta página abre o Storybook sozinha assim que ele estiver pronto.</p>
<progress aria-label="Construindo o Storybook"></progress>`,
    `<meta http-equiv="refresh" content="${RETRY_SECONDS}">\n`,
  );

const failedPage = (theme: Theme) =>
  page(
    theme,
    `<h1>O Storybook não pôde ser construído</h1>
<p>O motivo está no terminal de <code>npm start</code>. Depois de corrigir, inicie a Andrômeda de novo ou rode <code>npx pnpm@12.21.0 build:storybook</code> e recarregue esta página.</p>`,
  );
