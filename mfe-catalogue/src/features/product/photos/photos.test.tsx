import type { ProductPhoto } from '@andromeda/platform';
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CANDLE, fakeNetwork, MUG, visit } from '../../../testing/visit.tsx';

afterEach(() => sessionStorage.clear());

const photos = async () =>
  within(await screen.findByRole('list', { name: 'Fotos do produto' })).getAllByRole('listitem');
const file = (name: string, type = 'image/jpeg') => new File(['uma foto qualquer'], name, { type });

async function choose(user: UserEvent, ...files: File[]) {
  const section = (await screen.findByRole('heading', { name: /^Fotos/ })).closest('section') as HTMLElement;
  await within(section).findByRole('button', { name: /^Adicionar fotos/ });
  const input = section.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  input.removeAttribute('accept');
  await user.upload(input, files);
}

const refusal = (code: string, status: number, details?: object) =>
  Response.json({ error: { code, requestId: 'r', details } }, { status });
const drawn = (id: string): ProductPhoto => ({
  ...{ id, photoUrl: 'data:,', thumbnailUrl: 'data:,', width: 9, height: 9 },
  createdAt: '2026-11-20T12:00:00.000Z',
});

test('photos that are chosen stand in the product, and one that is refused says why', async () => {
  const { user } = visit(`/produtos/${CANDLE}`);
  await choose(user, file('frente.jpg'), file('verso.jpg'), file('nota.pdf', 'application/pdf'));
  await expect.poll(async () => (await photos()).length).toBe(2);
  expect(await screen.findByRole('heading', { name: 'Fotos 2' })).toBeTruthy();
  const note = await screen.findByText('nota.pdf');
  expect(note.parentElement?.textContent).toBe(
    'nota.pdf Formato não aceito. Envie uma imagem JPG, PNG ou WEBP.',
  );
});

test('photos are sent in the order in which they were chosen, however long one takes to be prepared', async () => {
  const names: string[] = [];
  const arrive: (() => void)[] = [];
  const network = fakeNetwork({
    answers: {
      'POST /api/products/:id/photos': () =>
        new Promise((answer) => {
          const at = arrive.length;
          arrive.push(() => answer(Response.json(drawn(`00000000-0000-4000-8000-00000000000${at}`))));
        }),
    },
  });
  const send: typeof fetch = async (input, init) => {
    if (init?.body instanceof FormData) names.push((init.body.get('image') as File).name);
    return network.send(input, init);
  };
  const { user } = visit(`/produtos/${CANDLE}`, { ...network, send });
  let prepared = () => {};
  const slow = file('frente.jpg');
  const opening = slow.slice(4, 8);
  slow.slice = () =>
    Object.assign(opening, {
      arrayBuffer: () =>
        new Promise<ArrayBuffer>((resolve) => {
          prepared = () => resolve(new ArrayBuffer(4));
        }),
    });
  await choose(user, slow, file('verso.jpg'), file('lado.jpg'));
  expect(await screen.findByText('Enviando as fotos: 0 de 3…')).toBeTruthy();
  expect(names).toEqual([]);
  prepared();
  for (const [at, sent] of [
    ['frente.jpg'],
    ['frente.jpg', 'verso.jpg'],
    ['frente.jpg', 'verso.jpg', 'lado.jpg'],
  ].entries()) {
    await expect.poll(() => names).toEqual(sent);
    await expect.poll(() => arrive.length).toBe(at + 1);
    arrive[at]?.();
  }
  await expect.poll(() => screen.queryByText(/^Enviando as fotos/)).toBeNull();
});

test('a photo that the server refuses says why, and one that was lost on the way is sent again as the same', async () => {
  const keys: (string | null)[] = [];
  let answers = [
    () => refusal('product_photos_full', 409, { limit: '20' }),
    () => refusal('internal_error', 500),
    () => Response.json(drawn('00000000-0000-4000-8000-000000000001')),
  ];
  const network = fakeNetwork({
    answers: {
      'POST /api/products/:id/photos': () => {
        const [first, ...rest] = answers;
        answers = rest;
        return first?.() ?? refusal('internal_error', 500);
      },
    },
  });
  const send: typeof fetch = (input, init) => {
    if (init?.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'));
    return network.send(input, init);
  };
  const { user } = visit(`/produtos/${CANDLE}`, { ...network, send });
  await choose(user, file('cheia.jpg'), file('perdida.jpg'));
  expect(
    await screen.findByText('Este produto já tem 20 fotos. Exclua uma para adicionar outra.', {
      exact: false,
    }),
  ).toBeTruthy();
  expect(
    await screen.findByText('Não foi possível enviar esta foto. Tente novamente.', { exact: false }),
  ).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await expect.poll(() => keys.length).toBe(3);
  expect(keys[2]).toBe(keys[1]);
  await expect.poll(() => screen.queryByText('perdida.jpg')).toBeNull();
});

test('a photo that is too large, and that this device cannot make smaller, is refused before it is sent', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('too large')));
  const { user, sent } = visit(`/produtos/${CANDLE}`);
  await choose(user, new File([new Uint8Array(11 * 1024 * 1024)], 'enorme.jpg', { type: 'image/jpeg' }));
  const note = await screen.findByText('enorme.jpg');
  expect(note.parentElement?.textContent).toContain(
    'Não foi possível abrir e reduzir esta foto neste aparelho.',
  );
  expect(sent).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
});

test('a deleted photo may be taken back for some seconds', async () => {
  const network = fakeNetwork();
  const { user } = visit(`/produtos/${MUG}`, network);
  expect(await photos()).toHaveLength(2);
  const remove = async () => {
    await user.click(screen.getByRole('button', { name: 'Usar a foto 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Excluir foto' }));
  };
  await remove();
  expect(await photos()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await photos()).toHaveLength(2);
  await remove();
  cleanup();
  await expect
    .poll(() => network.sent.filter(({ call }) => call.startsWith('DELETE')).map(({ call }) => call))
    .toEqual([`DELETE /api/products/${MUG}/photos/00000000-0000-4000-8000-000000000904`]);
});

const ordered = async () =>
  (await photos()).map((photo) => within(photo).getByRole('presentation').getAttribute('src'));

test('a photo that is put first comes first, also for a batch, and the first one is offered nothing of the kind', async () => {
  const network = fakeNetwork();
  const { user } = visit(`/produtos/${MUG}`, network);
  const [front, back] = await ordered();
  await user.click(screen.getByRole('button', { name: 'Usar a foto 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pôr em primeiro' }));
  expect(await ordered()).toEqual([back, front]);
  expect(await screen.findByText('Esta é agora a primeira foto do produto.')).toBeTruthy();
  const [first, second] = ['905', '904'].map((end) => `00000000-0000-4000-8000-000000000${end}`);
  expect(screen.getByRole('link', { name: /^Fazer um lote/ }).getAttribute('href')).toBe(
    `/creative-generator/lote?produto=${MUG}&foto=${first},${second}`,
  );
  await user.click(screen.getByRole('button', { name: 'Usar a foto 1' }));
  expect(await screen.findByRole('menuitem', { name: 'Excluir foto' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Pôr em primeiro' })).toBeNull();
  cleanup();
  visit(`/produtos/${MUG}`, network);
  expect(await ordered()).toEqual([back, front]);
});

test('a photo that could not be put first stands where it stood, and it is said', async () => {
  const network = fakeNetwork({
    answers: { 'PUT /api/products/:id/photos/:photoId/first': () => refusal('internal_error', 500) },
  });
  const { user } = visit(`/produtos/${MUG}`, network);
  const before = await ordered();
  await user.click(screen.getByRole('button', { name: 'Usar a foto 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pôr em primeiro' }));
  expect(await screen.findByText('Não foi possível pôr a foto em primeiro. Tente novamente.')).toBeTruthy();
  await expect.poll(ordered).toEqual(before);
});

test('every tool that takes a photo opens with it, and a batch with all or with those that are chosen', async () => {
  const { user } = visit(`/produtos/${MUG}`);
  await photos();
  const [first, second] = ['904', '905'].map((end) => `00000000-0000-4000-8000-000000000${end}`);
  const batch = () => screen.getByRole('link', { name: /^Fazer um lote/ });
  expect(batch().textContent).toBe('Fazer um lote com 2 fotos');
  expect(batch().getAttribute('href')).toBe(
    `/creative-generator/lote?produto=${MUG}&foto=${first},${second}`,
  );
  await user.click(screen.getByRole('checkbox', { name: 'Escolher a foto 2' }));
  expect(batch().textContent).toBe('Fazer um lote com 1 foto');
  expect(batch().getAttribute('href')).toBe(`/creative-generator/lote?produto=${MUG}&foto=${second}`);
  await user.click(screen.getByRole('button', { name: 'Usar a foto 1' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Editor completo',
    'Alterar Fundo',
    'Remover Fundo',
    'Editar Imagem',
    'Adicionar Texto',
    'Excluir foto',
  ]);
  expect(items[2]?.getAttribute('href')).toBe(`/mobile/remover-fundo?produto=${MUG}&foto=${first}`);
});

test('a product without photos says what they are for, and a full one takes no more', async () => {
  visit(`/produtos/${CANDLE}`);
  expect(await screen.findByText(/^As fotos como saíram da câmera\./)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Fazer um lote/ })).toBeNull();
  cleanup();
  const all = Array.from({ length: 20 }, (_, at) =>
    drawn(`00000000-0000-4000-8000-0000000000${String(at).padStart(2, '0')}`),
  );
  visit(
    `/produtos/${CANDLE}`,
    fakeNetwork({ answers: { 'GET /api/products/:id/photos': () => Response.json({ photos: all }) } }),
  );
  expect(await photos()).toHaveLength(20);
  const add = screen.getByRole('button', { name: /^Adicionar fotos/ });
  expect([add.textContent, (add as HTMLButtonElement).disabled]).toEqual([
    'Adicionar fotosUm produto guarda até 20 fotos.',
    true,
  ]);
});
