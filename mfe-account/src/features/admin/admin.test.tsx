import type { AdminOverview, ScreenVitals } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { accountNetwork, refusal } from '../../testing/account-network.ts';

const overview: AdminOverview = {
  activeUsers: 12,
  totalUsers: 3400,
  monthlyRevenueCents: 899_000,
  aiGenerations: 77,
  aiCostUsd: 3.5,
  warnings: [],
  recentUsers: [{ fullName: 'Bia', email: 'bia@example.com', createdAt: '2026-11-20T12:00:00.000Z' }],
  usage: { credits: 0.25, serverCapacity: 0.9, storage: null },
};
const visit = (answer: () => Response, vitals?: () => Response) =>
  render(
    <FakeHost
      remote={{ routes }}
      address="/admin"
      send={accountNetwork({
        'GET /api/admin/overview': answer,
        ...(vitals && { 'GET /api/admin/web-vitals': vitals }),
      })}
    />,
  );

test('a user without the role sees one sentence and the way back, and nothing of the administration', async () => {
  visit(() => refusal(403, 'forbidden'));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Esta área é só para administradores' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/dashboard');
  expect(screen.queryByText('Painel de controle administrativo')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Partes da aplicação' })).toBeNull();
});

test('where administrators must have a second factor, one without it is led to the settings', async () => {
  visit(() => refusal(403, 'admin_second_factor'));
  const heading = 'Para administrar, ative a verificação em duas etapas em Configurações.';
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Abrir Configurações' }).getAttribute('href')).toBe('/settings');
});

test('an administrator sees the server’s figures, and where there are none it says so', async () => {
  visit(() => Response.json(overview));
  expect(await screen.findByText('R$ 8.990,00')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Admin' })).toBeTruthy();
  expect(screen.getByText('Painel de controle administrativo')).toBeTruthy();
  for (const label of ['Usuários ativos', 'Receita mensal', 'Uso da IA'])
    expect(screen.getByText(label)).toBeTruthy();
  expect(screen.getByText('entraram nos últimos 30 dias, de 3.400 contas')).toBeTruthy();
  expect(screen.getByText('Carga do servidor')).toBeTruthy();
  expect(screen.getByText('gerações em 30 dias, ao custo de US$ 3,50')).toBeTruthy();
  expect(screen.getByText('bia@example.com')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Créditos usados' }).getAttribute('aria-valuenow')).toBe(
    '25',
  );
  expect(screen.getByText('Sem dados')).toBeTruthy();
});

test.each([
  [
    'a proxy that the set-up does not know',
    'proxy_unknown',
    /^Um proxy está na frente do servidor e TRUSTED_PROXIES é 0/,
  ],
  ['an account without a second factor', 'second_factor_missing', /^Sua conta administra tudo e só a senha/],
  ['a backup that could not be made', 'backup_failed', /^A cópia de segurança de hoje não pôde ser feita\./],
])('the admin screen warns of %s', async (_, warning, sentence) => {
  visit(() => Response.json({ ...overview, warnings: [warning] }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

const library: ScreenVitals = {
  remote: 'mfe-library',
  version: '1.2.0',
  screen: '/library',
  visits: 1200,
  lcpMs: 1840,
  inpMs: 350,
  cls: 0.31,
  fcpMs: 900,
  ttfbMs: 140,
  failures: 3,
};
const login = { ...library, remote: 'shell', screen: '/login', inpMs: null, failures: null };

test('an administrator sees how fast each screen is, what is slow, and the failures beside it', async () => {
  visit(
    () => Response.json(overview),
    () => Response.json({ days: 7, screens: [library, login] }),
  );
  const table = await screen.findByRole('table', { name: 'Velocidade das visitas' });
  const row = within(table).getByRole('row', { name: /\/library/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '1.200',
    '1,8 sservidor 140 ms',
    '350 ms',
    '0,31',
    '3',
  ]);
  const tones = [...row.querySelectorAll('[data-tone]')].map((badge) => badge.getAttribute('data-tone'));
  expect(tones).toEqual(['success', 'warning', 'danger']);
  const own = within(within(table).getByRole('row', { name: /\/login/ })).getAllByRole('cell');
  expect([own[2]?.textContent, own[4]?.textContent]).toEqual(['–', '–']);
});

test('where nothing was measured yet, or nothing can be read, the admin screen says so', async () => {
  const { unmount } = visit(() => Response.json(overview));
  expect(await screen.findByText('Nenhuma visita foi medida ainda.')).toBeTruthy();
  unmount();
  visit(
    () => Response.json(overview),
    () => refusal(503, 'service_unavailable'),
  );
  const failed = 'Não foi possível carregar a velocidade das visitas. Tente novamente.';
  expect(await screen.findByText(failed)).toBeTruthy();
  expect(screen.getByText('bia@example.com')).toBeTruthy();
});

test('the screens that are visited most stand first, and the others come when asked for', async () => {
  const screens = Array.from({ length: 9 }, (_, at) => ({ ...library, screen: `/tela-${at}` }));
  visit(
    () => Response.json(overview),
    () => Response.json({ days: 7, screens }),
  );
  const table = await screen.findByRole('table', { name: 'Velocidade das visitas' });
  expect(within(table).getAllByRole('row')).toHaveLength(7);
  await userEvent.click(screen.getByRole('button', { name: 'Ver mais 3 telas' }));
  expect(within(table).getAllByRole('row')).toHaveLength(10);
  expect(screen.queryByRole('button', { name: /Ver mais/ })).toBeNull();
});
