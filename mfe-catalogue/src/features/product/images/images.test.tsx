import type { ImagePage, LibraryImage } from '@andromeda/platform';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CANDLE, fakeNetwork, MUG, visit } from '../../../testing/visit.tsx';

afterEach(() => sessionStorage.clear());

const pictures = async () =>
  within(await screen.findByRole('list', { name: 'Imagens do produto' })).getAllByRole('listitem');
const removals = ({ sent }: ReturnType<typeof fakeNetwork>) =>
  sent.filter(({ call }) => call.startsWith('DELETE'));

test('a picture leaves the product after some seconds in which it may be taken back', async () => {
  const network = fakeNetwork();
  const { user } = visit(`/produtos/${MUG}`, network);
  expect(await pictures()).toHaveLength(3);
  const [first] = screen.getAllByRole('button', { name: 'Tirar do produto' });
  await user.click(first as HTMLElement);
  expect(await pictures()).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Imagens 2' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await pictures()).toHaveLength(3);
  expect(removals(network)).toEqual([]);
  await user.click(screen.getAllByRole('button', { name: 'Tirar do produto' })[0] as HTMLElement);
  cleanup();
  await expect.poll(() => removals(network)).toHaveLength(1);
  visit(`/produtos/${MUG}`, network);
  expect(await pictures()).toHaveLength(2);
});

test('pictures of the library are added, several at once; those of this product are marked', async () => {
  const network = fakeNetwork();
  const { user } = visit(`/produtos/${MUG}`, network);
  await user.click(await screen.findByRole('button', { name: 'Adicionar imagens' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Adicionar imagens' }));
  const boxes = await dialog.findAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.filter(({ disabled }) => disabled)).toHaveLength(3);
  expect(dialog.getAllByText('Já está aqui')).toHaveLength(3);
  expect(dialog.getAllByText('Em outro')).toHaveLength(1);
  expect(dialog.getByRole('button', { name: 'Adicionar (0)' })).toHaveProperty('disabled', true);
  await user.click(boxes[5] as HTMLElement);
  await user.click(dialog.getByRole('button', { name: 'Próxima' }));
  await dialog.findByRole('button', { name: 'Página 2', current: 'page' });
  await expect.poll(() => dialog.getAllByRole('checkbox').length).toBe(7);
  await user.click(dialog.getAllByRole('checkbox')[0] as HTMLElement);
  await user.click(dialog.getByRole('button', { name: 'Adicionar (2)' }));
  expect(await screen.findByText('2 imagens adicionadas ao produto.')).toBeTruthy();
  await expect.poll(async () => (await pictures()).length).toBe(5);
});

test('pictures that could not be added stay chosen', async () => {
  const refused = () => Response.json({ error: { code: 'internal_error', requestId: 'r' } }, { status: 500 });
  const network = fakeNetwork({ answers: { 'POST /api/products/:id/images': refused } });
  const { user } = visit(`/produtos/${CANDLE}`, network);
  await user.click(await screen.findByRole('button', { name: 'Adicionar imagens' }));
  await user.click((await screen.findAllByRole('checkbox'))[4] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Adicionar (1)' }));
  expect(await screen.findByText('Não foi possível adicionar as imagens. Tente novamente.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Adicionar (1)' })).toHaveProperty('disabled', false);
});

/** A product with so many pictures, of which each page has 24. */
async function manyPictures(total: number) {
  const answer = await fakeNetwork().send('http://localhost/api/images?page=1');
  const [sample] = ((await answer.json()) as ImagePage).images as [LibraryImage];
  const all = Array.from({ length: total }, (_, at) => ({
    ...sample,
    ...{ id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`, productId: CANDLE },
  }));
  return fakeNetwork({
    answers: {
      'GET /api/images': ({ query }) => {
        const page = Number(query.get('page'));
        const images = all.slice((page - 1) * 24, page * 24);
        return Response.json({ images, total, page, pageSize: 24 } satisfies ImagePage);
      },
    },
  });
}

test('more pictures than one page come on request, and all are prepared', async () => {
  const { user, prepared } = visit(`/produtos/${CANDLE}`, await manyPictures(60));
  expect(await pictures()).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Mostrar mais imagens' }));
  await expect.poll(async () => (await pictures()).length).toBe(48);
  await user.click(screen.getByRole('button', { name: 'Preparar para…' }));
  await expect.poll(() => prepared[0]?.images.length).toBe(60);
  expect(screen.queryByRole('button', { name: 'Mostrar mais imagens' })).toBeNull();
});

test('a product without pictures says where they come from', async () => {
  visit(`/produtos/${CANDLE}`);
  expect(await screen.findByText('Nenhuma imagem ainda')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Preparar para…' })).toBeNull();
});
