import { type LibraryImage, type MarketplaceListing, usePreparation } from '@andromeda/platform';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSession, type Network, openPage, type PageOptions } from '../../../testing/page.tsx';

const assign = vi.fn<(address: string | URL) => void>();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  keepSession();
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => vi.unstubAllGlobals());

const room = '/api/marketplaces/mercado-livre';
const imageId = '00000000-0000-4000-8000-000000000001';
const image: LibraryImage = {
  ...{ id: imageId, imageUrl: '/file/1', thumbnailUrl: '/file/1?variant=thumbnail', prompt: 'Caneca' },
  ...{ name: null, operation: 'change_background', width: 800, height: 600, dominantColor: '#c0a080' },
  ...{ favorite: false, cutOutDoubtful: false, returnable: false, repairable: false, repaired: false },
  cutOutGround: null,
  ...{ sourceType: 'algorithmicallyEnhanced', productId: null, createdAt: '2026-11-20T15:00:00.000Z' },
};
const listing = (number: number, change: Partial<MarketplaceListing> = {}): MarketplaceListing => ({
  ...{ id: `MLB100000${number}`, title: `Caneca ${number}`, thumbnailUrl: null, url: 'https://ml.test/1' },
  ...{ status: 'active', pictures: 2, fixed: null },
  ...change,
});
const change = (status: 'sent' | 'undone') => ({
  ...{ id: imageId, status, place: 'cover', sentAt: '2026-11-28T12:00:00.000Z' },
  listing: { id: 'MLB1000001', title: 'Caneca 1', url: 'https://ml.test/1' },
});
const refusal = (code: string, status = 409) => Response.json({ error: { code } }, { status });

const usual: Network = {
  [`POST /api/images/${imageId}/channels/mercado_livre`]: () =>
    Response.json({
      channel: 'mercado_livre',
      file: { url: '/file/ready', width: 1200, height: 1200, bytes: 3 },
      checks: [],
    }),
  [`GET /api/images/${imageId}`]: () => Response.json(image),
  'GET /file/ready': () => new Response('jpg'),
  [`GET ${room}`]: () =>
    Response.json({
      account: { name: 'LOJA DA ANA', connectedAt: '2026-11-20T12:00:00.000Z' },
      demonstration: false,
    }),
  [`GET ${room}/listings`]: () =>
    Response.json({
      listings: [listing(1), listing(2, { fixed: 'variations' }), listing(3, { fixed: 'catalogue' })],
      total: 3,
      nextOffset: null,
    }),
  [`POST ${room}/diagnoses`]: () => Response.json({ findings: [] }),
  [`POST ${room}/changes`]: () => Response.json(change('sent')),
  [`POST ${room}/changes/${imageId}/undo`]: () => Response.json(change('undone')),
  'POST /api/preparations': () => new Response(null, { status: 204 }),
};

const keep = vi.fn(async () => undefined);
beforeEach(() => keep.mockClear());

function Asking() {
  const prepare = usePreparation();
  return (
    <button type="button" onClick={() => prepare({ images: [image], keep })}>
      Preparar
    </button>
  );
}

const open = (network: Network, address = '/library?page=2', options: PageOptions = {}) =>
  openPage(
    address,
    { ...usual, ...network },
    {
      connectable: ['mercado_livre'],
      load: async () => ({ routes: [{ path: '*', element: <Asking /> }] }),
      ...options,
    },
  );
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

async function prepare(network: Network = {}, options: PageOptions = {}) {
  const page = open(network, undefined, options);
  await press('Preparar');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Mercado Livre' }));
  await press('Preparar 1 imagem');
  await screen.findByText('Pronta para Mercado Livre');
  return page;
}

async function choose(network: Network = {}) {
  const page = await prepare(network);
  await press('Enviar Caneca para um anúncio');
  await press(/Caneca 1/);
  return page;
}

const SEND = 'Enviar para “Caneca 1”';
const pressSend = async () => {
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: SEND }).disabled).toBe(false),
  );
  await press(SEND);
};

test('where no account can be connected, nothing of it is shown', async () => {
  const { sent } = await prepare({}, { connectable: undefined });
  expect(screen.queryByRole('button', { name: /anúncio/ })).toBeNull();
  expect(sent.some(({ call }) => call.includes('/marketplaces/'))).toBe(false);
});

test('a picture goes to the chosen listing as its cover, and back', async () => {
  const { calls } = await choose();
  expect(await screen.findByText('O Mercado Livre não vê problema nesta foto.')).toBeTruthy();
  expect(calls(`POST ${room}/changes`)).toEqual([]);
  await pressSend();
  expect(await screen.findByText('Pronto, a foto está no anúncio')).toBeTruthy();
  expect(keep).toHaveBeenCalledExactlyOnceWith(image);
  expect(calls(`POST ${room}/changes`)[0]?.body).toEqual({
    imageId,
    listingId: 'MLB1000001',
    place: 'cover',
  });
  const link = screen.getByRole('link', { name: 'Ver o anúncio no Mercado Livre' });
  expect(link.getAttribute('href')).toBe('https://ml.test/1');
  await press('Desfazer');
  expect(await screen.findByText('Desfeito: o anúncio tem as fotos de antes.')).toBeTruthy();
  await press('Voltar');
  expect(await screen.findByText('Pronta para Mercado Livre')).toBeTruthy();
});

/** The first page as the server answers it for a picture; `because` as it says. */
const likely = (because: string, number = 1): Network => ({
  [`GET ${room}/listings`]: () =>
    Response.json({
      ...{ listings: [listing(1), listing(2)], total: 2, nextOffset: null },
      likely: { listing: listing(number), because },
    }),
});
const openSending = async (network: Network) => {
  const page = await prepare(network);
  await press('Enviar Caneca para um anúncio');
  return page;
};

test.each([
  ['product', 'O anúncio deste produto'],
  ['last', 'O último anúncio que recebeu uma foto'],
  ['only', 'O seu único anúncio'],
])('the likely listing (%s) stands chosen, and gets the picture by one press', async (because, words) => {
  const { calls } = await openSending(likely(because));
  expect(
    within(await screen.findByRole('region', { name: 'Anúncio escolhido' })).getByText(words),
  ).toBeTruthy();
  expect(calls(`POST ${room}/changes`)).toEqual([]);
  await pressSend();
  expect(await screen.findByText('Pronto, a foto está no anúncio')).toBeTruthy();
  expect(calls(`POST ${room}/changes`).map(({ body }) => body.listingId)).toEqual(['MLB1000001']);
  await press('Concluir');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('another listing takes the place of the likely one by one press, and stands above the rest', async () => {
  const { calls } = await openSending(likely('last', 2));
  const others = await screen.findByRole('list', { name: 'Seus outros anúncios' });
  expect(within(others).queryByRole('button', { name: /Caneca 2/ })).toBeNull();
  fireEvent.click(within(others).getByRole('button', { name: /Caneca 1/ }));
  const chosen = screen.getByRole('region', { name: 'Anúncio escolhido' });
  expect(within(chosen).getByText('Caneca 1')).toBeTruthy();
  expect(within(chosen).queryByText(/O último anúncio/)).toBeNull();
  expect(document.activeElement).toBe(chosen);
  await pressSend();
  await screen.findByText('Pronto, a foto está no anúncio');
  expect(calls(`POST ${room}/changes`).map(({ body }) => body.listingId)).toEqual(['MLB1000001']);
});

test('a refusal speaks of the listing that was pressed, also where another is likely by then', async () => {
  let asked = 0;
  await openSending({
    [`GET ${room}/listings`]: () =>
      Response.json({
        ...{ listings: [listing(1), listing(2)], total: 2, nextOffset: null },
        likely: { listing: listing(++asked), because: 'last' },
      }),
    [`POST ${room}/changes`]: () => refusal('marketplace_listing_full'),
  });
  await pressSend();
  expect(await screen.findByText(/Este anúncio já tem o máximo de fotos/)).toBeTruthy();
  await waitFor(() => expect(asked).toBe(2));
  expect(screen.getByRole('button', { name: 'Tentar de novo em “Caneca 1”' })).toBeTruthy();
});

test('a picture that does not become a file for Mercado Livre says why, and cannot be sent', async () => {
  keepPoint({});
  open(
    {
      ...likely('last'),
      [`POST /api/images/${imageId}/channels/mercado_livre`]: () =>
        Response.json({
          channel: 'mercado_livre',
          file: null,
          checks: [{ rule: 'leastSide', ok: false, measured: '200', wanted: '500' }],
        }),
    },
    '/library?mercado-livre=conectado',
  );
  expect(
    await screen.findByText('A imagem tem 200 px; o Mercado Livre pede pelo menos 500 px.'),
  ).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole('status', { name: 'O Mercado Livre está examinando a foto' })).toBeNull(),
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: SEND }).disabled).toBe(true);
});

test('a picture that was sent is noted as a step of its history, once, and a refused one is not', async () => {
  const answers = [Response.json(change('sent')), refusal('marketplace_listing_full')];
  const { calls } = await choose({
    [`POST ${room}/changes`]: () => answers.pop() ?? Response.json(change('sent')),
  });
  await pressSend();
  await screen.findByText(/Este anúncio já tem o máximo de fotos/);
  expect(calls('POST /api/preparations')).toEqual([]);
  await press('Tentar de novo em “Caneca 1”');
  await screen.findByText('Pronto, a foto está no anúncio');
  await press('Desfazer');
  await screen.findByText('Desfeito: o anúncio tem as fotos de antes.');
  const file = { width: 1200, height: 1200, bytes: 3 };
  const copies = [{ channel: 'mercado_livre', verdict: 'ready', reasons: [], file }];
  await waitFor(() =>
    expect(calls('POST /api/preparations').map(({ body }) => body)).toEqual([
      { act: expect.any(String), way: 'mercado_livre', pictures: [{ imageId, copies }] },
    ]),
  );
});

test('what Mercado Livre sees is said before anything is sent, and again for another place', async () => {
  const findings = [
    { kind: 'white_background', words: null },
    { kind: 'other', words: 'a foto está borrada' },
  ];
  const { calls } = await choose({
    [`POST ${room}/diagnoses`]: ({ place }) => Response.json({ findings: place === 'cover' ? findings : [] }),
  });
  expect(
    await screen.findByText('O Mercado Livre vê: fundo não é branco, a foto está borrada.'),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'No fim' }));
  expect(await screen.findByText('O Mercado Livre não vê problema nesta foto.')).toBeTruthy();
  await pressSend();
  await screen.findByText('Pronto, a foto está no anúncio');
  expect(calls(`POST ${room}/changes`).map(({ body }) => body.place)).toEqual(['last']);
});

test('a picture that was not examined can be sent all the same', async () => {
  await choose({ [`POST ${room}/diagnoses`]: () => refusal('marketplace_busy', 503) });
  expect(await screen.findByText(/O Mercado Livre não examinou a foto agora/)).toBeTruthy();
  await pressSend();
  expect(await screen.findByText('Pronto, a foto está no anúncio')).toBeTruthy();
});

test('listings whose pictures cannot be changed say why and cannot be chosen', async () => {
  await prepare();
  await press('Enviar Caneca para um anúncio');
  const shoes = await screen.findByRole<HTMLButtonElement>('button', { name: /Tem variações/ });
  expect(shoes.disabled).toBe(true);
  expect(screen.getByText('Anúncio de catálogo: as fotos são do Mercado Livre.')).toBeTruthy();
});

test.each([
  ['marketplace_unavailable', 'O Mercado Livre não respondeu. Tente novamente em alguns minutos.'],
  ['marketplace_listing_full', /Este anúncio já tem o máximo de fotos/],
])('a failure (%s) says what happened, and the download is there', async (code, sentence) => {
  await choose({ [`POST ${room}/changes`]: () => refusal(code) });
  await pressSend();
  expect(await screen.findByText(sentence)).toBeTruthy();
  await press('Baixar a foto');
  expect(await screen.findByText('Download iniciado com sucesso!')).toBeTruthy();
});

test('another try after a lost answer has the same key, so that the picture is there once', async () => {
  const keys: (string | null)[] = [];
  await choose();
  const usualFetch = fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (!String(input).endsWith('/changes') || init?.method !== 'POST') return usualFetch(input, init);
    keys.push(new Headers(init.headers).get('idempotency-key'));
    return keys.length === 1 ? Promise.reject(new TypeError('Failed to fetch')) : usualFetch(input, init);
  });
  await pressSend();
  expect(await screen.findByText('Tentar de novo não põe a foto duas vezes.')).toBeTruthy();
  await press('Tentar de novo em “Caneca 1”');
  await screen.findByText('Pronto, a foto está no anúncio');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('an undo that comes too late says so', async () => {
  await choose({
    [`POST ${room}/changes/${imageId}/undo`]: () => refusal('marketplace_listing_changed'),
  });
  await pressSend();
  await press('Desfazer');
  expect(await screen.findByText(/As fotos do anúncio mudaram depois do envio/)).toBeTruthy();
});

test('a connection that Mercado Livre has ended says so, and can be made again', async () => {
  await choose({ [`POST ${room}/changes`]: () => refusal('marketplace_disconnected') });
  await pressSend();
  expect(await screen.findByText(/O Mercado Livre encerrou a conexão com a sua conta/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Conectar Mercado Livre' })).toBeTruthy();
});

test('a connection that ended before the listings came leads to Mercado Livre again, not to a dead end', async () => {
  await prepare({ [`GET ${room}/listings`]: () => refusal('marketplace_disconnected') });
  await press('Enviar Caneca para um anúncio');
  expect(await screen.findByText(/O Mercado Livre encerrou a conexão com a sua conta/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Conectar Mercado Livre' })).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a seller who is not connected goes to Mercado Livre, and comes back to the same picture', async () => {
  const network: Network = {
    [`GET ${room}`]: () => Response.json({ account: null, demonstration: false }),
    [`POST ${room}/sign-in`]: () =>
      Response.json({ url: 'https://auth.mercadolivre.com.br/authorization?x' }),
  };
  const { calls } = await prepare(network);
  await press('Enviar Caneca para um anúncio');
  await press('Conectar Mercado Livre');
  await waitFor(() =>
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://auth.mercadolivre.com.br/authorization?x'),
  );
  expect(calls(`POST ${room}/sign-in`)[0]?.body).toEqual({ returnTo: '/library?page=2' });
  const point = { images: [imageId], channels: ['mercado_livre'], toListing: imageId };
  expect(JSON.parse(sessionStorage.getItem('andromeda-mercado-livre') ?? '')).toEqual(point);
});

/** What this tab kept before its user left. */
const keepPoint = (point: object) =>
  sessionStorage.setItem(
    'andromeda-mercado-livre',
    JSON.stringify({ images: [imageId], channels: ['mercado_livre'], toListing: imageId, ...point }),
  );

test('back from Mercado Livre the picture is still there, and the address is as before', async () => {
  keepPoint({});
  const { router } = open({}, '/library?page=2&mercado-livre=conectado');
  expect(await screen.findByRole('list', { name: 'Seus anúncios' })).toBeTruthy();
  expect(router.state.location.search).toBe('?page=2');
  await press('Voltar');
  expect(await screen.findByText('Pronta para Mercado Livre')).toBeTruthy();
  expect(sessionStorage.length).toBe(0);
});

test('back from Mercado Livre every picture and channel is there, and none is prepared before the first is sent', async () => {
  const ids = Array.from(
    { length: 30 },
    (_, at) => `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
  );
  const ready = (channel: string) => () =>
    Response.json({ channel, file: { url: '/file/ready', width: 1200, height: 1200, bytes: 3 }, checks: [] });
  const others = ids.flatMap((id) => [
    [`GET /api/images/${id}`, () => Response.json({ ...image, id })] as const,
    [`POST /api/images/${id}/channels/mercado_livre`, ready('mercado_livre')] as const,
    [`POST /api/images/${id}/channels/amazon`, ready('amazon')] as const,
  ]);
  keepPoint({ images: ids, channels: ['mercado_livre', 'amazon'], toListing: ids[3] });
  const { sent } = open(Object.fromEntries(others), '/library?mercado-livre=conectado');
  const prepared = () => sent.filter(({ call }) => call.includes('/channels/')).map(({ call }) => call);
  expect(await screen.findByRole('list', { name: 'Seus anúncios' })).toBeTruthy();
  expect(prepared()).toEqual([`POST /api/images/${ids[3]}/channels/mercado_livre`]);
  await press('Voltar');
  await expect.poll(() => screen.queryAllByText('Pronta para Amazon').length).toBe(30);
  await expect.poll(() => screen.queryAllByText('Pronta para Mercado Livre').length).toBe(30);
});

test.each([
  ['cancelado', 'A conexão com o Mercado Livre foi cancelada.'],
  ['falhou', 'Não foi possível conectar o Mercado Livre. Tente novamente.'],
  ['conectado', 'Conta do Mercado Livre conectada.'],
  ['ja-conectado', 'Sua conta do Mercado Livre já está conectada.'],
])('back from Mercado Livre (%s) without a picture, what came of it is said', async (outcome, sentence) => {
  const { router } = open({}, `/library?mercado-livre=${outcome}`);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(router.state.location.search).toBe('');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('listings that do not come can be asked for again, and the download is there', async () => {
  const answers = [refusal('marketplace_unavailable', 503)];
  await prepare({
    [`GET ${room}/listings`]: () =>
      answers.pop() ?? Response.json({ listings: [listing(1)], total: 1, nextOffset: null }),
  });
  await press('Enviar Caneca para um anúncio');
  expect(await screen.findByText(/O Mercado Livre não respondeu/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Baixar a foto' })).toBeTruthy();
  await press('Tentar novamente');
  expect(await screen.findByRole('button', { name: /Caneca 1/ })).toBeTruthy();
});

test('more listings come when they are asked for', async () => {
  const pages = [
    { listings: [listing(1)], total: 2, nextOffset: 20 },
    { listings: [listing(2)], total: 2, nextOffset: null },
  ];
  await prepare({ [`GET ${room}/listings`]: () => Response.json(pages.shift()) });
  await press('Enviar Caneca para um anúncio');
  await press('Mostrar mais anúncios');
  expect(await screen.findByRole('button', { name: /Caneca 2/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mostrar mais anúncios' })).toBeNull();
});
