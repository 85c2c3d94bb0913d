import { FakeHost } from '@andromeda/platform/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createBatchStore } from '../features/batch/batch-store.ts';
import { routes } from '../routes.tsx';
import { fakeBff, photo, refusal } from '../testing/fake-bff.ts';
import { keepBlobs } from '../testing/keep-blobs.ts';

const PRODUCT = '1a2b3c4d-0000-4000-8000-000000000001';
const [FRONT, BACK] = ['1a2b3c4d-0000-4000-8000-00000000000a', '1a2b3c4d-0000-4000-8000-00000000000b'];
const NAME = 'Caneca azul';

keepBlobs();
beforeEach(() => sessionStorage.clear());

const listed = [FRONT, BACK].map((id) => ({ id, photoUrl: `/api/product-photos/${id}/file` }));

/** The tool at `pathname`, opened with photos of a product. */
function visit({
  pathname = '/mobile/alterar-fundo',
  photos = FRONT as string,
  list = (): Response => Response.json({ photos: listed }),
} = {}) {
  const bff = fakeBff();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(photo('original.png'));
  });
  const send: typeof fetch = async (input, init) => {
    const path = new URL(String(input)).pathname;
    if (path === `/api/products/${PRODUCT}/photos`) return list();
    if (path === `/api/products/${PRODUCT}`) return Response.json({ id: PRODUCT, name: NAME });
    return bff.send(input, init);
  };
  const address = { pathname, search: `?produto=${PRODUCT}&foto=${photos}` };
  render(<FakeHost remote={{ routes }} address={address} send={send} />);
  return { bff, asked, user: userEvent.setup() };
}

test.each(['alterar-fundo', 'remover-fundo', 'editar-contexto', 'adicionar-texto'])(
  'a photo of a product is chosen on /mobile/%s, called after the product',
  async (tool) => {
    const { asked } = visit({ pathname: `/mobile/${tool}` });
    expect(await screen.findByRole('img', { name: `${NAME} (1).jpg` })).toBeTruthy();
    expect(asked).toEqual([`/api/product-photos/${FRONT}/file`]);
  },
);

test('what is made of it names the product that it joins', async () => {
  const { bff, user } = visit();
  await screen.findByRole('img', { name: `${NAME} (1).jpg` });
  await user.click(screen.getByRole('button', { name: 'Alterar Fundo' }));
  await waitFor(() =>
    expect(bff.requests).toEqual([
      expect.objectContaining({ images: [`${NAME} (1).jpg`], product: PRODUCT, productPhoto: FRONT }),
    ]),
  );
});

test('the whole generator takes several photos, in their order in the product', async () => {
  visit({ pathname: '/creative-generator', photos: `${BACK},${FRONT}` });
  await screen.findByRole('img', { name: `${NAME} (2).jpg` });
  const names = screen
    .getAllByRole('img', { name: /^Caneca azul/ })
    .map((image) => image.getAttribute('alt'));
  expect(names).toEqual([`${NAME} (1).jpg`, `${NAME} (2).jpg`]);
});

test.each([
  ['that was deleted', () => Response.json({ photos: [] })],
  ['of a product that is gone', () => refusal('not_found', 404)],
])('the tool reports a photo %s, and goes on working', async (_what, list) => {
  visit({ list });
  expect(await screen.findByText('Esta foto não está mais no produto. Escolha outra.')).toBeTruthy();
});

test('a photo that does not come is brought by a second attempt', async () => {
  let broken = true;
  const list = () => (broken ? refusal('internal_error', 500) : Response.json({ photos: listed }));
  const { user } = visit({ list });
  const sentence = 'Não foi possível trazer a foto do produto. Tente novamente.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('img', { name: `${NAME} (1).jpg` })).toBeTruthy();
});

test('a batch takes the photos once, also after a reload, and its pictures join the product', async () => {
  await createBatchStore('user-1').clear();
  const { bff, user } = visit({ pathname: '/creative-generator/lote', photos: `${FRONT},${BACK}` });
  expect(await screen.findByText('2 na fila')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Fazer as 2 fotos' }));
  expect(await screen.findByText('2 prontas')).toBeTruthy();
  const joined = bff.requests.map(({ product, productPhoto }) => [product, productPhoto]);
  expect(joined.sort()).toEqual([
    [PRODUCT, FRONT],
    [PRODUCT, BACK],
  ]);
  cleanup();
  visit({ pathname: '/creative-generator/lote', photos: `${FRONT},${BACK}` });
  expect(await screen.findByText('2 fotos já estavam no lote.')).toBeTruthy();
  expect(await screen.findByText('2 prontas')).toBeTruthy();
});

test('photos that do not reach a batch are brought by a second attempt', async () => {
  await createBatchStore('user-1').clear();
  let broken = true;
  const list = () => (broken ? refusal('internal_error', 500) : Response.json({ photos: listed }));
  const { user } = visit({ pathname: '/creative-generator/lote', list });
  const sentence = 'Não foi possível trazer as fotos do produto. Tente novamente.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('1 na fila')).toBeTruthy();
  expect(screen.queryByText(sentence)).toBeNull();
});
