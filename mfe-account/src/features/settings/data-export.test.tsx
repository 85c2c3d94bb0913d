import type { DataExport } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { accountNetwork, noExport, refusal } from '../../testing/account-network.ts';

beforeEach(() => localStorage.clear());

const copy = (parts: Partial<DataExport>) => () => Response.json({ ...noExport, ...parts });
const preparing = copy({ status: 'preparing', progress: { files: 0, of: 0 } });

async function visit(answers: Parameters<typeof accountNetwork>[0]) {
  const send = accountNetwork(answers);
  render(<FakeHost remote={{ routes }} address="/settings" send={send} />);
  const card = await screen.findByRole('region', { name: 'Baixar meus dados' });
  return { card: within(card), user: userEvent.setup(), send };
}

test('a user asks for a copy once, however often they click, and this browser waits for it', async () => {
  let asked = 0;
  const { card, user } = await visit({
    'POST /api/account/export': () => {
      asked += 1;
      return preparing();
    },
  });
  await user.dblClick(await card.findByRole('button', { name: 'Preparar meus dados' }));
  expect(await card.findByText(/avisamos quando ela ficar pronta/)).toBeTruthy();
  expect(card.queryByRole('button')).toBeNull();
  expect(asked).toBe(1);
  expect(localStorage.getItem('andromeda-data-export')).toBe('user-1');
});

test('a copy that is being made says how far it is', async () => {
  const { card } = await visit({
    'GET /api/account/export': copy({ status: 'preparing', progress: { files: 120, of: 300 } }),
  });
  expect(await card.findByText(/120 de 300 arquivos/)).toBeTruthy();
  expect(card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('120');
});

test('a ready copy is downloaded in its parts, and says until when', async () => {
  const { card } = await visit({
    'GET /api/account/export': copy({
      status: 'ready',
      expiresAt: '2026-12-04T15:00:00.000Z',
      nextAt: '2999-01-01T12:00:00.000Z',
      archives: [
        { url: '/api/account/export/x/archives/1', bytes: 268_912_640 },
        { url: '/api/account/export/x/archives/2', bytes: 12_340_000 },
      ],
    }),
  });
  expect(await card.findByText(/Sua cópia está pronta. Você pode baixá-la até 04\/12\/2026/)).toBeTruthy();
  const links = card.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent?.replace('\u00a0', ' '))).toEqual([
    'Baixar parte 1 de 2 (268,9 MB)',
    'Baixar parte 2 de 2 (12,3 MB)',
  ]);
  expect(links[1]?.getAttribute('href')).toBe('/api/account/export/x/archives/2');
  expect(card.getByText(/Você pode pedir outra a partir de 01\/01\/2999/)).toBeTruthy();
  expect(card.queryByRole('button')).toBeNull();
});

test('from a day after its request on, another copy can be asked for', async () => {
  const { card } = await visit({
    'GET /api/account/export': copy({
      status: 'ready',
      expiresAt: '2999-01-01T12:00:00.000Z',
      nextAt: '2026-01-01T12:00:00.000Z',
      archives: [{ url: '/x', bytes: 10 }],
    }),
  });
  expect(await card.findByRole('link', { name: /^Baixar \(0,1\sMB\)$/ })).toBeTruthy();
  expect(card.getByRole('button', { name: 'Preparar de novo' })).toBeTruthy();
});

test.each([
  ['failed', 'Não foi possível preparar sua cópia. Tente novamente.'],
  ['expired', 'A última cópia passou do prazo e foi apagada.'],
] as const)('a copy that %s says so, and another can be asked for', async (status, text) => {
  const { card } = await visit({ 'GET /api/account/export': copy({ status }) });
  expect(await card.findByText(text)).toBeTruthy();
  expect(card.getByRole('button', { name: 'Preparar de novo' })).toBeTruthy();
});

test('pictures that did not fit are named', async () => {
  const { card } = await visit({
    'GET /api/account/export': copy({
      status: 'ready',
      complete: false,
      archives: [{ url: '/x', bytes: 10 }],
    }),
  });
  expect(await card.findByText(/As mais novas ficaram de fora: baixe-as na Biblioteca/)).toBeTruthy();
});

test('a refused request says why, and waits for nothing', async () => {
  const { card, user } = await visit({
    'POST /api/account/export': () => refusal(503, 'storage_full'),
  });
  await user.click(await card.findByRole('button', { name: 'Preparar meus dados' }));
  expect(await screen.findByText(/O serviço está sem espaço para guardar o que é novo/)).toBeTruthy();
  expect(localStorage.getItem('andromeda-data-export')).toBeNull();
});

test('a state that does not load can be asked for again', async () => {
  let broken = true;
  const { card, user } = await visit({
    'GET /api/account/export': () => (broken ? refusal(500, 'internal_error') : copy({})()),
  });
  expect(
    await card.findByText('Não foi possível carregar a situação da sua cópia. Tente novamente.'),
  ).toBeTruthy();
  broken = false;
  await user.click(card.getByRole('button', { name: 'Tentar novamente' }));
  expect(await card.findByRole('button', { name: 'Preparar meus dados' })).toBeTruthy();
});
