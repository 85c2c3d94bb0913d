export interface InboxMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** ISO 8601 in UTC. */
  sentAt: string;
}

const style = `
:root{color-scheme:light dark;--bg:#f7f5fb;--surface:#fff;--line:#e5e0f0;--text:#1b1433;--soft:#5d5577;--accent:#6437e6}
@media (prefers-color-scheme:dark){:root{--bg:#0f0a1f;--surface:#1a1333;--line:#2d2350;--text:#f3f0fb;--soft:#b8aed3;--accent:#9b7cff}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:15px/1.5 system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:32px 16px 64px}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 4px}
p{margin:0;color:var(--soft)}
a{color:var(--accent)}
ol{list-style:none;margin:24px 0 0;padding:0;display:grid;gap:12px}
details{background:var(--surface);border:1px solid var(--line);border-radius:18px;overflow:hidden}
summary{cursor:pointer;display:grid;gap:2px;padding:16px 20px;list-style:none}
summary::-webkit-details-marker{display:none}
summary:focus-visible{outline:3px solid var(--accent);outline-offset:-3px;border-radius:18px}
summary b{font-size:1.0625rem}
summary span{color:var(--soft);overflow-wrap:anywhere}
iframe{display:block;width:100%;height:min(70vh,560px);border:0;border-top:1px solid var(--line);background:#fff}
.empty{margin-top:24px;padding:48px 24px;text-align:center;border:1px dashed var(--line);border-radius:18px}
`;

const time = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});

/** The inbox as a page. Mails are shown in frames that may run nothing; their links open in the whole tab. */
export function inboxPage(mails: readonly InboxMail[]): { html: string; contentSecurityPolicy: string } {
  const list = mails.length > 0 ? `<ol>${mails.map(mailItem).join('')}</ol>` : empty;
  return {
    // Frames made by `srcdoc` inherit this policy, hence inline styles: mails have no others.
    contentSecurityPolicy: `default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'`,
    html: `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Caixa de entrada de desenvolvimento · Andrômeda</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Caixa de entrada de desenvolvimento</h1>
<p>Os emails que a Andrômeda enviaria aparecem aqui, do mais novo ao mais antigo. <a href="/dev/inbox">Atualizar</a></p>
${list}
</main>
</body>
</html>`,
  };
}

const empty =
  '<p class="empty">Nenhum email por enquanto. Crie uma conta ou peça a redefinição de senha e volte aqui.</p>';

function mailItem({ to, subject, html, sentAt }: InboxMail, index: number): string {
  const preview = `<base target="_top">${html}`;
  return `<li><details${index === 0 ? ' open' : ''}>
<summary><b>${escapeHtml(subject)}</b><span>Para ${escapeHtml(to)} · ${time.format(new Date(sentAt))}</span></summary>
<iframe sandbox="allow-top-navigation-by-user-activation" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(preview)}"></iframe>
</details></li>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
