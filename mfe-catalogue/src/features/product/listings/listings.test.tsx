import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listing, product } from '../../../testing/example-product.ts';
import { CANDLE, fakeNetwork, MUG, visit } from '../../../testing/visit.tsx';

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

type Network = ReturnType<typeof fakeNetwork>;
const writings = ({ sent }: Network) => sent.filter(({ call }) => call.endsWith('/listings'));
const savings = ({ sent }: Network) => sent.filter(({ call }) => call.startsWith('PUT'));
const text = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const replace = async (user: ReturnType<typeof visit>['user'], name: string, words: string) => {
  await user.clear(await text(name));
  await user.paste(words);
};
const refusedBy = (status: number, code: string) => () =>
  Response.json({ error: { code, requestId: 'r' } }, { status });

test('a listing is written once, however often the button is pressed, and says what it costs', async () => {
  const network = fakeNetwork();
  const { user } = visit(`/produtos/${CANDLE}`, network);
  expect(await screen.findByText('Ainda sem textos para Mercado Livre')).toBeTruthy();
  expect(await screen.findByText('Restam 12 créditos turbo; cada geração usa 1.')).toBeTruthy();
  await user.dblClick(button('Escrever anúncio'));
  expect((await text('Título')).value).toBe('Caneca de Cerâmica Azul 350 ml para Café e Chá');
  expect(writings(network).map(({ body }) => body)).toEqual([{ channel: 'mercado_livre' }]);
  expect(await screen.findByText('Restam 11 créditos turbo; cada geração usa 1.')).toBeTruthy();
  expect(screen.getByText(/^Textos de demonstração, montados por regras/)).toBeTruthy();
});

test('while it is written the button says so', async () => {
  const answer = Promise.withResolvers<Response>();
  const network = fakeNetwork({ answers: { 'POST /api/products/:id/listings': () => answer.promise } });
  const { user } = visit(`/produtos/${CANDLE}?canal=shopee`, network);
  await user.click(await screen.findByRole('button', { name: 'Escrever anúncio' }));
  expect(button('Escrevendo...').disabled).toBe(true);
  // Another channel, and back: it is still being written.
  await user.click(screen.getByRole('radio', { name: /^Amazon/ }));
  expect(button('Escrever anúncio').disabled).toBe(false);
  await user.click(screen.getByRole('radio', { name: /^Shopee/ }));
  expect(button('Escrevendo...').disabled).toBe(true);
  const written = listing('shopee', { title: 'Vela aromática' });
  answer.resolve(Response.json({ listing: written, charged: true, demonstration: false }));
  expect((await text('Título')).value).toBe('Vela aromática');
});

test('a press that got no answer is repeated under the same key; one with other facts is another', async () => {
  const network = fakeNetwork({
    answers: {
      'POST /api/products/:id/listings': () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
  const { user } = visit(`/produtos/${CANDLE}`, network);
  const press = async (times: number) => {
    await user.click(await screen.findByRole('button', { name: 'Escrever anúncio' }));
    await expect.poll(() => writings(network).length).toBe(times);
    expect(await screen.findByText(/Erro de conexão/)).toBeTruthy();
  };
  await press(1);
  cleanup();
  visit(`/produtos/${CANDLE}`, network);
  await press(2);
  await user.click(await screen.findByRole('textbox', { name: 'Cor' }));
  await user.paste('Branca');
  await user.click(button('Salvar ficha'));
  await screen.findByText('Ficha salva');
  await press(3);
  const [first, second, third] = writings(network).map(({ key }) => key);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('without credits the way to more is shown', async () => {
  const { user } = visit(`/produtos/${CANDLE}`, fakeNetwork({ state: 'no_credits' }));
  await user.click(await screen.findByRole('button', { name: 'Escrever anúncio' }));
  expect(
    await screen.findByText('Você não tem créditos suficientes. Por favor, atualize seu plano.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Comprar Créditos' })).toHaveProperty('pathname', '/plans');
});

test.each([
  [502, 'text_failed', 'Não foi possível escrever os textos. Tente novamente mais tarde.'],
  [422, 'text_missing', 'Com o que está na ficha não dá para escrever: diga no nome o que o produto é.'],
])('the screen says why nothing was written (%i %s)', async (status, code, sentence) => {
  const network = fakeNetwork({ answers: { 'POST /api/products/:id/listings': refusedBy(status, code) } });
  const { user } = visit(`/produtos/${CANDLE}`, network);
  await user.click(await screen.findByRole('button', { name: 'Escrever anúncio' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('facts that were not saved are named before something is written from the old ones', async () => {
  const { user } = visit(`/produtos/${CANDLE}`);
  await user.click(await screen.findByRole('textbox', { name: 'Cor' }));
  await user.paste('Branca');
  expect(screen.getByText(/A ficha tem mudanças que não foram salvas/)).toBeTruthy();
});

test('each channel has its own fields in its own order', async () => {
  const { user } = visit(`/produtos/${MUG}`);
  const section = within(await screen.findByRole('region', { name: 'Anúncios' }));
  const labels = () =>
    section.getAllByRole('textbox').map((box) => (box as HTMLTextAreaElement).labels?.[0]?.textContent);
  expect(labels()).toEqual(['Título', 'Nome da família', 'Descrição', 'Palavras-chave']);
  expect(screen.getByText('Onde o Mercado Livre monta o título, informe este nome da família.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Amazon (com textos)' }));
  expect(labels()).toEqual([
    ...['Título', 'Destaques', 'Tópico 1', 'Tópico 2', 'Tópico 3', 'Descrição', 'Termos de busca'],
  ]);
});

test('the channel stays in the address, and the list of the phone leads to the same channels', async () => {
  const { user } = visit(`/produtos/${MUG}?canal=amazon`);
  const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Canal de venda' });
  expect(list.value).toBe('amazon');
  await user.selectOptions(list, 'Mercado Livre (com textos)');
  expect(await text('Nome da família')).toBeTruthy();
});

test('a text counts live, and says beneath it what the channel refuses', async () => {
  const { user } = visit(`/produtos/${MUG}?canal=amazon`);
  expect((await screen.findAllByText('46 de 75 caracteres')).length).toBe(1);
  await replace(user, 'Título', 'a'.repeat(78));
  expect(screen.getByText('78 de 75 caracteres').dataset.over).toBe('true');
  const note = document.getElementById((await text('Título')).getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toContain('Passou 3 caracteres do limite.');
  await replace(user, 'Termos de busca', `${'á'.repeat(125)}`);
  expect(screen.getByText('250 de 249 bytes')).toBeTruthy();
  expect(screen.getByText('Com 1 byte a mais, a Amazon ignora o campo inteiro.')).toBeTruthy();
  await replace(user, 'Tópico 2', 'Curto');
  expect(screen.getByText('Escreva pelo menos 10 caracteres.')).toBeTruthy();
});

const NO_TERMS = 'O título já traz as palavras de busca: aqui não é preciso repetir.';

test('search terms that came back empty are said to be meant, until something is changed', async () => {
  const written = listing('amazon', { title: 'Vela aromática', description: 'Uma vela.' });
  const network = fakeNetwork({
    answers: {
      'POST /api/products/:id/listings': () =>
        Response.json({ listing: written, charged: true, demonstration: false }),
    },
  });
  const { user } = visit(`/produtos/${CANDLE}?canal=amazon`, network);
  await user.click(await screen.findByRole('button', { name: 'Escrever anúncio' }));
  expect(await screen.findByText(NO_TERMS)).toBeTruthy();
  await replace(user, 'Título', 'Vela');
  expect(screen.queryByText(NO_TERMS)).toBeNull();
  expect(screen.getByText('Quem compra não vê. Separe por espaços e não repita o título.')).toBeTruthy();
});

test('search terms that nobody wrote are not said to be meant', async () => {
  const { user } = visit(`/produtos/${CANDLE}?canal=amazon`);
  await user.click(await screen.findByRole('button', { name: 'Escrever eu mesmo' }));
  expect(await text('Termos de busca')).toBeTruthy();
  expect(screen.queryByText(NO_TERMS)).toBeNull();
});

test('texts are copied one by one, keywords all together', async () => {
  const { user } = visit(`/produtos/${MUG}`);
  await user.click(await screen.findByRole('button', { name: 'Copiar título' }));
  expect(await navigator.clipboard.readText()).toBe('Caneca de Cerâmica Azul 350 ml para Café e Chá');
  await user.click(button('Copiar todas'));
  expect(await navigator.clipboard.readText()).toBe(
    'caneca azul, caneca de cerâmica, caneca 350 ml, caneca para café',
  );
});

test('edits are saved, tidied, with their bullets and keywords', async () => {
  const network = fakeNetwork();
  const { user } = visit(`/produtos/${MUG}?canal=amazon`, network);
  await text('Título');
  expect(button('Salvar textos').disabled).toBe(true);
  await replace(user, 'Título', '  Caneca\nAzul ');
  await user.click(button('Tirar tópico 2'));
  await user.click(button('Adicionar tópico'));
  await user.click(await text('Tópico 3'));
  await user.paste('Acompanha caixa de presente');
  await user.click(button('Adicionar tópico'));
  await user.click(button('Salvar textos'));
  expect(await screen.findByText('Textos salvos')).toBeTruthy();
  expect(savings(network)[0]).toMatchObject({
    call: `PUT /api/products/${MUG}/listings/amazon`,
    body: {
      title: 'Caneca Azul',
      bullets: [
        'Cerâmica esmaltada, lisa por dentro e por fora',
        'Vai ao micro-ondas e à lava-louças',
        'Acompanha caixa de presente',
      ],
    },
  });
  await expect.poll(() => button('Salvar textos').disabled).toBe(true);
  expect((await text('Título')).value).toBe('Caneca Azul');
});

test('keywords are separated by commas, each once, and no more than are kept', async () => {
  const network = fakeNetwork();
  const { user } = visit(`/produtos/${MUG}`, network);
  await replace(user, 'Palavras-chave', 'caneca, caneca azul,, caneca ,');
  expect(screen.getByText('2 palavras-chave')).toBeTruthy();
  await user.click(button('Salvar textos'));
  await screen.findByText('Textos salvos');
  expect(savings(network)[0]?.body).toMatchObject({ keywords: ['caneca', 'caneca azul'] });
  await replace(user, 'Palavras-chave', Array.from({ length: 32 }, (_, at) => `palavra ${at}`).join(','));
  expect(screen.getByText('Passou 2 palavras-chave do limite de 30.')).toBeTruthy();
  expect(button('Salvar textos').disabled).toBe(true);
});

test('edits outlive another channel, a failed save and a reload', async () => {
  const network = fakeNetwork({
    answers: { 'PUT /api/products/:id/listings/:channel': refusedBy(500, 'internal_error') },
  });
  const { user } = visit(`/produtos/${MUG}?canal=amazon`, network);
  await replace(user, 'Título', 'Caneca Minha');
  await user.click(screen.getByRole('radio', { name: /^Mercado Livre/ }));
  expect((await text('Título')).value).toMatch(/^Caneca de Cerâmica/);
  await user.click(screen.getByRole('radio', { name: /^Amazon/ }));
  expect((await text('Título')).value).toBe('Caneca Minha');
  await user.click(button('Salvar textos'));
  expect(await screen.findByText('Não foi possível salvar os textos. Tente novamente.')).toBeTruthy();
  cleanup();
  visit(`/produtos/${MUG}?canal=amazon`, network);
  expect((await text('Título')).value).toBe('Caneca Minha');
});

test('writing anew asks first where edits would be gone, and then they are', async () => {
  const network = fakeNetwork();
  const { user } = visit(`/produtos/${MUG}?canal=amazon`, network);
  await replace(user, 'Título', 'Caneca Minha');
  await user.click(button('Escrever de novo'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancelar' }));
  expect(writings(network)).toEqual([]);
  await user.click(button('Escrever de novo'));
  await user.click(button('Substituir'));
  expect(await screen.findByText('Textos escritos!')).toBeTruthy();
  expect((await text('Título')).value).toMatch(/^Caneca de Cerâmica/);
  cleanup();
  visit(`/produtos/${MUG}?canal=amazon`, network);
  expect((await text('Título')).value).toMatch(/^Caneca de Cerâmica/);
});

test('texts that nobody changed are written anew without a question', async () => {
  const network = fakeNetwork();
  const { user } = visit(`/produtos/${MUG}`, network);
  await user.click(await screen.findByRole('button', { name: 'Escrever de novo' }));
  expect(await screen.findByText('Textos escritos!')).toBeTruthy();
  expect(writings(network)).toHaveLength(1);
});

test('saved texts that the user changed are asked for, too', async () => {
  const network = fakeNetwork();
  const { user } = visit(`/produtos/${MUG}`, network);
  await replace(user, 'Título', 'Caneca Minha');
  await user.click(button('Salvar textos'));
  await screen.findByText('Textos salvos');
  await user.click(button('Escrever de novo'));
  expect(screen.getByRole('alertdialog', { name: 'Escrever tudo de novo?' })).toBeTruthy();
});

test('texts that came while another channel was shown replace the draft of the old ones', async () => {
  const answer = Promise.withResolvers<void>();
  const written = listing('amazon', { title: 'Caneca Nova' });
  const network = fakeNetwork({
    answers: {
      'POST /api/products/:id/listings': async () => {
        await answer.promise;
        const later = {
          ...written,
          writtenAt: '2026-11-21T12:00:00.000Z',
          updatedAt: '2026-11-21T12:00:00.000Z',
        };
        return Response.json({ listing: later, charged: true, demonstration: false });
      },
    },
  });
  const { user } = visit(`/produtos/${MUG}?canal=amazon`, network);
  await replace(user, 'Título', 'Caneca Minha');
  await user.click(button('Escrever de novo'));
  await user.click(button('Substituir'));
  await user.click(screen.getByRole('radio', { name: /^Mercado Livre/ }));
  answer.resolve();
  await screen.findByText('Textos escritos!');
  await user.click(screen.getByRole('radio', { name: /^Amazon/ }));
  expect((await text('Título')).value).toBe('Caneca Nova');
});

test('a writing that fails while another channel is shown says so with its name', async () => {
  const answer = Promise.withResolvers<Response>();
  const network = fakeNetwork({ answers: { 'POST /api/products/:id/listings': () => answer.promise } });
  const { user } = visit(`/produtos/${CANDLE}?canal=shopee`, network);
  await user.click(await screen.findByRole('button', { name: 'Escrever anúncio' }));
  await user.click(screen.getByRole('radio', { name: /^Amazon/ }));
  answer.resolve(refusedBy(502, 'provider_failed')());
  expect(await screen.findByText(/^Shopee: Não foi possível escrever os textos/)).toBeTruthy();
});

test('the user writes without us, and it costs nothing', async () => {
  const network = fakeNetwork();
  const { user } = visit(`/produtos/${CANDLE}?canal=shopee`, network);
  await user.click(await screen.findByRole('button', { name: 'Escrever eu mesmo' }));
  await replace(user, 'Título', 'Vela de eucalipto');
  await user.click(button('Salvar textos'));
  expect(await screen.findByText('Textos salvos')).toBeTruthy();
  expect(network.sent.map(({ call }) => call)).toEqual([`PUT /api/products/${CANDLE}/listings/shopee`]);
  expect(screen.queryByText(/^Textos de demonstração/)).toBeNull();
});

test('the screen names the day of the rules, and marks one that is long ago', async () => {
  visit(`/produtos/${MUG}`);
  expect(await screen.findByText(/^Regras conferidas em 22\/11\/2026/)).toBeTruthy();
  expect(screen.queryByText('Há mais de seis meses')).toBeNull();
  cleanup();
  vi.useFakeTimers({ now: new Date('2027-08-01T12:00:00Z'), toFake: ['Date'] });
  visit(`/produtos/${MUG}`);
  expect(await screen.findByText('Há mais de seis meses')).toBeTruthy();
});

test('what is longer than is kept is cut, and the field says where', async () => {
  const bare = product({ id: CANDLE, listings: [listing('mercado_livre', { title: 'Vela' })] });
  const network = fakeNetwork({ answers: { 'GET /api/products/:id': () => Response.json(bare) } });
  const { user } = visit(`/produtos/${CANDLE}`, network);
  await replace(user, 'Descrição', 'a'.repeat(12_050));
  expect((await text('Descrição')).value).toHaveLength(12_000);
  expect(
    screen.getByText('O texto chegou ao limite de 12.000 caracteres: o que passa dele fica de fora.'),
  ).toBeTruthy();
});

test('Enter breaks the lines of a description, not of a title', async () => {
  const { user } = visit(`/produtos/${MUG}`);
  for (const name of ['Título', 'Descrição']) {
    await user.clear(await text(name));
    await user.keyboard('a{Enter}b');
  }
  expect((await text('Título')).value).toBe('ab');
  expect((await text('Descrição')).value).toBe('a\nb');
});
