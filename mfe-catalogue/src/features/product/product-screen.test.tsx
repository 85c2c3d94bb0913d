import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { savedFiles } from '../../testing/saved-files.ts';
import { CANDLE, fakeNetwork, MUG, visit } from '../../testing/visit.tsx';

afterEach(() => sessionStorage.clear());

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const saveFacts = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar ficha' });

test('facts are saved once they are changed', async () => {
  const { user, sent } = visit(`/produtos/${MUG}`);
  const brand = await field('Marca');
  expect(brand.value).toBe('Lume');
  expect(saveFacts().disabled).toBe(true);
  await user.clear(brand);
  await user.paste(' Aurora Cerâmicas ');
  await user.click(saveFacts());
  expect(await screen.findByText('Ficha salva')).toBeTruthy();
  await expect.poll(() => saveFacts().disabled).toBe(true);
  expect(sent[0]).toMatchObject({
    call: `PATCH /api/products/${MUG}`,
    body: { name: 'Caneca de cerâmica azul', facts: { brand: 'Aurora Cerâmicas', model: 'Aurora' } },
  });
});

test('another name is in the heading once it is saved', async () => {
  const { user } = visit(`/produtos/${CANDLE}`);
  const name = await field('Nome do produto');
  await user.clear(name);
  await user.paste('Vela de eucalipto');
  expect(screen.getByRole('heading', { level: 1, name: 'Vela aromática' })).toBeTruthy();
  await user.click(saveFacts());
  expect(await screen.findByRole('heading', { level: 1, name: 'Vela de eucalipto' })).toBeTruthy();
});

test('what was typed into the facts outlives a failed save and a reload', async () => {
  const network = fakeNetwork({
    answers: {
      'PATCH /api/products/:id': () =>
        Response.json({ error: { code: 'internal_error', requestId: 'r' } }, { status: 500 }),
    },
  });
  const { user } = visit(`/produtos/${CANDLE}`, network);
  await user.click(await field('Cor'));
  await user.paste('Branca');
  await user.click(saveFacts());
  expect(await screen.findByText('Não foi possível salvar a ficha. Tente novamente.')).toBeTruthy();
  expect((await field('Cor')).value).toBe('Branca');
  cleanup();
  visit(`/produtos/${CANDLE}`, network);
  expect((await field('Cor')).value).toBe('Branca');
  expect(saveFacts().disabled).toBe(false);
});

test('a product is deleted after a question that says what stays', async () => {
  const { user, sent } = visit(`/produtos/${CANDLE}`);
  await user.click(await screen.findByRole('button', { name: 'Excluir produto' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Excluir este produto?' }));
  expect(question.getByText(/As imagens continuam na sua biblioteca/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Cancelar' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Excluir produto' }));
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Produtos e Anúncios' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Caneca de cerâmica azul' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Vela aromática' })).toBeNull();
  expect(sent.map(({ call }) => call)).toEqual([`DELETE /api/products/${CANDLE}`]);
});

test('a deletion that fails says so in the question, and the product stays', async () => {
  const refused = () => Response.json({ error: { code: 'internal_error', requestId: 'r' } }, { status: 500 });
  const network = fakeNetwork({ answers: { 'DELETE /api/products/:id': refused } });
  const { user } = visit(`/produtos/${CANDLE}`, network);
  await user.click(await screen.findByRole('button', { name: 'Excluir produto' }));
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Não foi possível excluir o produto. Tente novamente.')).toBeTruthy();
});

test('a product that is not there says so and leads back', async () => {
  visit('/produtos/00000000-0000-4000-8000-000000000999');
  expect(await screen.findByText('Este produto não existe mais')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver todos os produtos' })).toHaveProperty('pathname', '/produtos');
});

test('another try after a failure shows the product', async () => {
  const [broken, whole] = [fakeNetwork({ state: 'error' }), fakeNetwork()];
  let network = broken;
  const { user } = visit(`/produtos/${MUG}`, { ...broken, send: (...call) => network.send(...call) });
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  network = whole;
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Caneca de cerâmica azul' })).toBeTruthy();
});

test('the sheet has a row for each channel with texts, and the name of the product', async () => {
  const saved = savedFiles();
  const { user } = visit(`/produtos/${MUG}`);
  await user.click(await screen.findByRole('button', { name: 'Baixar planilha' }));
  expect(saved.map(({ name }) => name)).toEqual(['Caneca-de-ceramica-a.csv']);
  const rows = (await saved[0]?.file.text())?.split('\r\n') ?? [];
  expect(rows.slice(1, -1).map((row) => row.split(';')[0])).toEqual(['Mercado Livre', 'Amazon']);
});

test('without texts there is no sheet yet, and a sentence says why', async () => {
  const saved = savedFiles();
  const { user } = visit(`/produtos/${CANDLE}`);
  await user.click(await screen.findByRole('button', { name: 'Baixar planilha' }));
  expect(await screen.findByText(/escreva primeiro um anúncio/)).toBeTruthy();
  expect(saved).toEqual([]);
});
