import { randomBytes } from 'node:crypto';
import { ownPage } from './own-page.ts';
import { galaxyMark, pageStyleWithoutFonts } from './page-style.ts';

const style = `${pageStyleWithoutFonts(['--space-3', '--space-4'])}
body{min-height:100dvh;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:var(--space-3);padding:var(--space-4);text-align:center}`;

const UNAVAILABLE = {
  status: 503,
  headers: {
    'retry-after': '1',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  },
};

/**
 * The answer while the service starts. A browser that opens a screen gets a page that reloads it each second:
 * without it, users who came in these seconds were left with a page that never changed.
 */
export function answerWhileStarting(request: Request): Response {
  const wantsPage = request.method === 'GET' && request.headers.get('accept')?.includes('text/html');
  return wantsPage ? startingPage() : Response.json({ status: 'unavailable' }, UNAVAILABLE);
}

function startingPage(): Response {
  const nonce = randomBytes(16).toString('base64');
  const html = ownPage({
    title: 'Iniciando · Andrômeda',
    theme: null,
    nonce,
    style,
    head: '<meta http-equiv="refresh" content="1">\n',
    body: `${galaxyMark}
<main role="status"><h1>A Andrômeda está iniciando</h1><p>Esta página abre sozinha em alguns segundos.</p></main>`,
  });
  return new Response(html, {
    ...UNAVAILABLE,
    headers: {
      ...UNAVAILABLE.headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}
