import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { imageTools } from 'bff/contract/browser';
import { expect, test, vi } from 'vitest';
import { routes } from '../../routes.tsx';
import { fakeLibrary, picture, pictures } from '../../testing/fake-library.ts';

function visit(address: string, send: typeof fetch) {
  render(<FakeHost remote={{ routes }} address={address} send={send} />);
  return userEvent.setup();
}

test('an empty library says so, counts zero and invites to create', async () => {
  visit('/library', fakeLibrary([]).send);
  expect(await screen.findByText('Sua biblioteca ainda está vazia')).toBeTruthy();
  expect(screen.getByText('Mostrando 0 - 0 de 0 imagens')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Criar o primeiro criativo' })).toHaveProperty(
    'pathname',
    '/creative-generator',
  );
});

test('a card shows operation, prompt and the day in Portuguese', async () => {
  visit('/library', fakeLibrary([picture(1, 'remove_background')]).send);
  const card = await screen.findByRole('listitem');
  expect(within(card).getByText('Remoção de Fundo')).toBeTruthy();
  expect(within(card).getByRole('heading', { name: 'Criativo 1' })).toBeTruthy();
  expect(card.textContent).toContain('Criado em 20/11/2026');
  expect(screen.getByText('Mostrando 1 - 1 de 1 imagens')).toBeTruthy();
});

test('the counter and the page numbers are right on the last page', async () => {
  visit('/library?page=6', fakeLibrary(pictures(24 * 5 + 9)).send);
  expect(await screen.findByText('Mostrando 121 - 129 de 129 imagens')).toBeTruthy();
  const pages = within(screen.getByRole('navigation')).getAllByRole('listitem');
  expect(pages.map((page) => page.textContent)).toEqual(['4', '5', '6']);
  expect(screen.getByRole('button', { name: 'Próxima' })).toHaveProperty('disabled', true);
});

test('a filter leads back to page 1 and keeps the search', async () => {
  const cutOuts = Array.from({ length: 30 }, (_, index) => picture(index + 31, 'remove_background'));
  const library = fakeLibrary([...pictures(30), ...cutOuts]);
  const user = visit('/library?page=2&search=criativo', library.send);
  await screen.findByText('Mostrando 25 - 48 de 60 imagens');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Operação' }), 'Remoção de Fundo');
  expect(await screen.findByText('Mostrando 1 - 24 de 30 imagens')).toBeTruthy();
  expect(Object.fromEntries(library.asked.at(-1) ?? [])).toEqual({
    page: '1',
    operation: 'remove_background',
    search: 'criativo',
  });
});

test('the filter lists the operations of all tools in their order', async () => {
  visit('/library', fakeLibrary([]).send);
  const options = within(screen.getByRole('combobox', { name: 'Operação' })).getAllByRole('option');
  const labels = options.map((option) => option.textContent);
  expect(labels.slice(0, 3)).toEqual(['Todas as operações', 'Edição de Imagem', 'Remoção de Fundo']);
  const [, ...inOrder] = labels.map((text) => imageTools.find(({ label }) => label === text)?.filterOrder);
  expect(inOrder).toEqual(imageTools.map((_, index) => index + 1));
});

test('typing a search loses no keystroke, asks once and leads back to page 1', async () => {
  const library = fakeLibrary(pictures(30));
  const user = visit('/library?page=2', library.send);
  await screen.findByText('Mostrando 25 - 30 de 30 imagens');
  const before = library.asked.length;
  await user.type(screen.getByRole('searchbox'), 'Criativo 17');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'Criativo 17');
  expect(await screen.findByText('Mostrando 1 - 1 de 1 imagens')).toBeTruthy();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'Criativo 17');
  const questions = library.asked.slice(before).map((question) => question.get('search'));
  expect(questions).toEqual(['Criativo 17']);
});

test('a search without a match offers to clear it', async () => {
  const user = visit('/library?search=nada', fakeLibrary(pictures(2)).send);
  await screen.findByText('Nenhuma imagem encontrada');
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(await screen.findByText('Mostrando 1 - 2 de 2 imagens')).toBeTruthy();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

test('a picture without a prompt is called by its product, and can be called otherwise', async () => {
  const cutOut = { ...picture(1, 'remove_background'), prompt: null, name: 'caneca azul' };
  const library = fakeLibrary([cutOut]);
  const user = visit('/library', library.send);
  expect(await screen.findByRole('heading', { name: 'caneca azul' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tela cheia' }));
  await user.click(await screen.findByRole('button', { name: 'Dar nome à imagem' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Nome do produto');
  expect(field.value).toBe('caneca azul');
  await user.clear(field);
  await user.keyboard('{Enter}');
  expect(screen.getByText('Escreva um nome para a imagem.')).toBeTruthy();
  await user.type(field, 'Caneca verde{Enter}');
  expect(await screen.findByText('Nome salvo')).toBeTruthy();
  expect(await screen.findByRole('dialog', { name: 'Tela cheia: Caneca verde' })).toBeTruthy();
});

test('a library that does not load says so and loads on a second try', async () => {
  const library = fakeLibrary(pictures(1));
  let broken = true;
  const user = visit('/library', async (input, init) =>
    broken ? new Response('', { status: 500 }) : library.send(input, init),
  );
  expect(await screen.findByText('Não foi possível carregar suas imagens. Tente novamente.')).toBeTruthy();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: 'Criativo 1' })).toBeTruthy();
});

test('a download is named by the prompt and announced from start to end', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const bytes = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => bytes.promise);
  const image = { ...picture(1), prompt: 'Tênis à prova d’água, fundo azul' };
  const user = visit('/library', fakeLibrary([image]).send);
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Iniciando download...')).toBeTruthy();
  bytes.resolve(new Response(new Blob(['png'], { type: 'image/png' })));
  expect(await screen.findByText('Download iniciado com sucesso!')).toBeTruthy();
  expect(names).toEqual(['Tenis-a-prova-d-agua.png']);
});

test('a refused download tells the reason', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  const user = visit('/library', fakeLibrary(pictures(1)).send);
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  expect(
    await screen.findByText('Não foi possível baixar a imagem: a imagem não foi encontrada.'),
  ).toBeTruthy();
});

test('fullscreen walks between pictures with the arrows, closes on Escape and gives the focus back', async () => {
  const user = visit('/library', fakeLibrary(pictures(2)).send);
  const [opener] = await screen.findAllByRole('button', { name: 'Tela cheia' });
  await user.click(opener as HTMLElement);
  expect(screen.getByRole('dialog', { name: 'Tela cheia: Criativo 1' })).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'Tela cheia: Criativo 2' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement === opener).toBe(true));
});

test('the arrows of fullscreen go on over the end of a page, and back', async () => {
  const user = visit('/library', fakeLibrary(pictures(25)).send);
  const openers = await screen.findAllByRole('button', { name: 'Tela cheia' });
  await user.click(openers.at(-1) as HTMLElement);
  await screen.findByRole('dialog', { name: 'Tela cheia: Criativo 24' });
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'Tela cheia: Criativo 25' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Próxima imagem' })).toBeNull();
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('dialog', { name: 'Tela cheia: Criativo 24' })).toBeTruthy();
});
