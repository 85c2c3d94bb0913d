import type { usePreparation } from '@andromeda/platform';
import { FakeHost, type FakeHostOptions } from '@andromeda/platform/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { imageTools } from 'bff/contract/browser';
import { expect, test, vi } from 'vitest';
import { routes } from '../../routes.tsx';
import { fakeLibrary, picture, pictures } from '../../testing/fake-library.ts';

const favorites = (count: number) => pictures(count).map((image) => ({ ...image, favorite: true }));

function visit(address: string, send: typeof fetch, options: Partial<FakeHostOptions> = {}) {
  render(<FakeHost remote={{ routes }} address={address} send={send} {...options} />);
  return userEvent.setup();
}
const marks = ({ send }: ReturnType<typeof fakeLibrary>) =>
  send.mock.calls.filter(([, init]) => init?.method === 'PATCH').map(([, init]) => String(init?.body));

test('a heart is full as soon as it is pressed, before the server answered', async () => {
  const library = fakeLibrary(pictures(1));
  const answer = Promise.withResolvers<void>();
  const user = visit('/library', async (input, init) => {
    if (init?.method === 'PATCH') await answer.promise;
    return library.send(input, init);
  });
  const heart = await screen.findByRole('button', { name: 'Favoritar' });
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  await user.click(heart);
  const full = await screen.findByRole('button', { name: 'Remover dos favoritos' });
  expect(full.getAttribute('aria-pressed')).toBe('true');
  answer.resolve();
  await waitFor(() => expect(marks(library)).toEqual(['{"favorite":true}']));
  expect(screen.getByRole('button', { name: 'Remover dos favoritos' })).toBeTruthy();
});

test('of quick presses the last one counts', async () => {
  const library = fakeLibrary(pictures(1));
  const first = Promise.withResolvers<void>();
  const user = visit('/library', async (input, init) => {
    if (String(init?.body).includes('true')) await first.promise;
    return library.send(input, init);
  });
  await user.click(await screen.findByRole('button', { name: 'Favoritar' }));
  await user.click(await screen.findByRole('button', { name: 'Remover dos favoritos' }));
  expect(await screen.findByRole('button', { name: 'Favoritar' })).toBeTruthy();
  first.resolve();
  await waitFor(() => expect(marks(library)).toEqual(['{"favorite":true}', '{"favorite":false}']));
  expect(await screen.findByRole('button', { name: 'Favoritar' })).toBeTruthy();
});

test.each([
  [pictures(1), 'Favoritar', 'Não foi possível favoritar a imagem. Tente novamente.'],
  [
    favorites(1),
    'Remover dos favoritos',
    'Não foi possível remover a imagem dos favoritos. Tente novamente.',
  ],
])('a mark that the server does not take is undone and told', async (kept, name, sentence) => {
  const library = fakeLibrary(kept);
  const user = visit('/library', async (input, init) =>
    init?.method === 'PATCH' ? new Response('', { status: 500 }) : library.send(input, init),
  );
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('Favoritas shows favourites alone, from page 1, within the search, and again everything', async () => {
  const library = fakeLibrary([...favorites(2), ...pictures(30).slice(2)]);
  const user = visit('/library?page=2&search=criativo', library.send);
  await screen.findByText('Mostrando 25 - 30 de 30 imagens');
  const filter = screen.getByRole('button', { name: 'Favoritas' });
  expect(filter.getAttribute('aria-pressed')).toBe('false');
  await user.click(filter);
  expect(await screen.findByText('Mostrando 1 - 2 de 2 imagens')).toBeTruthy();
  expect(filter.getAttribute('aria-pressed')).toBe('true');
  const question = { page: '1', favorites: 'true', search: 'criativo' };
  expect(Object.fromEntries(library.asked.at(-1) ?? [])).toEqual(question);
  await user.click(filter);
  expect(await screen.findByText('Mostrando 1 - 24 de 30 imagens')).toBeTruthy();
});

test('unmarking the last favourite of page 2 shows page 1', async () => {
  const user = visit('/library?favorites=1&page=2', fakeLibrary(favorites(25)).send);
  await screen.findByText('Mostrando 25 - 25 de 25 imagens');
  await user.click(screen.getByRole('button', { name: 'Remover dos favoritos' }));
  expect(await screen.findByText('Mostrando 1 - 24 de 24 imagens')).toBeTruthy();
});

test('a favourite that could not be unmarked is back on its page', async () => {
  const library = fakeLibrary(favorites(25));
  const refusal = Promise.withResolvers<Response>();
  const user = visit('/library?favorites=1&page=2', async (input, init) =>
    init?.method === 'PATCH' ? refusal.promise : library.send(input, init),
  );
  await screen.findByText('Mostrando 25 - 25 de 25 imagens');
  await user.click(screen.getByRole('button', { name: 'Remover dos favoritos' }));
  await screen.findByRole('heading', { name: 'Criativo 1' });
  refusal.resolve(new Response('', { status: 500 }));
  await screen.findByText('Não foi possível remover a imagem dos favoritos. Tente novamente.');
  await user.click(screen.getByRole('button', { name: 'Próxima' }));
  expect(await screen.findByRole('heading', { name: 'Criativo 25' })).toBeTruthy();
});

test('without favourites the filter says how to get one and leads back', async () => {
  const user = visit('/library?favorites=1', fakeLibrary(pictures(3)).send);
  expect(await screen.findByText('Nenhuma favorita por aqui')).toBeTruthy();
  expect(screen.getByText('Mostrando 0 - 0 de 0 imagens')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ver todas as imagens' }));
  expect(await screen.findByText('Mostrando 1 - 3 de 3 imagens')).toBeTruthy();
});

test('in fullscreen a favourite that leaves the favourites makes room for its neighbour', async () => {
  const user = visit('/library?favorites=1', fakeLibrary(favorites(2)).send);
  const [opener] = await screen.findAllByRole('button', { name: 'Tela cheia' });
  await user.click(opener as HTMLElement);
  const unmark = () =>
    user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remover dos favoritos' }));
  await unmark();
  expect(await screen.findByRole('dialog', { name: 'Tela cheia: Criativo 2' })).toBeTruthy();
  await unmark();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Nenhuma favorita por aqui')).toBeTruthy();
});

test('in fullscreen two favourites unmarked in a row stay closed, also once all pictures are shown', async () => {
  const user = visit('/library?favorites=1', fakeLibrary(favorites(2)).send);
  const [opener] = await screen.findAllByRole('button', { name: 'Tela cheia' });
  await user.click(opener as HTMLElement);
  const unmark = () =>
    fireEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Remover dos favoritos' }),
    );
  // The second press comes before the first picture has left the page.
  unmark();
  unmark();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Ver todas as imagens' }));
  expect(await screen.findByText('Mostrando 1 - 2 de 2 imagens')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Usar em… leads to each tool that takes a photo, with the picture in the address, to the marketplaces, and to its history', async () => {
  const image = picture(1);
  const user = visit('/library', fakeLibrary([image]).send);
  await user.click(await screen.findByRole('button', { name: 'Usar em…' }));
  const items = await screen.findAllByRole<HTMLAnchorElement>('menuitem');
  const takePhotos = imageTools.filter(({ photos }) => photos !== 'none');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Editor completo', `/creative-generator?imagem=${image.id}`],
    ...takePhotos.map(({ title, path }) => [title, `${path}?imagem=${image.id}`]),
    ['Preparar para…', null],
    ['História', `/library/${image.id}/historia`],
  ]);
  expect(items[1]?.textContent).toBe('Alterar Fundo');
  expect(items.map((item) => item.textContent)).not.toContain('Gerar Imagem');
});

test('where an account can be connected, Usar em… opens the way to a listing at once, and nothing is asked before', async () => {
  const image = picture(1);
  const onPrepare = vi.fn<ReturnType<typeof usePreparation>>();
  const { send } = fakeLibrary([image]);
  const user = visit('/library', send, { onPrepare, config: { connectable: ['mercado_livre'] } });
  await user.click(await screen.findByRole('button', { name: 'Usar em…' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Enviar para um anúncio' }));
  expect(onPrepare).toHaveBeenCalledExactlyOnceWith({
    ...{ images: [image], channels: ['mercado_livre'], toListing: image.id },
    keep: expect.any(Function),
  });
});

test('keys of the menu over a fullscreen picture do not turn the picture', async () => {
  const user = visit('/library', fakeLibrary(pictures(2)).send);
  const [opener] = await screen.findAllByRole('button', { name: 'Tela cheia' });
  await user.click(opener as HTMLElement);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Usar em…' }));
  fireEvent.keyDown(await screen.findByRole('menu'), { key: 'ArrowRight' });
  expect(screen.getByRole('dialog', { name: 'Tela cheia: Criativo 1' })).toBeTruthy();
});

test('the grid loads thumbnails, and the original only when it is looked at', async () => {
  const image = picture(1);
  const user = visit('/library', fakeLibrary([image]).send);
  await screen.findByRole('img', { name: 'Criativo 1' });
  const shown = () => screen.getAllByRole<HTMLImageElement>('img', { name: 'Criativo 1' });
  expect(shown().map((one) => one.getAttribute('src'))).toEqual([image.thumbnailUrl]);
  await user.click(screen.getByRole('button', { name: 'Tela cheia' }));
  expect(shown().map((one) => one.getAttribute('src'))).toContain(image.imageUrl);
});
