import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { chosenTheme, type Theme } from '../http/chosen-theme.ts';
import { ownPage } from '../pages/own-page.ts';
import { galaxyMark, pageStyle } from '../pages/page-style.ts';

/** The look of the sandbox's pages, which replace those of an outside service: quiet, in both themes, and plainly a demonstration. */
const style = `${pageStyle([
  '--core-bg',
  '--danger',
  '--danger-bg',
  '--field-height',
  '--focus-halo',
  '--glow',
  '--line-strong',
  '--on-glow',
  '--radius-m',
  '--radius-xl',
  '--shadow-2',
  '--shadow-glow',
  '--space-1',
  '--space-1-5',
  '--space-2',
  '--space-2-5',
  '--space-3',
  '--space-3-5',
  '--space-4',
  '--space-4-5',
  '--space-5',
  '--space-5-5',
  '--step--1',
  '--step-1',
  '--step-4',
  '--surface',
  '--tip',
])}
body{min-height:100dvh;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:var(--space-4-5);padding:var(--space-5) var(--space-4)}
main{width:100%;max-width:440px;background:var(--surface);border:1px solid var(--line);border-radius:var(--radius-xl);padding:var(--space-5-5);box-shadow:var(--shadow-2)}
main.wide{max-width:760px}
h1{margin:var(--space-4) 0 var(--space-1)}
h2{margin:var(--space-5) 0 var(--space-1);font-size:var(--step-1)}
p{margin:0 0 var(--space-3)}
.note{margin:0;padding:var(--space-2-5) var(--space-3-5);border-radius:var(--radius-m);background:var(--core-bg);color:var(--tip);font-size:var(--step--1)}
.price{margin:var(--space-2) 0 var(--space-4);color:var(--text);font:700 var(--step-4)/1.15 var(--font-display);letter-spacing:-.02em}
.price small{font:500 var(--step-0)/1.5 var(--font-text);letter-spacing:0;color:var(--text-soft)}
dl{margin:0 0 var(--space-4-5);display:grid;grid-template-columns:auto 1fr;gap:var(--space-1-5) var(--space-4);border-top:1px solid var(--line);padding-top:var(--space-4)}
dt{color:var(--text-soft)}dd{margin:0;text-align:right;overflow-wrap:anywhere}
label{display:grid;gap:var(--space-1-5);margin-bottom:var(--space-3-5);font-weight:600}
input{font:inherit;font-size:var(--step-1);font-weight:400;min-height:var(--field-height);padding:0 var(--space-3-5);border:1px solid var(--line-strong);border-radius:var(--radius-m);background:var(--surface);color:var(--text)}
input:focus-visible{outline:none;border-color:var(--accent-text);box-shadow:var(--focus-halo)}
button,a.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:var(--field-height);margin-top:var(--space-2-5);padding:0 var(--space-4);border:1px solid var(--line-strong);border-radius:var(--radius-m);background:var(--surface);color:var(--text);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button.main{background:var(--glow) border-box;border-color:transparent;color:var(--on-glow);box-shadow:var(--shadow-glow)}
.alert{margin:0 0 var(--space-3);padding:var(--space-2-5) var(--space-3-5);border-radius:var(--radius-m);background:var(--danger-bg);color:var(--danger)}
.row{display:flex;flex-wrap:wrap;gap:var(--space-2)}.row form{margin:0}.row button{width:auto;margin:0}
`;

/** A complete page and its content security policy: no script, and forms to our own origin only. */
export interface SandboxPage {
  html: string;
  contentSecurityPolicy: string;
}

/** How a page of the sandbox is shown: the nonce of its style, and the visitor's theme. */
export interface PageLook {
  nonce: string;
  theme: Theme;
}

/** `body` is HTML, in which the caller has escaped whatever a user gave. */
export function sandboxPage(title: string, look: PageLook, body: string): SandboxPage {
  return {
    contentSecurityPolicy: `default-src 'none'; style-src 'nonce-${look.nonce}'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    html: ownPage({
      title,
      ...look,
      style,
      head: '<meta name="robots" content="noindex">\n',
      body: `${galaxyMark}\n${body}`,
    }),
  };
}

/** Answers with a page of the sandbox, which must not be cached. */
export function answerSandboxPage(
  c: Context,
  draw: (look: PageLook) => SandboxPage,
  status: 200 | 404 | 410 | 422 = 200,
) {
  const page = draw({ nonce: randomBytes(16).toString('base64'), theme: chosenTheme(c) });
  c.header('cache-control', 'no-store');
  c.header('content-security-policy', page.contentSecurityPolicy);
  c.header('x-content-type-options', 'nosniff');
  c.header('referrer-policy', 'no-referrer');
  return c.html(page.html, status);
}
