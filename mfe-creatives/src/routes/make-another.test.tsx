import type { BrandKit } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HistoryNode } from 'bff/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../routes.tsx';
import { BRAND, fakeBff, photo, refusal } from '../testing/fake-bff.ts';

const idOf = (index: number) => `1a2b3c4d-0000-4000-8000-00000000000${index}`;

function node(index: number, change: Partial<HistoryNode>): HistoryNode {
  const id = idOf(index);
  return {
    ...{ id, parentId: null, parentDeleted: false, kind: 'remove_background', prompt: null, options: {} },
    ...{
      photos: 1,
      productPhoto: null,
      cost: 1,
      createdAt: '2026-11-28T15:04:00.000Z',
      thumbnailUrl: '',
      present: true,
    },
    imageUrl: `/api/images/${index}/file`,
    preparations: [],
    image: { id } as HistoryNode['image'],
    ...change,
  };
}

const [PRODUCT, FRONT] = ['1a2b3c4d-0000-4000-8000-00000000000a', '1a2b3c4d-0000-4000-8000-00000000000b'];

const nodes: HistoryNode[] = [
  node(0, { id: 'foto-1', kind: 'original', image: null, options: null, cost: null }),
  node(1, { parentId: 'foto-1' }),
  node(2, {
    ...{ parentId: idOf(1), kind: 'change_background' },
    options: { backgroundType: 'color', backgroundColor: 'F3E9DC', margin: 'small', shadow: false },
  }),
  node(3, {
    ...{ parentId: idOf(2), kind: 'add_text_turbo', prompt: 'Caneca\nR$ 49,90' },
    options: { handHolding: false },
  }),
  node(4, {
    parentId: idOf(1),
    kind: 'change_background',
    photos: 3,
    prompt: 'mesa de madeira',
    options: { backgroundType: 'prompt' },
  }),
  node(5, { kind: 'context_edit', prompt: 'na praia', options: { format: 'auto', product: 'caneca' } }),
  node(6, { kind: 'generate_image_auto', prompt: 'um vaso', options: { format: 'auto' } }),
  node(7, { kind: 'add_text', parentDeleted: true, prompt: 'Oferta', options: null }),
  node(9, {
    ...{ kind: 'context_edit', prompt: 'na neve' },
    options: { format: 'square', brandColors: true },
  }),
  node(8, { parentId: idOf(1), kind: 'repair', options: null }),
  node(10, {
    ...{ kind: 'context_edit', prompt: 'na rede', options: { format: 'square' } },
    productPhoto: { product: PRODUCT, photo: FRONT },
  }),
];

beforeEach(() => sessionStorage.clear());

function visit(
  address: string,
  read = (): Response => Response.json({ nodes, truncated: false }),
  brandKit?: BrandKit,
  productPhotos = [{ id: FRONT, photoUrl: '/api/product-photos/1/file' }],
) {
  const bff = fakeBff(brandKit ? { brandKit } : {});
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (file: string) => {
    asked.push(file);
    return new Response(photo('original.png'));
  });
  const send = vi.fn<typeof fetch>(async (input, init) => {
    const { pathname } = new URL(String(input));
    if (pathname === `/api/products/${PRODUCT}`) return Response.json({ id: PRODUCT, name: 'Rede' });
    if (pathname === `/api/products/${PRODUCT}/photos`) return Response.json({ photos: productPhotos });
    return pathname.endsWith('/history') ? read() : bff.send(input, init);
  });
  render(<FakeHost remote={{ routes }} address={address} send={send} />);
  const sources = () =>
    send.mock.calls.flatMap(([, init]) => (init?.body instanceof FormData ? [init.body.get('source')] : []));
  return { bff, asked, sources, user: userEvent.setup() };
}
const another = (tool: string, index: number) => `/mobile/${tool}?como=${idOf(index)}`;
const value = (label: string) =>
  screen.findByLabelText<HTMLTextAreaElement>(label).then((field) => field.value);
const FILLED = 'Preenchido como na imagem escolhida. Mude o que quiser: nada é cobrado até você pedir.';

test('a colour is filled in with the picture that it was put behind, and what has no field goes along', async () => {
  const { bff, asked, sources, user } = visit(another('alterar-fundo', 2));
  expect(await screen.findByText(FILLED)).toBeTruthy();
  expect(screen.getByText('Vai igual também: margem pequena, sem sombra.')).toBeTruthy();
  await screen.findByRole('img', { name: /\.png$/ });
  expect(asked).toEqual(['/api/images/1/file']);
  // Nothing is asked for until the user presses.
  expect(bff.requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Alterar Fundo' }));
  const options = { backgroundType: 'color', backgroundColor: 'F3E9DC', margin: 'small', shadow: false };
  await waitFor(() => expect(bff.requests).toEqual([expect.objectContaining({ options })]));
  expect(sources()).toEqual([idOf(1)]);
});

test('a text stays editable: its lines are filled in, on the picture without it', async () => {
  const { bff, asked, sources, user } = visit(another('adicionar-texto', 3));
  expect(await value('Texto promocional')).toBe('Caneca\nR$ 49,90');
  await screen.findByRole('img', { name: /\.png$/ });
  expect(asked).toEqual(['/api/images/2/file']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Mão segurando/ }).checked).toBe(false);
  await user.clear(screen.getByLabelText('Texto promocional'));
  await user.type(screen.getByLabelText('Texto promocional'), 'R$ 39,90');
  await user.click(screen.getByRole('button', { name: 'Adicionar Texto' }));
  await waitFor(() =>
    expect(bff.requests).toMatchObject([{ prompt: 'R$ 39,90', options: { handHolding: false } }]),
  );
  expect(sources()).toEqual([idOf(2)]);
});

test('a cut-out, and a repair of it, are made again of their photo, which is no picture of the library', async () => {
  const { asked, bff, sources, user } = visit(another('remover-fundo', 8));
  await screen.findByRole('img', { name: /\.png$/ });
  expect(asked).toEqual(['/api/images/0/file']);
  await user.click(screen.getByRole('button', { name: 'Remover Fundo' }));
  await waitFor(() => expect(bff.requests).toHaveLength(1));
  expect(sources()).toEqual([null]);
});

test.each([
  ['alterar-fundo', 4, 'Descreva o fundo', 'mesa de madeira'],
  ['editar-contexto', 5, 'Sua ideia', 'na praia'],
  ['gerar-imagem', 6, 'Descreva a imagem que deseja gerar:', 'um vaso'],
] as const)('the words of %s are filled in', async (tool, index, label, words) => {
  visit(another(tool, index));
  expect(await value(label)).toBe(words);
});

test('a scene has its format, and the name of its product goes along', async () => {
  const { user, bff } = visit(another('editar-contexto', 5));
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Automático/ })).checked).toBe(true);
  expect(screen.getByText('A foto que você enviou não fica guardada: escolha a foto de novo.')).toBeTruthy();
  const [choose] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
  await user.upload(choose as HTMLInputElement, photo('caneca.png'));
  await user.click(screen.getByRole('button', { name: 'Editar Imagem' }));
  await waitFor(() =>
    expect(bff.requests).toMatchObject([{ options: { format: 'auto', product: 'caneca' } }]),
  );
});

test('what was made of a photo of a product is made again of that photo, and joins the product', async () => {
  const { asked, bff, user } = visit(another('editar-contexto', 10));
  expect(await screen.findByRole('img', { name: 'Rede (1).jpg' })).toBeTruthy();
  expect(asked).toEqual(['/api/product-photos/1/file']);
  expect(screen.queryByText(/escolha a foto de novo/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Editar Imagem' }));
  const joins = { images: ['Rede (1).jpg'], product: PRODUCT, productPhoto: FRONT };
  await waitFor(() => expect(bff.requests).toEqual([expect.objectContaining(joins)]));
});

test('a photo that left the product meanwhile is asked for', async () => {
  visit(another('editar-contexto', 10), undefined, undefined, []);
  expect(await screen.findByText('Esta foto não está mais no produto. Escolha outra.')).toBeTruthy();
});

test('of several photos it is said that only the first is known', async () => {
  visit(another('alterar-fundo', 4));
  expect(await screen.findByText('Foram usadas 3 fotos: escolha as outras de novo.')).toBeTruthy();
});

test('what cannot be filled in is said', async () => {
  visit(another('adicionar-texto', 7));
  expect(await screen.findByText('A imagem usada foi apagada: escolha outra foto.')).toBeTruthy();
  expect(screen.getByText('A imagem é antiga e não guardou as opções: confira todas.')).toBeTruthy();
});

test('a picture that is gone leaves the tool empty, and a failure can be tried again', async () => {
  let answer = () => refusal('internal_error', 500);
  const { user } = visit(another('alterar-fundo', 2), () => answer());
  const sentence = 'Não foi possível carregar como esta imagem foi feita. Tente novamente.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  answer = () => refusal('not_found', 404);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(
    await screen.findByText('Esta imagem não está mais na sua biblioteca: comece do zero.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Alterar Fundo' })).toBeTruthy();
});

test('a former version is brought to a tool as it is, although the library shows another', async () => {
  const { asked, bff, sources, user } = visit(`/mobile/remover-fundo?imagem=${idOf(2)}&versao=esta`);
  await screen.findByRole('img', { name: /\.png$/ });
  expect(asked).toEqual(['/api/images/2/file']);
  await user.click(screen.getByRole('button', { name: 'Remover Fundo' }));
  await waitFor(() => expect(bff.requests).toHaveLength(1));
  expect(sources()).toEqual([idOf(2)]);
});

test('a scene in the shop’s colours is filled in with them, and says where the shop has none any more', async () => {
  visit(another('editar-contexto', 9), undefined, BRAND);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Usar as cores da loja' });
  expect(box.checked).toBe(true);
  cleanup();
  visit(another('editar-contexto', 9));
  expect(await screen.findByText('A marca da loja não tem mais cores: a imagem sai sem elas.')).toBeTruthy();
});
