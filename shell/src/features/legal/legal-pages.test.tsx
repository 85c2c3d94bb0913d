import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepSession, openPage } from '../../testing/page.tsx';

const privacy = {
  controller: 'Loja Exemplo Ltda.',
  officer: 'Maria Encarregada',
  email: 'privacidade@example.com',
  operators: [{ role: 'payments' as const, name: 'Stripe' }],
};

test.each([
  ['/privacidade', 'Privacidade'],
  ['/termos', 'Termos de uso'],
  ['/cookies', 'Cookies'],
])('%s can be read without a session', async (address, title) => {
  const { pathname } = openPage(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(pathname()).toBe(address);
});

test('a signed-in user can read a legal page, too, and return to the start page', async () => {
  keepSession();
  const { user } = openPage('/privacidade');
  await user.click(await screen.findByRole('link', { name: 'Voltar ao início' }));
  expect(await screen.findByRole('heading', { name: 'Tela /dashboard' })).toBeTruthy();
});

test('the privacy page names who is responsible, who receives data, and the officer’s address', async () => {
  openPage('/privacidade', {}, { privacy });
  expect(await screen.findByText(/\(controlador\) é Loja Exemplo Ltda\./)).toBeTruthy();
  expect(screen.getByText('Stripe')).toBeTruthy();
  const [address] = screen.getAllByRole('link', { name: 'privacidade@example.com' });
  expect(address?.getAttribute('href')).toBe('mailto:privacidade@example.com');
  expect(screen.getAllByText(/, Maria Encarregada:/)).toHaveLength(2);
});

test('the privacy page says what the operator did not configure, instead of inventing it', async () => {
  openPage('/privacidade', {}, { privacy: { controller: null, officer: null, email: null, operators: [] } });
  const missing =
    'Quem opera este endereço ainda não informou o contato do encarregado pelo tratamento de dados.';
  expect((await screen.findAllByText(missing)).length).toBeGreaterThan(0);
  expect(screen.getByText(/nenhuma outra empresa recebe seus dados/)).toBeTruthy();
});

test('the privacy page says which mail server receives the user’s address', async () => {
  const operators = [{ role: 'mails' as const, name: 'mail.example.com' }];
  openPage('/privacidade', {}, { privacy: { ...privacy, operators } });
  const entry = (await screen.findByText('mail.example.com')).closest('li');
  expect(entry?.textContent).toBe(
    'mail.example.com: recebe seu endereço e o texto dos emails que enviamos a você, para entregá-los.',
  );
  expect(screen.queryByText(/nenhuma outra empresa/)).toBeNull();
});

test.each([
  [true, ': depois de 30 dias sem uso, ou de 180 dias ao todo'],
  [false, ''],
])('the cookies page says how long a session is kept (embedded: %s)', async (embedded, end) => {
  openPage('/cookies', {}, { embedded });
  const { nextElementSibling } = await screen.findByText('andromeda-session');
  expect(nextElementSibling?.textContent).toBe(
    `mantém você na sua conta; até você sair, ou até a sessão acabar${end}.`,
  );
});

test('the sign-up screen opens the legal pages in a new tab, so that the form is kept', async () => {
  openPage('/register');
  const link = await screen.findByRole('link', { name: 'Termos' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/termos', '_blank']);
});

test('the privacy page names the push services only where notices are sent', async () => {
  openPage('/privacidade', {}, { pushKey: 'AQID' });
  expect(await screen.findByText(/^Se você pedir um aviso de quando um lote fica pronto/)).toBeTruthy();
  cleanup();
  openPage('/privacidade');
  expect(await screen.findByRole('heading', { name: 'Seus direitos (LGPD, art. 18)' })).toBeTruthy();
  expect(screen.queryByText(/^Se você pedir um aviso/)).toBeNull();
});
