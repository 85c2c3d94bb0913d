import type { SheetCounts, SheetPage, SheetProduct } from '@andromeda/platform';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listing, product } from '../../../testing/example-product.ts';
import { savedFiles } from '../../../testing/saved-files.ts';
import { fakeNetwork, visit } from '../../../testing/visit.tsx';

type Answer = (call: { query: URLSearchParams }) => Response | Promise<Response>;

const CURSOR = {
  afterTime: '2026-11-20T12:00:00.123456+00:00',
  afterId: '00000000-0000-4000-8000-000000000001',
};
const cursorOf = (page: number) => ({ ...CURSOR, afterId: CURSOR.afterId.replace(/1$/, String(page)) });

/** 40 products: 12 with texts for Shopee, 3 for Amazon, in pages of 20. */
const forty: SheetProduct[] = Array.from({ length: 40 }, (_, at) => ({
  name: `Produto ${at + 1}`,
  facts: product().facts,
  listings: [...(at >= 28 ? [listing('shopee')] : []), ...(at >= 37 ? [listing('amazon')] : [])],
}));

const counting = (counts: SheetCounts) => () => Response.json(counts);
const fortyCounted = counting({
  products: 40,
  listings: [
    { channel: 'shopee', count: 12 },
    { channel: 'amazon', count: 3 },
  ],
});

const pageOf: Answer = ({ query }) => {
  const channels = query.get('channels')?.split(',') ?? [];
  const from = query.get('afterId') ? 20 : 0;
  const products = forty.slice(from, from + 20).map((one) => ({
    ...one,
    listings: one.listings.filter(({ channel }) => channels.includes(channel)),
  }));
  return Response.json({ products, next: from === 0 ? cursorOf(1) : null } satisfies SheetPage);
};

async function open(
  pages: Answer = pageOf,
  counts: Answer = fortyCounted,
  address: Parameters<typeof visit>[0] = '/produtos',
) {
  const saved = savedFiles();
  const network = fakeNetwork({
    answers: { 'GET /api/products/sheet': pages, 'GET /api/products/sheet/counts': counts },
  });
  const shown = visit(address, network);
  await shown.user.click(await screen.findByRole('button', { name: 'Baixar planilha' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Baixar planilha' }));
  const pagesAsked = () => shown.asked.filter((call) => call.startsWith('/api/products/sheet?'));
  return { ...shown, saved, dialog, pagesAsked };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const rowsOf = async (file: Blob | undefined) =>
  ((await file?.text()) ?? '')
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.split(';').slice(0, 2).join(': '));

test('every channel with listings is chosen, and one sentence counts the products that are left out', async () => {
  const { user, dialog } = await open();
  const shopee = await dialog.findByRole('checkbox', { name: 'Shopee · 12 de 40 anúncios' });
  expect(shopee).toHaveProperty('checked', true);
  expect(dialog.getByRole('checkbox', { name: 'Amazon · 3 de 40 anúncios' })).toHaveProperty('checked', true);
  const none = dialog.getByRole('checkbox', { name: 'TikTok Shop · nenhum anúncio' });
  expect([none]).toMatchObject([{ checked: false, disabled: true }]);
  expect(
    dialog.getByText('Produtos que ainda não têm texto: 28 para a Shopee e 37 para a Amazon.'),
  ).toBeTruthy();
  expect(await button('Baixar 15 linhas')).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: /^Amazon/ }));
  expect(dialog.getByText('28 produtos ainda não têm texto para a Shopee.')).toBeTruthy();
  await user.click(shopee);
  expect(await button('Baixar 0 linhas')).toHaveProperty('disabled', true);
});

test('the file holds the rows of every page, for the chosen channels alone', async () => {
  const { user, dialog, saved, pagesAsked } = await open();
  await user.click(await dialog.findByRole('checkbox', { name: /^Amazon/ }));
  await user.click(await button('Baixar 12 linhas'));
  expect(await screen.findByText('Planilha baixada com 12 linhas.')).toBeTruthy();
  expect(saved.map(({ name }) => name)).toEqual(['produtos.csv']);
  const rows = await rowsOf(saved[0]?.file);
  expect(rows).toHaveLength(12);
  expect([rows[0], rows.at(-1)]).toEqual(['Shopee: Produto 29', 'Shopee: Produto 40']);
  expect(pagesAsked()).toHaveLength(2);
  expect(new URLSearchParams(pagesAsked()[1]?.split('?')[1]).get('afterTime')).toBe(CURSOR.afterTime);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a double press reads and saves one sheet', async () => {
  const { user, saved, pagesAsked } = await open();
  await user.dblClick(await button('Baixar 15 linhas'));
  expect(await screen.findByText('Planilha baixada com 15 linhas.')).toBeTruthy();
  expect(saved).toHaveLength(1);
  expect(pagesAsked()).toHaveLength(2);
});

test('reading shows how far it is; cancelled, it saves nothing and keeps what was chosen', async () => {
  const { promise: opened, resolve: release } = Promise.withResolvers<void>();
  const { user, dialog, saved, pagesAsked } = await open(async (call) => {
    if (call.query.get('afterId')) await opened;
    return pageOf(call);
  });
  await user.click(await dialog.findByRole('checkbox', { name: /^Amazon/ }));
  await user.click(await button('Baixar 12 linhas'));
  expect(await dialog.findByText('Lendo 20 de 40…')).toBeTruthy();
  await user.click(await button('Cancelar'));
  release();
  expect(await button('Baixar 12 linhas')).toHaveProperty('disabled', false);
  expect(dialog.queryByText(/^Lendo/)).toBeNull();
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(pagesAsked()).toHaveLength(2);
  expect(saved).toEqual([]);
});

test('a dialog that is closed while it reads saves nothing', async () => {
  const { promise: opened, resolve: release } = Promise.withResolvers<void>();
  const { user, dialog, saved } = await open(async (call) => {
    if (call.query.get('afterId')) await opened;
    return pageOf(call);
  });
  await user.click(await button('Baixar 15 linhas'));
  await dialog.findByText('Lendo 20 de 40…');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  release();
  await user.click(await button('Baixar planilha'));
  await user.click(await screen.findByRole('checkbox', { name: /^Amazon/ }));
  await user.click(await button('Baixar 12 linhas'));
  await screen.findByText('Planilha baixada com 12 linhas.');
  expect(saved).toHaveLength(1);
});

test('a page that fails gives no part of a file, and another try gives all of it', async () => {
  let offline = true;
  const { user, dialog, saved } = await open((call) => {
    if (call.query.get('afterId') && offline) throw new TypeError('Failed to fetch');
    return pageOf(call);
  });
  await user.click(await dialog.findByRole('checkbox', { name: /^Amazon/ }));
  await user.click(await button('Baixar 12 linhas'));
  expect(await dialog.findByText('Erro de conexão. Verifique sua internet e tente novamente.')).toBeTruthy();
  expect(saved).toEqual([]);
  expect(dialog.getByRole('checkbox', { name: /^Amazon/ })).toHaveProperty('checked', false);
  offline = false;
  await user.click(await button('Baixar 12 linhas'));
  expect(await screen.findByText('Planilha baixada com 12 linhas.')).toBeTruthy();
  expect(await rowsOf(saved[0]?.file)).toHaveLength(12);
});

test('products that are deleted while they are read are not in the sheet, whose rows are counted as they are', async () => {
  const { user, saved } = await open(({ query }) =>
    query.get('afterId') ? Response.json({ products: forty.slice(39), next: null }) : pageOf({ query }),
  );
  await user.click(await button('Baixar 15 linhas'));
  expect(await screen.findByText('Planilha baixada com 2 linhas.')).toBeTruthy();
  expect(await rowsOf(saved[0]?.file)).toEqual(['Shopee: Produto 40', 'Amazon: Produto 40']);
});

test('a sheet whose listings are all gone meanwhile is not saved, and its dialog counts anew', async () => {
  let gone = false;
  const counts: Answer = () => (gone ? counting({ products: 0, listings: [] })() : fortyCounted());
  const { user, dialog, saved } = await open(() => {
    gone = true;
    return Response.json({ products: [], next: null } satisfies SheetPage);
  }, counts);
  await user.click(await button('Baixar 15 linhas'));
  expect(await dialog.findByText('Nenhum anúncio para baixar')).toBeTruthy();
  expect(dialog.getByText('Estes anúncios acabaram de ser excluídos. Escolha outros.')).toBeTruthy();
  expect(saved).toEqual([]);
});

test('a search is taken as it is, and all products at one press', async () => {
  const counts: Answer = ({ query }) =>
    query.get('search')
      ? counting({ products: 1, listings: [{ channel: 'shopee', count: 1 }] })()
      : fortyCounted();
  const { user, dialog, saved, pagesAsked } = await open(pageOf, counts, '/produtos?search=caneca');
  expect(await dialog.findByRole('radio', { name: /Só os da busca.*caneca/ })).toHaveProperty(
    'checked',
    true,
  );
  await user.click(await button('Baixar 1 linha'));
  await screen.findByText(/^Planilha baixada/);
  expect(saved[0]?.name).toBe('produtos-caneca.csv');
  expect(pagesAsked()[0]).toContain('search=caneca');
  await user.click(await button('Baixar planilha'));
  await user.click(await screen.findByRole('radio', { name: /^Todos/ }));
  await user.click(await button('Baixar 15 linhas'));
  await screen.findByText('Planilha baixada com 15 linhas.');
  expect(saved[1]?.name).toBe('produtos.csv');
  expect(pagesAsked().at(-1)).not.toContain('search');
});

test('without any listing the dialog says what a sheet needs', async () => {
  const { dialog } = await open(pageOf, counting({ products: 3, listings: [] }));
  expect(await dialog.findByText('Nenhum anúncio para baixar')).toBeTruthy();
  expect(dialog.getByText(/escreva primeiro um anúncio/)).toBeTruthy();
  expect(await button('Baixar 0 linhas')).toHaveProperty('disabled', true);
});

test('counts that fail can be asked for again', async () => {
  let broken = true;
  const { user, dialog } = await open(pageOf, () =>
    broken ? new Response(null, { status: 500 }) : fortyCounted(),
  );
  const again = await dialog.findByRole('button', { name: 'Tentar novamente' });
  broken = false;
  await user.click(again);
  expect(await button('Baixar 15 linhas')).toBeTruthy();
});

test('a seller without products has no sheet to take', async () => {
  visit('/produtos', fakeNetwork({ state: 'empty' }));
  await screen.findByText('Nenhum produto ainda');
  expect(screen.queryByRole('button', { name: 'Baixar planilha' })).toBeNull();
});
