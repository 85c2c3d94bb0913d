import { ownPage } from '../own-page.ts';
import { galaxyMark, pageStyleWithoutFonts } from '../page-style.ts';

const style = `${pageStyleWithoutFonts(['--space-3', '--space-4', '--space-4-5', '--accent', '--on-accent', '--radius-m', '--control-m'])}
body{min-height:100dvh;display:grid;place-content:center;padding:var(--space-4)}
.galaxy,main{justify-self:center}
main{display:grid;justify-items:center;gap:var(--space-3);text-align:center}
a{display:inline-flex;align-items:center;min-height:var(--control-m);padding:0 var(--space-4-5);border-radius:var(--radius-m);background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}`;

/** What the installed app shows where the connection brings no page. It needs no other file and no script. */
export const offlinePage = (nonce: string): string =>
  ownPage({
    title: 'Sem conexão · Andrômeda',
    theme: null,
    nonce,
    style,
    body: `${galaxyMark}
<main><h1>Você está sem conexão</h1><p>Suas imagens e o que você começou estão guardados. Quando a internet voltar, recarregue a página.</p>
<a href="">Recarregar</a></main>`,
  });
