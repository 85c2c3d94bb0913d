import type { Theme } from '../http/chosen-theme.ts';
import { escapeHtml, ownPage } from '../pages/own-page.ts';
import { galaxyMark, pageStyle } from '../pages/page-style.ts';

export interface InboxMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** ISO 8601 in UTC. */
  sentAt: string;
}

const style = `${pageStyle([
  '--line-strong',
  '--on-photo',
  '--radius-l',
  '--shadow-1',
  '--space-0-5',
  '--space-1',
  '--space-3',
  '--space-4',
  '--space-4-5',
  '--space-5',
  '--space-6',
  '--space-7',
  '--space-8',
  '--step-1',
  '--surface',
])}
main{max-width:760px;margin:0 auto;padding:var(--space-6) var(--space-4) var(--space-8)}
h1{margin:var(--space-3) 0 var(--space-1)}
ol{list-style:none;margin:var(--space-5) 0 0;padding:0;display:grid;gap:var(--space-3)}
details{background:var(--surface);border:1px solid var(--line);border-radius:var(--radius-l);box-shadow:var(--shadow-1);overflow:hidden}
summary{cursor:pointer;display:grid;gap:var(--space-0-5);padding:var(--space-4) var(--space-4-5);list-style:none}
summary::-webkit-details-marker{display:none}
summary:focus-visible{outline-offset:-2px;border-radius:var(--radius-l)}
summary b{font:700 var(--step-1)/1.3 var(--font-display);letter-spacing:-.01em}
summary span{color:var(--text-soft);overflow-wrap:anywhere}
iframe{display:block;width:100%;height:min(70vh,560px);border:0;border-top:1px solid var(--line);background:var(--on-photo)}
.empty{margin-top:var(--space-5);padding:var(--space-7) var(--space-5);text-align:center;border:1px dashed var(--line-strong);border-radius:var(--radius-l)}
`;

const time = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});

/** The inbox as a page. Mails are shown in frames that may run nothing; their links open in the whole tab. */
export function inboxPage(
  mails: readonly InboxMail[],
  theme: Theme,
): { html: string; contentSecurityPolicy: string } {
  const list = mails.length > 0 ? `<ol>${mails.map(mailItem).join('')}</ol>` : empty;
  return {
    // Frames made by `srcdoc` inherit this policy, which must therefore allow inline styles, the only ones in mails.
    contentSecurityPolicy: `default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src 'self'; frame-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'`,
    html: ownPage({
      title: 'Caixa de entrada de desenvolvimento · Andrômeda',
      theme,
      style,
      body: `<main>
${galaxyMark}
<h1>Caixa de entrada de desenvolvimento</h1>
<p>Os emails que a Andrômeda enviaria aparecem aqui, do mais novo ao mais antigo. <a href="/dev/inbox">Atualizar</a></p>
${list}
</main>`,
    }),
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
