/** The look of the pages that stand in for somebody else's: quiet, in both themes, and plainly a demonstration. */
const style = `
:root{color-scheme:light dark;--bg:#f7f5fb;--surface:#fff;--line:#e5e0f0;--text:#1b1433;--soft:#5d5577;--accent:#6437e6;--on:#fff;--note:#fff4d6;--note-text:#5c4300}
@media (prefers-color-scheme:dark){:root{--bg:#0f0a1f;--surface:#1a1333;--line:#2d2350;--text:#f3f0fb;--soft:#b8aed3;--accent:#9b7cff;--on:#140b2e;--note:#3a2c0a;--note-text:#ffe3a3}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px 16px;background:var(--bg);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:440px;background:var(--surface);border:1px solid var(--line);border-radius:26px;padding:28px;box-shadow:0 16px 48px rgb(27 20 51/.10)}
main.wide{max-width:760px}
h1{font-size:1.5rem;line-height:1.2;margin:16px 0 4px}
h2{font-size:1.0625rem;margin:24px 0 4px}
p{margin:0 0 12px;color:var(--soft)}
.note{margin:0;padding:10px 14px;border-radius:12px;background:var(--note);color:var(--note-text);font-size:.875rem}
.price{font-size:2rem;font-weight:700;color:var(--text);margin:8px 0 16px}
.price small{font-size:1rem;font-weight:500;color:var(--soft)}
dl{margin:0 0 20px;display:grid;grid-template-columns:auto 1fr;gap:6px 16px;border-top:1px solid var(--line);padding-top:16px}
dt{color:var(--soft)}dd{margin:0;text-align:right;overflow-wrap:anywhere}
label{display:grid;gap:6px;margin-bottom:14px;font-weight:500}
input{font:inherit;min-height:48px;padding:0 14px;border:1px solid var(--line);border-radius:12px;background:var(--bg);color:var(--text)}
button,a.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:48px;margin-top:10px;padding:0 16px;border:1px solid var(--line);border-radius:12px;background:transparent;color:var(--text);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button.main{background:var(--accent);border-color:var(--accent);color:var(--on)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.alert{margin:0 0 12px;padding:10px 14px;border-radius:12px;border:1px solid #d4365c;color:var(--text)}
.row{display:flex;flex-wrap:wrap;gap:8px}.row form{margin:0}.row button{width:auto;min-height:44px;margin:0}
a{color:var(--accent)}
`;

/** A whole page and the policy under which it may be shown: no script, forms to ourselves alone. */
export interface StandInPage {
  html: string;
  contentSecurityPolicy: string;
}

/** `body` is HTML; whatever a person gave is escaped by the caller. */
export function standInPage(title: string, nonce: string, body: string): StandInPage {
  return {
    contentSecurityPolicy: `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    html: `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
${body}
</body>
</html>`,
  };
}

/** Text that stands in HTML as it was given. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
