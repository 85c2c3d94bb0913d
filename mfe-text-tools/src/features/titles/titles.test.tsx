import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { record, textNetwork, titles } from '../../testing/text-network.ts';
import { refusedIn } from './marketplaces.ts';

afterEach(() => sessionStorage.clear());

function visit(network = textNetwork(), state: unknown = null) {
  render(
    <FakeHost remote={{ routes }} address={{ pathname: '/title-generator', state }} send={network.send} />,
  );
  return { user: userEvent.setup(), network };
}
const press = () => screen.getByRole('button', { name: 'Gerar Títulos' });
const description = () => screen.getByLabelText<HTMLTextAreaElement>('Descrição do produto (opcional)');
const refusal = (status: number, code: string) =>
  Response.json({ error: { code, requestId: 'r' } }, { status });

test('three titles come with their length, and each is copied by its button for 2 s', async () => {
  const { user, network } = visit();
  await user.type(description(), 'Caneca azul');
  await user.click(press());
  const list = within(await screen.findByRole('list', { name: 'Títulos gerados' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  expect(list.getByText('30 de 60 caracteres')).toBeTruthy();
  expect(await screen.findByText('Títulos gerados com sucesso!')).toBeTruthy();
  await user.click(list.getByRole('button', { name: `Copiar título: ${titles[0]}` }));
  expect(await navigator.clipboard.readText()).toBe(titles[0]);
  expect(network.orders).toEqual([
    {
      call: 'POST /api/titles',
      body: { description: 'Caneca azul', keywords: '', marketplace: 'mercado_livre' },
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
});

test('with nothing told the quoted sentence stands, and nothing is asked', async () => {
  const { user, network } = visit();
  await user.type(description(), '   ');
  await user.click(press());
  expect(
    screen.getByText('Por favor, forneça pelo menos a descrição do produto ou palavras-chave'),
  ).toBeTruthy();
  expect(network.orders).toEqual([]);
});

test('a double click asks once, and the button says so', async () => {
  const answer = Promise.withResolvers<Response>();
  const { user, network } = visit(textNetwork({ 'POST /api/titles': () => answer.promise }));
  await user.type(description(), 'Caneca');
  await user.dblClick(press());
  expect(screen.getByRole('button', { name: 'Gerando...' })).toHaveProperty('disabled', true);
  answer.resolve(Response.json({ id: crypto.randomUUID(), charged: false, demonstration: false, titles }));
  await screen.findByText(titles[0] ?? '');
  expect(network.orders).toHaveLength(1);
});

test('a failure is told in the quoted words, and what was typed stays', async () => {
  const { user } = visit(textNetwork({ 'POST /api/titles': () => refusal(502, 'text_failed') }));
  await user.type(description(), 'Caneca');
  await user.click(press());
  expect(
    await screen.findByText('Não foi possível gerar os títulos. Tente novamente mais tarde.'),
  ).toBeTruthy();
  expect(description().value).toBe('Caneca');
});

test('a press that got no answer is repeated under the same key, a refused one under a new one', async () => {
  let offline = true;
  const network = textNetwork({
    'POST /api/titles': () => {
      if (offline) throw new TypeError('Failed to fetch');
      return refusal(502, 'text_failed');
    },
  });
  const { user } = visit(network);
  await user.type(description(), 'Caneca');
  await user.click(press());
  await screen.findByText('Erro de conexão. Verifique sua internet e tente novamente.');
  offline = false;
  await user.click(press());
  await screen.findByText('Não foi possível gerar os títulos. Tente novamente mais tarde.');
  await user.click(press());
  await screen.findByText('Não foi possível gerar os títulos. Tente novamente mais tarde.');
  const keys = network.orders.map(({ key }) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('without credits the way to more stands beside the refusal', async () => {
  const { user } = visit(textNetwork({ 'POST /api/titles': () => refusal(402, 'insufficient_credits') }));
  await user.type(description(), 'Caneca');
  await user.click(press());
  expect(
    await screen.findByText('Você não tem créditos suficientes. Por favor, atualize seu plano.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Comprar Créditos' })).toHaveProperty('pathname', '/plans');
});

test('keywords that came along from the other tool are filled in', async () => {
  visit(textNetwork(), { keywords: 'caneca, café' });
  expect(await screen.findByDisplayValue('caneca, café')).toBeTruthy();
});

test('turbo credits are told where they are spent', async () => {
  visit();
  expect(await screen.findByText('Restam 3 créditos turbo; cada geração usa 1.')).toBeTruthy();
});

test('what was made before is there to be looked at again, and can be forgotten', async () => {
  let records = [record()];
  const network = textNetwork({
    'GET /api/texts': () => Response.json({ records, page: 1, hasMore: false }),
    [`DELETE /api/texts/${record().id}`]: () => {
      records = [];
      return new Response(null, { status: 204 });
    },
  });
  const { user } = visit(network);
  await user.click(await screen.findByRole('button', { name: /^Tênis azul/ }));
  expect(screen.getByText('21 de 120 caracteres')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Excluir do histórico: Tênis azul' }));
  await expect.poll(() => screen.queryByRole('heading', { name: 'Histórico' })).toBeNull();
});

test('what marketplaces refuse in a title is found, and honest words are left alone', () => {
  expect(refusedIn('Tênis Azul FRETE GRÁTIS!!!')).toEqual([
    'símbolos',
    '“frete grátis”',
    'palavras em maiúsculas',
  ]);
  expect(refusedIn('Promoção Caneca')).toEqual(['promoção']);
  expect(refusedIn('Relógio Réplica')).toEqual(['réplica']);
  expect(refusedIn('Caneca Azul de Cerâmica 350 ml')).toEqual([]);
  expect(refusedIn('Cabo USB LED HDMI 4K')).toEqual([]);
});
