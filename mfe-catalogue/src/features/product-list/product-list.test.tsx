import type { ProductPage } from '@andromeda/platform';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork, MUG, visit } from '../../testing/visit.tsx';

/** So many products, of which each page has 24. */
function manyProducts(total: number) {
  const all = Array.from({ length: total }, (_, at) => ({
    id: `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
    ...{ name: `Produto ${at + 1}`, cover: null, images: 0, photos: 0, channels: [] },
    updatedAt: '2026-11-20T12:00:00.000Z',
  }));
  const answer = ({ query }: { query: URLSearchParams }) => {
    const page = Number(query.get('page'));
    const products = all.slice((page - 1) * 24, page * 24);
    return Response.json({ products, total, page, pageSize: 24 } satisfies ProductPage);
  };
  return fakeNetwork({ answers: { 'GET /api/products': answer } });
}

test('a card shows the name, how many pictures there are, and the channels with texts', async () => {
  visit('/produtos');
  const link = await screen.findByRole('link', { name: 'Caneca de cerâmica azul' });
  expect(link).toHaveProperty('pathname', `/produtos/${MUG}`);
  const [card] = within(screen.getByRole('list', { name: 'Produtos' })).getAllByRole('listitem');
  expect(card?.textContent).toContain('3 imagens');
  const channels = within(within(card as HTMLElement).getByRole('list', { name: 'Canais com textos' }));
  expect(channels.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Mercado Livre',
    'Amazon',
  ]);
  expect(screen.getByText('1 imagem')).toBeTruthy();
  expect(screen.getByText('Sem imagens')).toBeTruthy();
});

test.each([
  [1, '1 foto'],
  [4, '4 fotos'],
])('a product with %i photos and no pictures is shown by its first photo', async (photos, words) => {
  const product = {
    ...{ id: MUG, name: 'Bule', images: 0, photos, channels: [], updatedAt: '2026-11-20T12:00:00.000Z' },
    cover: { thumbnailUrl: '/api/product-photos/1/file?variant=thumbnail', dominantColor: null },
  };
  const answer = () =>
    Response.json({ products: [product], total: 1, page: 1, pageSize: 24 } satisfies ProductPage);
  visit('/produtos', fakeNetwork({ answers: { 'GET /api/products': answer } }));
  const card = (await screen.findByRole('link', { name: 'Bule' })).closest('li') as HTMLElement;
  expect(within(card).getByText(words)).toBeTruthy();
  expect(card.querySelector('img')?.getAttribute('src')).toBe(product.cover.thumbnailUrl);
});

test('a seller without products reads what a product is, and how to begin', async () => {
  visit('/produtos', fakeNetwork({ state: 'empty' }));
  expect(await screen.findByText('Nenhum produto ainda')).toBeTruthy();
  expect(screen.getByText(/guarda a ficha, as imagens e os textos/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Criar o primeiro produto' })).toHaveProperty(
    'pathname',
    '/produtos/novo',
  );
  expect(screen.getByRole('link', { name: 'Novo produto' })).toHaveProperty('pathname', '/produtos/novo');
});

test('another try after a failure shows the products', async () => {
  const [broken, whole] = [fakeNetwork({ state: 'error' }), fakeNetwork()];
  let network = broken;
  const { user } = visit('/produtos', { ...broken, send: (...call) => network.send(...call) });
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.getByText('Não foi possível carregar seus produtos. Tente novamente.')).toBeTruthy();
  network = whole;
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Vela aromática' })).toBeTruthy();
});

test('a search asks once, finds without accents, and can be cleared', async () => {
  const { user, asked } = visit('/produtos');
  await screen.findByRole('link', { name: 'Vela aromática' });
  await user.click(screen.getByRole('searchbox', { name: 'Buscar nos produtos' }));
  await user.paste('AROMATICA');
  await expect.poll(() => screen.queryByRole('link', { name: 'Caneca de cerâmica azul' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Vela aromática' })).toBeTruthy();
  expect(screen.getByText('1 produto')).toBeTruthy();
  expect(asked.filter((call) => call.includes('search='))).toEqual(['/api/products?page=1&search=AROMATICA']);
  await user.click(screen.getByRole('button', { name: 'Limpar busca' }));
  expect(await screen.findByRole('link', { name: 'Caneca de cerâmica azul' })).toBeTruthy();
});

test('a search without a match says so and offers to clear it', async () => {
  const { user } = visit('/produtos?search=guarda-chuva');
  expect(await screen.findByText('Nenhum produto encontrado')).toBeTruthy();
  const [, clear] = screen.getAllByRole('button', { name: 'Limpar busca' });
  await user.click(clear as HTMLElement);
  expect(await screen.findByRole('link', { name: 'Vela aromática' })).toBeTruthy();
});

test('pages lead on, and a page that is no longer there leads back', async () => {
  const { user } = visit('/produtos', manyProducts(30));
  await screen.findByRole('link', { name: 'Produto 1' });
  await user.click(screen.getByRole('button', { name: 'Próxima' }));
  expect(await screen.findByRole('link', { name: 'Produto 30' })).toBeTruthy();
});

test('an address beyond the last page shows the last page', async () => {
  visit('/produtos?page=9', manyProducts(30));
  expect(await screen.findByRole('link', { name: 'Produto 30' })).toBeTruthy();
});
