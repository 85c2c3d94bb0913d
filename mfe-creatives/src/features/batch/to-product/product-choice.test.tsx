import { useLocation } from '@andromeda/platform';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeBff, generation } from '../../../testing/fake-bff.ts';
import { keepBlobs } from '../../../testing/keep-blobs.ts';
import { find, NAMES, status, visitBatch } from '../../../testing/visit-batch.tsx';
import { createBatchStore } from '../batch-store.ts';

keepBlobs();
const store = createBatchStore('user-1');
beforeEach(async () => {
  await store.clear();
});

const idOf = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;

/** What the screen of a new product is given. */
function Given() {
  const { state } = useLocation();
  return <p>{[...state.imageIds, state.from].join(' ')}</p>;
}

/** A batch of three finished pictures, of which those with these numbers stand in a product. */
async function finish({ taken = [] as number[], last = undefined as Promise<void> | undefined } = {}) {
  let made = 0;
  const bff = fakeBff({
    answer: async () => {
      made += 1;
      const imageId = idOf(made);
      if (made === 3) await last;
      return Response.json(generation({ id: imageId, imageId }));
    },
    readImage: (id) =>
      Response.json({ id, productId: taken.some((at) => idOf(at) === id) ? 'a product' : null }),
  });
  const user = await visitBatch(bff, NAMES.slice(0, 3), undefined, {}, [
    { path: '/produtos/novo', element: <Given /> },
  ]);
  await user.click(await find('Fazer as 3 fotos'));
  await status(last ? '2 prontas, 1 em andamento' : '3 prontas');
  await user.click(await find('Criar produto'));
  return user;
}
const bar = () => screen.findByRole('group', { name: 'Escolha para um produto' });
const picture = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

test('several pictures of a batch begin one product, in the order of the batch', async () => {
  const user = await finish();
  expect(await screen.findByText('Toque nas imagens do mesmo produto.')).toBeTruthy();
  expect(within(await bar()).getByRole('button', { name: 'Criar produto' })).toHaveProperty('disabled', true);
  await user.click(await picture('bolsa.png'));
  await user.click(await picture('caneca.png'));
  expect((await picture('caneca.png')).getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByText('2 imagens escolhidas')).toBeTruthy();
  await user.click(within(await bar()).getByRole('link', { name: 'Criar produto (2)' }));
  expect(await screen.findByText(`${idOf(1)} ${idOf(3)} /creative-generator/lote`)).toBeTruthy();
});

test('a picture of another product is not asked for', async () => {
  const user = await finish({ taken: [2] });
  await bar();
  expect((await picture('tenis.png')).disabled).toBe(true);
  expect(screen.getByText('Já em um produto')).toBeTruthy();
  await user.click(await find('Cancelar'));
  expect(screen.queryByText('Já em um produto')).toBeNull();
  expect((await picture('tenis.png')).disabled).toBe(false);
});

test('a picture that becomes ready meanwhile can be chosen, too', async () => {
  const last = Promise.withResolvers<void>();
  await finish({ last: last.promise });
  await bar();
  last.resolve();
  await status('3 prontas');
  expect((await picture('bolsa.png')).getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByText('Já em um produto')).toBeNull();
});

test('where every picture is in a product, that is said', async () => {
  await finish({ taken: [1, 2, 3] });
  expect(await screen.findByText('Todas as imagens prontas já estão em um produto.')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Escolha para um produto' })).toBeNull();
});
