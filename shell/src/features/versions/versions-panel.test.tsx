import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ana, keepSession, openPage, type PageOptions } from '../../testing/page.tsx';
import { remotes } from '../../testing/remotes.ts';
import { release } from './release.fixture.ts';

type Network = NonNullable<Parameters<typeof openPage>[1]>;

const until = '2026-12-01T12:00:00.000Z';
const preview = { id: 'link-1', remote: 'mfe-library', version: '1.0.0', until };
const link = { ...preview, version: '2.0.0', madeBy: 'bia@loja.com.br', madeAt: '2026-11-30T12:00:00.000Z' };
const profile = (isAdmin: boolean) => () =>
  Response.json({ fullName: 'Ana Vendedora', phone: '', email: ana.email, isAdmin });

let wide = true;
beforeEach(() => {
  localStorage.clear();
  keepSession();
  wide = true;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return wide;
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(location, 'replace').mockImplementation(() => undefined);
});

const openLibrary = (network: Network = {}, options: PageOptions = {}, isAdmin = true) =>
  openPage(
    '/library',
    {
      'GET /api/profile': profile(isAdmin),
      'GET /api/remotes': () => Response.json(release()),
      'GET /api/remote-previews': () => Response.json({ previews: [] }),
      'GET /remotes.json': () => Response.json({ remotes, previews: options.previews ?? [] }),
      'POST /api/remotes/mfe-library/previews': () =>
        Response.json({ url: 'http://localhost:3000/library?previa=selo', until }, { status: 201 }),
      ...network,
    },
    options,
  );
type Opened = ReturnType<typeof openLibrary>;

async function openPanel({ user }: Opened) {
  await screen.findByRole('heading', { name: 'Tela /library' });
  await user.click(screen.getByRole('button', { name: /^Sua conta/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Versões desta página' }));
  return within(await screen.findByRole('dialog', { name: 'Versões desta página' }));
}
const partOf = async (panel: ReturnType<typeof within>, name: string) =>
  within(await panel.findByRole('region', { name }));
const wentTo = () => vi.mocked(location.replace).mock.calls.map(([address]) => new URL(address).search);

async function choose(opened: Opened, panel: ReturnType<typeof within>, version: string) {
  const part = await partOf(panel, 'mfe-library');
  await opened.user.click(await part.findByRole('button', { name: /^Escolher versão/ }));
  await opened.user.selectOptions(part.getByRole('combobox', { name: 'Versão de mfe-library' }), version);
  return { part, show: part.getByRole('button', { name: 'Ver só para mim' }) };
}

test('an administrator sees of each part its version, why it is this one, its state and its commit', async () => {
  const panel = await openPanel(openLibrary());
  const library = await partOf(panel, 'mfe-library');
  expect(await library.findByText('No ar')).toBeTruthy();
  expect(library.getByText('1.0.0')).toBeTruthy();
  expect(library.getByText('Aberta aqui · commit 4f8a21c09d')).toBeTruthy();
  const account = await partOf(panel, 'mfe-account');
  expect(account.getByText('Não baixada · sem commit')).toBeTruthy();
  expect(panel.getByRole('region', { name: 'Casca' })).toBeTruthy();
});

test('a user without the role, and without a preview, has no entry to the panel, and asks nothing of releases', async () => {
  const { user, sent } = openLibrary({}, {}, false);
  await screen.findByRole('heading', { name: 'Tela /library' });
  await user.click(screen.getByRole('button', { name: /^Sua conta/ }));
  await screen.findByRole('menuitem', { name: 'Sair' });
  expect(screen.queryByRole('menuitem', { name: 'Versões desta página' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ver versões' })).toBeNull();
  expect(sent.filter(({ call }) => call.includes('remote'))).toEqual([]);
});

test('a user with a preview opens the panel from its badge, and sees what the page knows itself', async () => {
  const { user, sent } = openLibrary({}, { previews: [preview] }, false);
  await user.click(await screen.findByRole('button', { name: 'Ver versões' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Versões desta página' }));
  const library = await partOf(panel, 'mfe-library');
  expect(library.getByText(/^Prévia até/)).toBeTruthy();
  expect(panel.queryByRole('button', { name: /^Escolher versão/ })).toBeNull();
  expect(sent.filter(({ call }) => call.includes('/api/remote'))).toEqual([]);
  await user.click(library.getByRole('button', { name: 'Voltar ao que está no ar' }));
  expect(wentTo()).toEqual(['?previa=fim%3Amfe-library']);
});

test('an administrator shows a version in this browser alone, on the same screen, which says before that it reloads', async () => {
  const opened = openLibrary();
  const panel = await openPanel(opened);
  const { part, show } = await choose(opened, panel, '2.0.0');
  expect(part.getByText(/^A página é recarregada nesta versão, só neste navegador/)).toBeTruthy();
  await opened.user.click(show);
  await waitFor(() => expect(wentTo()).toEqual(['?previa=selo']));
  expect(opened.calls('POST /api/remotes/mfe-library/previews')[0]?.body).toEqual({ version: '2.0.0' });
});

test('what the user has begun on the screen is not lost without a question', async () => {
  const load = async () => ({
    routes: [{ path: '/library', element: <input aria-label="Nome" /> }],
  });
  const opened = openLibrary({}, { load });
  await opened.user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Vaso');
  await opened.user.click(screen.getByRole('button', { name: /^Sua conta/ }));
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Versões desta página' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Versões desta página' }));
  const { show } = await choose(opened, panel, '2.0.0');
  await opened.user.click(show);
  const question = within(await screen.findByRole('alertdialog'));
  await opened.user.click(question.getByRole('button', { name: 'Continuar nesta tela' }));
  expect(opened.calls('POST /api/remotes/mfe-library/previews')).toEqual([]);
  await opened.user.click(show);
  await opened.user.click(await screen.findByRole('button', { name: 'Recarregar mesmo assim' }));
  await waitFor(() => expect(wentTo()).toEqual(['?previa=selo']));
});

test('a version that the server cannot show is refused with its reasons, and the page stays', async () => {
  const details = { problems: 'Ela pede a plataforma ^9.0.0.\nA assinatura não confere.' };
  const opened = openLibrary({
    'POST /api/remotes/mfe-library/previews': () =>
      Response.json({ error: { code: 'release_refused', requestId: 'r', details } }, { status: 422 }),
  });
  const panel = await openPanel(opened);
  const { part, show } = await choose(opened, panel, '2.0.0');
  await opened.user.click(show);
  expect(await part.findByText('Ela pede a plataforma ^9.0.0.')).toBeTruthy();
  expect(part.getByText('A assinatura não confere.')).toBeTruthy();
  expect(wentTo()).toEqual([]);
});

test('an administrator ends a link of this browser, and the page says that it shows what is live once it is loaded again', async () => {
  let stands = true;
  const here = { ...link, version: preview.version };
  const opened = openLibrary(
    {
      'GET /api/remote-previews': () => Response.json({ previews: stands ? [here] : [] }),
      'GET /remotes.json': () => Response.json({ remotes, previews: stands ? [preview] : [] }),
      'DELETE /api/remotes/mfe-library/previews/link-1': () => {
        stands = false;
        return new Response(null, { status: 204 });
      },
    },
    { previews: [preview] },
  );
  const panel = await openPanel(opened);
  const links = await partOf(panel, 'Links de prévia abertos');
  expect(links.getByText(/^Criado por bia@loja.com.br\. Abre até/)).toBeTruthy();
  expect(links.getByText('Aberto neste navegador')).toBeTruthy();
  await opened.user.click(links.getByRole('button', { name: 'Encerrar' }));
  const question = within(await screen.findByRole('alertdialog'));
  await opened.user.click(question.getByRole('button', { name: 'Encerrar' }));
  await panel.findByText(/^A prévia foi encerrada\. A página volta ao que está no ar/);
  expect((await partOf(panel, 'mfe-library')).getByText('Prévia encerrada')).toBeTruthy();
  await waitFor(() => expect(panel.queryByRole('region', { name: 'Links de prévia abertos' })).toBeNull());
  await opened.user.click(panel.getByRole('button', { name: 'Recarregar' }));
  expect(wentTo()).toEqual(['']);
});

test('a part that did not load says so, and another page of the product stays usable', async () => {
  const load = () => Promise.reject(new Error('lost'));
  const opened = openLibrary({}, { load });
  await screen.findByRole('button', { name: 'Tentar novamente' });
  await opened.user.click(screen.getByRole('button', { name: /^Sua conta/ }));
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Versões desta página' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Versões desta página' }));
  expect((await partOf(panel, 'mfe-library')).getByText('Não carregou')).toBeTruthy();
});

test('the panel at the side takes the focus, and Escape gives it back to what opened it', async () => {
  const opened = openLibrary();
  await openPanel(opened);
  const panel = screen.getByRole('dialog', { name: 'Versões desta página' });
  await waitFor(() => expect(document.activeElement).toBe(panel));
  expect(panel.getAttribute('aria-modal')).toBe('false');
  await opened.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Versões desta página' })).toBeNull();
  expect(document.activeElement?.textContent).toMatch(/Sua conta/);
});

test('Escape in a question of the panel closes the question alone', async () => {
  const opened = openLibrary({ 'GET /api/remote-previews': () => Response.json({ previews: [link] }) });
  const panel = await openPanel(opened);
  await opened.user.click(await panel.findByRole('button', { name: 'Encerrar' }));
  await screen.findByRole('alertdialog');
  await opened.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Versões desta página' })).toBeTruthy();
});

test('on a phone the panel is a sheet, opened from the menu', async () => {
  wide = false;
  const opened = openLibrary();
  await screen.findByRole('heading', { name: 'Tela /library' });
  await opened.user.click(screen.getByRole('button', { name: 'Menu' }));
  await opened.user.click(await screen.findByRole('button', { name: 'Versões desta página' }));
  const sheet = await screen.findByRole('dialog', { name: 'Versões desta página' });
  expect(sheet.getAttribute('data-place')).toBe('bottom');
  expect(await within(sheet).findByRole('region', { name: 'mfe-library' })).toBeTruthy();
});
