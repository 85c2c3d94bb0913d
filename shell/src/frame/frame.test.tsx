import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepSession, openPage } from '../testing/page.tsx';

beforeEach(() => {
  localStorage.clear();
  keepSession();
});

test('the menu shows the entries of the remotes and marks the current one', async () => {
  openPage('/library');
  await screen.findByRole('heading', { name: 'Tela /library' });
  const menu = screen.getByRole('navigation', { name: 'Menu principal' });
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Dashboard', 'Biblioteca']);
  expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('Biblioteca');
});

test('the credit panel shows the remaining credits, the plan and the way to more', async () => {
  openPage('/library', {
    'GET /api/credits': () =>
      Response.json({
        creditsRemaining: 1042,
        totalCreditsUsed: 8,
        turboCredits: 0,
        turboCreditsUsed: 0,
        planName: 'Master',
      }),
  });
  const panel = await screen.findByRole('region', { name: 'créditos restantes' });
  expect(await within(panel).findByText('1.042')).toBeTruthy();
  expect(within(panel).getByText('Plano Master')).toBeTruthy();
  expect(within(panel).getByText('CRÉDITOS ATIVOS')).toBeTruthy();
  expect(within(panel).getByRole('link', { name: 'Comprar Créditos' }).getAttribute('href')).toBe('/plans');
});

test('the assistant has no footer, other screens have one', async () => {
  const { router } = openPage('/assistant');
  await screen.findByRole('heading', { name: 'Tela /assistant' });
  expect(screen.queryByRole('contentinfo')).toBeNull();
  await router.navigate('/library');
  expect(await screen.findByRole('contentinfo')).toBeTruthy();
});

test('the footer leads to the legal pages and to the social networks', async () => {
  const { user } = openPage('/library');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/privacidade',
    '/termos',
    '/cookies',
    'https://www.instagram.com/',
    'https://www.facebook.com/',
    'https://www.youtube.com/',
  ]);
  await user.click(footer.getByRole('link', { name: 'Termos' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Termos de uso' })).toBeTruthy();
});

test('after a change of screen, the focus and the window title move to the new one', async () => {
  const { user } = openPage('/dashboard');
  await screen.findByRole('heading', { name: 'Tela /dashboard' });
  await user.click(screen.getByRole('link', { name: 'Biblioteca' }));
  const heading = await screen.findByRole('heading', { name: 'Tela /library' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.title).toBe('Biblioteca · Andrômeda');
});

test('a screen whose heading changes gets a new title, and a focus elsewhere stays where it is', async () => {
  const element = (
    <main>
      <h1>Processando pagamento...</h1>
    </main>
  );
  openPage('/sucesso', {}, { load: async () => ({ routes: [{ path: '/sucesso', element }] }) });
  const heading = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.title).toBe('Processando pagamento... · Andrômeda'));
  heading.textContent = 'Pagamento Confirmado!';
  await waitFor(() => expect(document.title).toBe('Pagamento Confirmado! · Andrômeda'));
  expect(document.activeElement).toBe(heading);
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  heading.textContent = 'Outra coisa';
  await waitFor(() => expect(document.title).toBe('Outra coisa · Andrômeda'));
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('a public page of a remote needs neither session nor frame', async () => {
  localStorage.clear();
  openPage('/sucesso?session_id=x');
  expect(await screen.findByRole('heading', { name: 'Tela /sucesso' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a wrong address keeps the frame of a user who is signed in', async () => {
  openPage('/nada');
  expect(await screen.findByText('Não encontramos esta página. O endereço pode ter mudado.')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar ao início' })).toBeTruthy();
});

test('an error stays on its screen and removes an older success', async () => {
  const page = openPage('/library');
  await screen.findByRole('heading', { name: 'Tela /library' });
  act(() => {
    page.notifications.notify({ type: 'success', message: 'Guardado.' });
    page.notifications.notify({ type: 'error', message: 'Não deu certo.' });
  });
  expect(await screen.findByText('Não deu certo.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Guardado.')).toBeNull());
  await page.user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { name: 'Tela /dashboard' });
  await waitFor(() => expect(screen.queryByText('Não deu certo.')).toBeNull());
});

test('a wrong address has its own screen with a way back', async () => {
  localStorage.clear();
  // React also logs every render error to the console.
  vi.mocked(console.error).mockImplementation(() => undefined);
  openPage('/nada');
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/dashboard');
  vi.mocked(console.error).mockClear();
});

test('the panel of a free account names the free credits, and that of a paid one does not', async () => {
  const credits = {
    creditsRemaining: 4,
    totalCreditsUsed: 1,
    turboCredits: 0,
    turboCreditsUsed: 0,
    planName: 'Pro',
  };
  openPage('/dashboard', { 'GET /api/credits': () => Response.json({ ...credits, freeCredits: 5 }) });
  expect((await screen.findAllByText('seus 5 créditos grátis')).length).toBeGreaterThan(0);
  document.body.replaceChildren();
  openPage('/dashboard', { 'GET /api/credits': () => Response.json(credits) });
  expect((await screen.findAllByText('4')).length).toBeGreaterThan(0);
  expect(screen.queryByText('seus 5 créditos grátis')).toBeNull();
});
