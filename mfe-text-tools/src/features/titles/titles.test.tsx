import { FakeHost } from '@andromeda/platform/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { record, textNetwork, titles } from '../../testing/text-network.ts';
import { refusedIn } from './refused-words.ts';

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
  expect(network.requests).toEqual([
    {
      call: 'POST /api/titles',
      body: { description: 'Caneca azul', keywords: '', marketplace: 'mercado_livre' },
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
});

test('without input the message says what is missing, and no request is sent', async () => {
  const { user, network } = visit();
  await user.type(description(), '   ');
  await user.click(press());
  expect(
    screen.getByText('Por favor, forneça pelo menos a descrição do produto ou palavras-chave'),
  ).toBeTruthy();
  expect(network.requests).toEqual([]);
});

test('a double click asks once, and the button says so', async () => {
  const answer = Promise.withResolvers<Response>();
  const { user, network } = visit(textNetwork({ 'POST /api/titles': () => answer.promise }));
  await user.type(description(), 'Caneca');
  await user.dblClick(press());
  expect(screen.getByRole('button', { name: 'Gerando...' })).toHaveProperty('disabled', true);
  answer.resolve(Response.json({ id: crypto.randomUUID(), charged: false, demonstration: false, titles }));
  await screen.findByText(titles[0] ?? '');
  expect(network.requests).toHaveLength(1);
});

test('a failure shows the quoted sentence and keeps the form', async () => {
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
  const keys = network.requests.map(({ key }) => key);
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

test.each([
  [7, 'Gerações gratuitas que restam hoje: 7 de 20. Elas se renovam à meia-noite (horário de Brasília).'],
  [0, 'As 20 gerações gratuitas de hoje acabaram: à meia-noite (horário de Brasília) há mais 20.'],
])(
  'without turbo credits the screen says that %s free ones are left today, and when more come',
  async (left, words) => {
    const balance = {
      creditsRemaining: 5,
      totalCreditsUsed: 0,
      turboCredits: 0,
      turboCreditsUsed: 0,
      planName: 'Pro',
      freeTextsToday: { perDay: 20, left },
    };
    visit(textNetwork({ 'GET /api/credits': () => Response.json(balance) }));
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

test('the screen shows the turbo credits that it spends', async () => {
  visit();
  expect(await screen.findByText('Restam 3 créditos turbo; cada geração usa 1.')).toBeTruthy();
});

test('a press that was left behind is repeated, not ordered twice', async () => {
  const answer = Promise.withResolvers<void>();
  const made = { id: crypto.randomUUID(), charged: true, demonstration: false, titles };
  const network = textNetwork({
    'POST /api/titles': () => answer.promise.then(() => Response.json(made)),
  });
  const { user } = visit(network);
  await user.type(description(), 'Caneca de porcelana');
  await user.click(press());
  cleanup();
  visit(network);
  expect(description().value).toBe('Caneca de porcelana');
  await user.click(press());
  answer.resolve();
  await screen.findByText(titles[0] ?? '');
  expect(network.requests).toHaveLength(2);
  expect(new Set(network.requests.map(({ key }) => key)).size).toBe(1);
});

test('another marketplace changes what is asked for next, and not the limit of the titles that stand', async () => {
  const { user } = visit();
  await user.type(description(), 'Caneca azul');
  await user.click(press());
  await screen.findByText('30 de 60 caracteres');
  await user.selectOptions(screen.getByLabelText('Onde você vai anunciar'), 'shopee');
  expect(screen.getByText('Títulos de até 120 caracteres, feitos para vender')).toBeTruthy();
  expect(screen.getByText('30 de 60 caracteres')).toBeTruthy();
});

/** A history that really searches and forgets. */
function keptTexts(count: number) {
  const all = Array.from({ length: count }, (_, at) =>
    record({ id: `33333333-3333-4333-8333-33333333330${at}`, input: { description: `Tênis ${at}` } }),
  );
  const kept = new Map(all.map((one) => [one.id, one]));
  const searched: (string | null)[] = [];
  const answers = {
    'GET /api/texts': ({ query }: { query: URLSearchParams }) => {
      searched.push(query.get('search'));
      const records = [...kept.values()].filter((one) =>
        one.input.description?.includes(query.get('search') ?? ''),
      );
      return Response.json({ records, page: 1, hasMore: false });
    },
    'DELETE /api/texts': () => {
      kept.clear();
      return new Response(null, { status: 204 });
    },
    ...Object.fromEntries(
      all.map(({ id }) => [
        `DELETE /api/texts/${id}`,
        () => {
          kept.delete(id);
          return new Response(null, { status: 204 });
        },
      ]),
    ),
  };
  return { kept, searched, network: textNetwork(answers) };
}

test('what was made before is there to be looked at again', async () => {
  const network = textNetwork({
    'GET /api/texts': () => Response.json({ records: [record()], page: 1, hasMore: false }),
  });
  const { user } = visit(network);
  await user.click(await screen.findByRole('button', { name: /^Tênis azul/ }));
  expect(screen.getByText('21 de 120 caracteres')).toBeTruthy();
});

test('one of the history is deleted after some seconds in which it may be taken back', async () => {
  const { kept, network } = keptTexts(2);
  const { user } = visit(network);
  const forget = async () =>
    user.click(await screen.findByRole('button', { name: 'Excluir do histórico: Tênis 1' }));
  await forget();
  expect(screen.queryByRole('button', { name: /^Tênis 1/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('button', { name: /^Tênis 1/ })).toBeTruthy();
  await forget();
  expect(kept.size).toBe(2);
  cleanup();
  await expect.poll(() => kept.size).toBe(1);
});

test('a long history is searched, and emptied only after a question', async () => {
  const { kept, searched, network } = keptTexts(7);
  const { user } = visit(network);
  const field = await screen.findByLabelText('Buscar no histórico');
  // All letters before any timer fires: a busy machine types more slowly than the pause that ends a word.
  for (let letters = 1; letters <= 'Tênis 3'.length; letters += 1)
    fireEvent.change(field, { target: { value: 'Tênis 3'.slice(0, letters) } });
  await expect.poll(() => screen.queryByRole('button', { name: /^Tênis 4/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Tênis 3/ })).toBeTruthy();
  expect(searched).toEqual([null, 'Tênis 3']);
  await user.click(screen.getByRole('button', { name: 'Limpar busca' }));
  await user.click(await screen.findByRole('button', { name: 'Limpar histórico' }));
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(kept.size).toBe(7);
  await user.click(screen.getByRole('button', { name: 'Limpar histórico' }));
  await user.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(await screen.findByText('Histórico limpo.')).toBeTruthy();
  await expect.poll(() => screen.queryByRole('heading', { name: 'Histórico' })).toBeNull();
});

test('a short history needs no search', async () => {
  visit(keptTexts(2).network);
  expect(await screen.findByRole('heading', { name: 'Histórico' })).toBeTruthy();
  expect(screen.queryByLabelText('Buscar no histórico')).toBeNull();
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

test('while rules write, the screen says so beneath its title', () => {
  render(
    <FakeHost
      remote={{ routes }}
      address="/title-generator"
      send={textNetwork().send}
      config={{ textsByRules: true }}
    />,
  );
  expect(screen.getByText('Demonstração por regras, sem IA externa')).toBeTruthy();
});

test('a pasted text that is longer than the field says where it was cut', async () => {
  const { user } = visit();
  await user.click(description());
  await user.paste('a'.repeat(4100));
  expect(description().value).toHaveLength(4000);
  expect(
    screen.getByText('O texto chegou ao limite de 4.000 caracteres: o que passa dele fica de fora.'),
  ).toBeTruthy();
  await user.type(description(), '{Backspace}');
  expect(screen.queryByText(/chegou ao limite/)).toBeNull();
});
