import type { Prepare } from '@andromeda/platform/host';
import { FakeHost } from '@andromeda/platform/testing';
import { createFakeBff } from '@andromeda/platform/testing/browser';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HistoryNode, ImageHistory, PicturePreparation } from 'bff/contract';
import { expect, test, vi } from 'vitest';
import { routes } from '../../routes.tsx';
import { picture } from '../../testing/fake-library.ts';

const idOf = (index: number) => picture(index).id;

function node(index: number, change: Partial<HistoryNode> = {}): HistoryNode {
  const image = picture(index, 'remove_background');
  return {
    ...{ id: image.id, parentId: null, parentDeleted: false, kind: 'remove_background', prompt: null },
    productPhoto: null,
    ...{ options: null, photos: 1, cost: 1, createdAt: '2026-11-28T15:04:00.000Z', present: true },
    ...{ thumbnailUrl: image.thumbnailUrl, imageUrl: image.imageUrl, image, preparations: [] },
    ...change,
  };
}

/** A photo, its cut-out with a repair, and of that a colour and a text. */
const nodes = (): HistoryNode[] => [
  node(9, { id: 'foto-1', kind: 'original', image: null, cost: null }),
  node(1, { parentId: 'foto-1', present: false }),
  node(2, { parentId: idOf(1), kind: 'repair', cost: 0 }),
  node(3, {
    ...{ parentId: idOf(2), kind: 'change_background', image: picture(3) },
    options: { backgroundType: 'color', backgroundColor: 'F3E9DC', margin: 'medium', shadow: false },
  }),
  node(4, {
    ...{ parentId: idOf(3), kind: 'add_text', image: picture(4, 'add_text'), prompt: 'Caneca\nR$ 49,90' },
    options: { handHolding: true, brand: true },
  }),
];

type Answers = NonNullable<Parameters<typeof createFakeBff>[0]>['answers'];

function visit(
  { address = `/library/${idOf(3)}/historia`, told = nodes() as HistoryNode[] } = {},
  answers: Answers = {},
) {
  const history: ImageHistory = { nodes: told, truncated: false };
  const send = vi.fn(
    createFakeBff({ answers: { 'GET /api/images/:id/history': () => Response.json(history), ...answers } }),
  );
  const onPrepare = vi.fn<Prepare>();
  render(<FakeHost remote={{ routes }} address={address} send={send} onPrepare={onPrepare} />);
  return { user: userEvent.setup(), send, onPrepare };
}
const tree = () => screen.findByRole('navigation', { name: 'Passos desta imagem' });
const steps = async () =>
  within(await tree())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('shows every step as a link, in words, with its cost, and the picture that was asked for', async () => {
  visit();
  expect(await steps()).toEqual([
    '1. A foto',
    '2. Fundo removido1 créditoVersão anterior',
    '3. Recorte corrigido à mãográtis',
    '4. Fundo trocado por uma cor1 crédito',
    '5. Texto adicionadoCaneca\nR$ 49,901 crédito',
  ]);
  expect(screen.getByText('5 imagens · 3 créditos')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '4. Fundo trocado por uma cor' })).toBeTruthy();
  expect(screen.getByText('#F3E9DC')).toBeTruthy();
  expect(screen.getByText('Margem média · Sem sombra')).toBeTruthy();
  expect(screen.getByText('1 crédito', { selector: 'dd' })).toBeTruthy();
  expect(screen.getByText(/^28 de novembro de 2026/)).toBeTruthy();
  expect(screen.getByText(/^Foto editada por um programa.*Os arquivos de “Preparar para…”/)).toBeTruthy();
  expect(screen.getByRole('link', { current: 'step' }).textContent).toContain('4. Fundo trocado');
});

test('the address names the step that is looked at', async () => {
  const { user } = visit();
  const list = within(await tree());
  await user.click(list.getByRole('link', { name: /Texto adicionado/ }));
  expect(await screen.findByRole('heading', { name: '5. Texto adicionado' })).toBeTruthy();
  expect(screen.getByText('Com a mão segurando o produto · Com a marca da loja')).toBeTruthy();
  expect(link('Editar o texto')).toBe(`/mobile/adicionar-texto?como=${idOf(4)}`);
  await user.click(screen.getByRole('link', { name: '4. Fundo trocado por uma cor' }));
  expect(await screen.findByRole('heading', { name: '4. Fundo trocado por uma cor' })).toBeTruthy();
  expect(link('Fazer outra como esta')).toBe(`/mobile/alterar-fundo?como=${idOf(3)}`);
});

test('going on from a former version takes that very version to a tool', async () => {
  const { user } = visit({ address: `/library/${idOf(2)}/historia?passo=${idOf(1)}` });
  await user.click(await screen.findByRole('button', { name: 'Continuar daqui' }));
  const item = await screen.findByRole('menuitem', { name: 'Adicionar Texto' });
  expect(item.getAttribute('href')).toBe(`/mobile/adicionar-texto?imagem=${idOf(1)}&versao=esta`);
  // Marketplaces and products know the version that the library shows.
  expect(screen.queryByRole('menuitem', { name: 'Preparar para…' })).toBeNull();
});

test('a former version is shown again, and a failure says so', async () => {
  let fails = true;
  const told = nodes();
  const shown = vi.fn(() => {
    if (fails) return Response.json({ error: { code: 'internal_error', requestId: 'x' } }, { status: 500 });
    Object.assign(told[1] ?? {}, { present: true });
    Object.assign(told[2] ?? {}, { present: false });
    return Response.json(picture(1));
  });
  const { user } = visit(
    { address: `/library/${idOf(2)}/historia?passo=${idOf(1)}`, told },
    { 'POST /api/images/:id/show': shown },
  );
  await user.click(await screen.findByRole('button', { name: 'Voltar a esta' }));
  expect(await screen.findByText('Não foi possível voltar a esta versão. Tente novamente.')).toBeTruthy();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Voltar a esta' }));
  expect(await screen.findByText(/^Pronto: esta versão voltou a aparecer na biblioteca/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Voltar a esta' })).toBeNull();
  expect((await steps())[2]).toContain('Versão anterior');
});

test('two pictures are compared: first with what the picture was made of, then with any other, under a line that keys move', async () => {
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: 'Comparar' }));
  const slider = await screen.findByRole('slider', { name: 'Comparar o passo 3 com o passo 4' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Passo 3 50%, Passo 4 50%');
  await user.click(screen.getByRole('button', { name: '1. A foto' }));
  expect(await screen.findByRole('slider', { name: 'Comparar o passo 1 com o passo 4' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Lado a lado' }));
  const compared = within(screen.getByRole('region', { name: 'Comparação' }));
  expect(compared.getAllByRole('figure')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Fechar comparação' }));
  expect(await screen.findByRole('button', { name: 'Comparar' })).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a picture of a deleted one says so, and an old one that nothing is known of it', async () => {
  const old = node(1, {
    ...{ parentDeleted: true, cost: null, kind: 'context_edit' },
    image: { ...picture(1), sourceType: null },
  });
  visit({ address: `/library/${idOf(1)}/historia`, told: [old] });
  expect(await screen.findByText('Feita de uma imagem que foi apagada.')).toBeTruthy();
  expect(screen.getByText('Esta imagem é antiga: não há registro de como foi feita.')).toBeTruthy();
  expect(screen.getByText(/^Por enquanto é só esta/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Comparar' })).toBeNull();
  expect(screen.queryByText(/IPTC/)).toBeNull();
});

test("another's picture is not found, and a failure can be tried again", async () => {
  let answer = () => Response.json({ error: { code: 'internal_error', requestId: 'x' } }, { status: 500 });
  const { user } = visit({}, { 'GET /api/images/:id/history': () => answer() });
  const sentence = 'Não foi possível carregar a história desta imagem. Tente novamente.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  answer = () => Response.json({ error: { code: 'not_found', requestId: 'x' } }, { status: 404 });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Esta imagem não existe mais')).toBeTruthy();
  expect(link('Ver a biblioteca')).toBe('/library');
});

test('full screen and the menu of a picture lead to its history', async () => {
  const page = { images: [picture(1)], total: 1, page: 1, pageSize: 24 };
  const { user } = visit({ address: '/library' }, { 'GET /api/images': () => Response.json(page) });
  await user.click(await screen.findByRole('button', { name: 'Tela cheia' }));
  await user.click(await screen.findByRole('link', { name: 'História' }));
  expect(await tree()).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'História' })).toBeTruthy();
});

const file = { width: 1200, height: 1200, bytes: 214_000 };
const ready = { verdict: 'ready' as const, reasons: [], file, outdated: false };
const actOf = (index: number) => `7d9f1c52-0000-4000-8000-00000000000${index}`;
const preparation = (index: number, change: Partial<PicturePreparation> = {}): PicturePreparation => ({
  ...{ act: actOf(index), way: 'zip', createdAt: `2026-11-28T1${index}:04:00.000Z` },
  copies: [
    { ...ready, channel: 'mercado_livre' },
    { ...ready, channel: 'shopee' },
  ],
  ...change,
});
/** The tree, with what was taken of its colour. */
const preparedTree = (...preparations: PicturePreparation[]) =>
  nodes().map((one) => (one.id === idOf(3) ? { ...one, preparations } : one));
const pressed = (index: number) => `/library/${idOf(3)}/historia?passo=${idOf(3)}&preparo=${actOf(index)}`;

test('what was taken for channels is a leaf below its version: how, when, for free, and what was said of it', async () => {
  const checked = preparation(1, {
    copies: [
      { ...ready, channel: 'mercado_livre' },
      {
        ...ready,
        channel: 'shopee',
        verdict: 'check',
        reasons: ['enlargement', 'leastSide', 'leastLongSide'],
      },
      { ...ready, channel: 'americanas', verdict: 'unfit', reasons: ['white'], file: null },
    ],
  });
  const { user } = visit({ told: preparedTree(checked) });
  await user.click(
    await screen.findByRole('link', {
      name: 'Preparada para Mercado Livre e Shopee ZIP · 28 de nov. de 2026 · Sem custo',
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Preparada para Mercado Livre e Shopee' })).toBeTruthy();
  // One place is looked at, and the count is of pictures.
  expect(screen.getAllByRole('link', { current: 'step' })).toHaveLength(1);
  expect(screen.getByText('5 imagens · 3 créditos')).toBeTruthy();
  const channels = within(screen.getByRole('list', { name: 'Canais' })).getAllByRole('listitem');
  expect(channels.map(({ textContent }) => textContent)).toEqual([
    'Mercado LivrePronta para Mercado Livre1200 × 1200 px · JPEG · 214 kB',
    'ShopeeConfiraFoto ampliada · menor que o mínimo1200 × 1200 px · JPEG · 214 kB',
    'AmericanasNão dá para prepararFundo que não é branco',
  ]);
  expect(screen.getByText('ZIP', { selector: 'dd' })).toBeTruthy();
  expect(screen.getByText('Sem custo', { selector: 'dd' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: '4. Fundo trocado por uma cor' }));
  expect(await screen.findByRole('heading', { name: '4. Fundo trocado por uma cor' })).toBeTruthy();
});

test("'Preparar de novo' opens the preparation with the same channels, and what is taken then appears", async () => {
  const told = preparedTree(preparation(1));
  const { user, onPrepare } = visit({ address: pressed(1), told });
  await user.click(await screen.findByRole('button', { name: 'Preparar de novo' }));
  const [request] = onPrepare.mock.lastCall ?? [];
  expect(request).toMatchObject({
    images: [{ id: idOf(3) }],
    channels: ['mercado_livre', 'shopee'],
  });
  told[3]?.preparations.unshift(preparation(2, { way: 'share' }));
  request?.onNoted?.();
  expect(await screen.findByRole('link', { name: /Compartilhada · 28 de nov/ })).toBeTruthy();
});

test('rules that were read anew since are said at their channel', async () => {
  const copies = [
    { ...ready, channel: 'mercado_livre' as const },
    { ...ready, channel: 'shopee' as const, outdated: true },
  ];
  visit({ address: pressed(1), told: preparedTree(preparation(1, { copies })) });
  const told = await screen.findAllByText('A regra deste canal foi revista desde então: confira de novo.');
  expect(told.map((one) => one.closest('li')?.querySelector('h3')?.textContent)).toEqual(['Shopee']);
});

test('a former version tells what was taken of it, and is prepared again only once it is shown', async () => {
  const told = preparedTree(preparation(1, { way: 'mercado_livre' })).map((one) =>
    one.id === idOf(3) ? { ...one, present: false } : one,
  );
  visit({ address: pressed(1), told });
  expect(await screen.findByText('Enviada ao Mercado Livre', { selector: 'dd' })).toBeTruthy();
  expect(screen.getByText(/^Esta versão não é a que aparece na biblioteca/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Preparar de novo' })).toBeNull();
});

test('of many the last three stand in the tree, and the others are shown when asked for', async () => {
  const told = preparedTree(...[5, 4, 3, 2, 1].map((index) => preparation(index)));
  const { user } = visit({ told });
  const leaves = () => screen.getAllByRole('link', { name: /^Preparada para/ });
  await tree();
  expect(leaves()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Mostrar mais 2 preparos' }));
  expect(leaves()).toHaveLength(5);
});

test('an address of a preparation that is gone shows its picture', async () => {
  visit({ address: pressed(9), told: preparedTree(preparation(1)) });
  expect(await screen.findByRole('heading', { name: '4. Fundo trocado por uma cor' })).toBeTruthy();
});
