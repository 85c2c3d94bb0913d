import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CANDLE, fakeNetwork, visit } from '../../testing/visit.tsx';

afterEach(() => sessionStorage.clear());

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Nome do produto' });
const code = () => screen.getByRole('textbox', { name: /^Código de barras/ });
const create = () => screen.getByRole('button', { name: 'Criar produto' });
const creations = ({ sent }: ReturnType<typeof fakeNetwork>) =>
  sent.filter(({ call }) => call === 'POST /api/products');

test('a name is enough, and the new product opens', async () => {
  const network = fakeNetwork();
  const { user } = visit('/produtos/novo', network);
  await user.click(await name());
  await user.paste('Garrafa térmica');
  await user.click(create());
  expect(await screen.findByRole('heading', { level: 1, name: 'Garrafa térmica' })).toBeTruthy();
  expect(creations(network)[0]?.body).toMatchObject({ name: 'Garrafa térmica', facts: { brand: '' } });
});

test('without a name nothing is sent: the field says so and has the focus', async () => {
  const network = fakeNetwork();
  const { user } = visit('/produtos/novo', network);
  await name();
  await user.click(create());
  expect(screen.getByText('Escreva o nome do produto.')).toBeTruthy();
  expect(document.activeElement).toBe(await name());
  expect(network.sent).toEqual([]);
});

test('the field names a wrong code as the user leaves it, and spaces in a right one do not matter', async () => {
  const network = fakeNetwork();
  const { user } = visit('/produtos/novo', network);
  await user.click(await name());
  await user.paste('Garrafa');
  await user.click(code());
  await user.paste('7891000315508');
  expect(screen.queryByText('Este código não confere: verifique os dígitos')).toBeNull();
  await user.tab();
  expect(screen.getByText('Este código não confere: verifique os dígitos')).toBeTruthy();
  await user.click(create());
  expect(document.activeElement).toBe(code());
  expect(network.sent).toEqual([]);
  await user.clear(code());
  await user.paste('789 1000 315507');
  await user.click(create());
  await screen.findByRole('heading', { level: 1, name: 'Garrafa' });
  expect(creations(network)[0]?.body).toMatchObject({ facts: { gtin: '7891000315507' } });
});

test('a double click makes one product', async () => {
  const network = fakeNetwork();
  const { user } = visit('/produtos/novo', network);
  await user.click(await name());
  await user.paste('Garrafa');
  await user.dblClick(create());
  await screen.findByRole('heading', { level: 1, name: 'Garrafa' });
  expect(creations(network)).toHaveLength(1);
});

test('a lost answer makes no second product, also after a reload, and what was typed since is kept', async () => {
  const network = fakeNetwork();
  let isLost = true;
  const send: typeof fetch = async (input, init) => {
    const answer = await network.send(input, init);
    if (init?.method === 'POST' && isLost) throw new TypeError('Failed to fetch');
    return answer;
  };
  const { user } = visit('/produtos/novo', { ...network, send });
  await user.click(await name());
  await user.paste('Garrafa');
  await user.click(create());
  expect(await screen.findByText(/Erro de conexão/)).toBeTruthy();
  cleanup();
  isLost = false;
  visit('/produtos/novo', { ...network, send });
  expect((await name()).value).toBe('Garrafa');
  await user.click(await name());
  await user.paste(' térmica');
  await user.click(create());
  expect(await screen.findByRole('heading', { level: 1, name: 'Garrafa térmica' })).toBeTruthy();
  const ids = creations(network).map(({ body }) => (body as { id: string }).id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('what was typed is forgotten once the product is there', async () => {
  const network = fakeNetwork();
  const { user } = visit('/produtos/novo', network);
  await user.click(await name());
  await user.paste('Garrafa');
  await user.click(create());
  await screen.findByRole('heading', { level: 1, name: 'Garrafa' });
  cleanup();
  visit('/produtos/novo', network);
  expect((await name()).value).toBe('');
});

/** The ids of the library's pictures, newest first. */
async function libraryIds(network: ReturnType<typeof fakeNetwork>): Promise<string[]> {
  const answer = await network.send('http://localhost/api/images?page=1');
  return ((await answer.json()) as { images: { id: string }[] }).images.map(({ id }) => id);
}

test('chosen pictures come with the form, six of them to be seen, and enter the product', async () => {
  const network = fakeNetwork();
  const imageIds = (await libraryIds(network)).slice(0, 9);
  const state = { imageIds, name: 'Caneca azul' };
  const { user } = visit({ pathname: '/produtos/novo', state }, network);
  expect((await name()).value).toBe('Caneca azul');
  const given = within(screen.getByRole('region', { name: 'Imagens do produto' }));
  expect(given.getByText('As 9 imagens que você escolheu entram neste produto.')).toBeTruthy();
  expect(given.getAllByRole('listitem')).toHaveLength(7);
  expect(given.getByRole('img', { name: 'Mais 3 imagens' }).textContent).toBe('+3');
  await user.click(create());
  await screen.findByRole('heading', { level: 1, name: 'Caneca azul' });
  expect(creations(network)[0]?.body).toMatchObject({ imageIds });
});

test('chosen pictures can enter a product that is there already', async () => {
  const network = fakeNetwork();
  const imageIds = (await libraryIds(network)).slice(5, 7);
  const { user } = visit({ pathname: '/produtos/novo', state: { imageIds } }, network);
  await user.click(await screen.findByRole('button', { name: 'Pôr em um produto que já existe' }));
  await user.click(screen.getByRole('searchbox', { name: 'Buscar um produto' }));
  await user.paste('vela');
  await expect.poll(() => screen.queryByRole('button', { name: /^Tênis/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Vela aromática/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Vela aromática' })).toBeTruthy();
  expect(network.sent).toEqual([
    { call: `POST /api/products/${CANDLE}/images`, body: { imageIds }, key: null },
  ]);
  expect(await screen.findByText('2 imagens adicionadas ao produto.')).toBeTruthy();
});

test('a product that was begun by pictures of a batch leads back to the batch', async () => {
  const imageIds = ['00000000-0000-4000-8000-000000000001'];
  const { user } = visit({
    pathname: '/produtos/novo',
    state: { imageIds, from: '/creative-generator/lote' },
  });
  const back = () => screen.getByRole('link', { name: 'Voltar para o lote' });
  await user.click(await name());
  await user.paste('Garrafa');
  expect(back().getAttribute('href')).toBe('/creative-generator/lote');
  await user.click(create());
  await screen.findByRole('heading', { level: 1, name: 'Garrafa' });
  expect(back().getAttribute('href')).toBe('/creative-generator/lote');
});

test('no other address is led back to', async () => {
  visit({ pathname: '/produtos/novo', state: { from: 'https://elsewhere.example' } });
  await name();
  expect(screen.getByRole('link', { name: 'Voltar para os produtos' }).getAttribute('href')).toBe(
    '/produtos',
  );
});
