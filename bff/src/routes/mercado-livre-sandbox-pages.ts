import { escapeHtml } from '../pages/own-page.ts';
import { type PageLook, sandboxPage } from './sandbox-page.ts';

/** A listing as its page shows it. */
export interface SandboxListingView {
  id: string;
  title: string;
  pictureIds: readonly string[];
}

/** A seller's account as the developer's page shows it. */
export interface SandboxAccountView {
  id: number;
  nickname: string;
  items: ReadonlyMap<string, SandboxListingView>;
}

const note = (words: string) => `<p class="note"><b>Demonstração:</b> ${words}</p>`;

/** The page on which a seller agrees. */
export function agreementPage(
  look: PageLook,
  action: string,
  { nickname, ...asked }: { nickname: string } & Record<string, string>,
) {
  const hidden = Object.entries(asked).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return sandboxPage(
    'Conectar Mercado Livre (demonstração) · Andrômeda',
    look,
    `<main>
${note('esta página está no lugar do Mercado Livre. Nenhuma conta de verdade é usada.')}
<h1>Permitir que a Andrômeda cuide das fotos?</h1>
<p>Ela poderá ver os seus anúncios e trocar as fotos deles. Escolha com que apelido a conta de demonstração se apresenta.</p>
<form method="post" action="${action}">
${hidden.join('\n')}
<label>Apelido<input name="nickname" value="${escapeHtml(nickname)}" autocomplete="off" required maxlength="40"></label>
<button class="main">Permitir</button>
<button name="refuse" value="1" formnovalidate>Cancelar</button>
</form>
</main>`,
  );
}

/** A listing with the pictures that it has now. */
export function listingPage(
  look: PageLook,
  picturesAt: string,
  { id, title, pictureIds }: SandboxListingView,
) {
  const pictures = pictureIds.map(
    (picture, index) =>
      `<img src="${picturesAt}/${encodeURIComponent(picture)}" alt="Foto ${index + 1}" width="150" height="150">`,
  );
  const page = sandboxPage(
    `${escapeHtml(title)} (demonstração)`,
    look,
    `<main class="wide">
${note('este anúncio só existe neste servidor.')}
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(id)} · ${pictureIds.length === 1 ? '1 foto' : `${pictureIds.length} fotos`}</p>
<div class="row">${pictures.join('\n')}</div>
</main>`,
  );
  return { ...page, contentSecurityPolicy: `${page.contentSecurityPolicy}; img-src 'self'` };
}

/** The accounts that were connected, with what may happen to each at Mercado Livre. */
export function sellersPage(
  look: PageLook,
  action: string,
  shopAt: string,
  accounts: readonly SandboxAccountView[],
) {
  const button = (id: number, name: string, label: string) =>
    `<form method="post" action="${action}/${id}/${name}"><button>${label}</button></form>`;
  const sections = accounts.map(
    ({ id, nickname, items }) => `<h2>${escapeHtml(nickname)}</h2>
<div class="row">${button(id, 'expirar', 'Passar seis horas')}${button(id, 'revogar', 'Retirar a permissão')}${button(id, 'ocupar', 'Recusar a próxima chamada (429)')}</div>
<ul>${[...items.values()].map((item) => `<li><a href="${shopAt}/anuncios/${item.id}">${escapeHtml(item.title)}</a> · ${item.pictureIds.length} fotos</li>`).join('')}</ul>`,
  );
  return sandboxPage(
    'Contas do Mercado Livre (demonstração)',
    look,
    `<main class="wide">
${note('o que aconteceria no Mercado Livre. Um novo início do servidor esquece tudo.')}
<h1>Contas do Mercado Livre</h1>
${sections.join('\n') || '<p>Nenhuma conta foi conectada desde o início do servidor.</p>'}
</main>`,
  );
}

export const strangePage = (look: PageLook) =>
  sandboxPage(
    'Mercado Livre (demonstração)',
    look,
    `<main>${note('esta página está no lugar do Mercado Livre.')}
<h1>Não encontramos esta página</h1>
<p>Volte à Andrômeda e tente de novo.</p>
<a class="button" href="/settings">Voltar</a>
</main>`,
  );
