import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { carryDraft } from '../creative-draft.ts';
import { routes } from '../routes.tsx';
import { fakeBff, photo, refusal } from '../testing/fake-bff.ts';

const ID = '1a2b3c4d-0000-4000-8000-000000000000';
const row = { id: ID, imageUrl: '/api/images/1/file', prompt: 'Caneca azul' };
const COMING = 'Trazendo a imagem da sua biblioteca…';

beforeEach(() => sessionStorage.clear());

/** The tool at `pathname`, opened with a picture of the library; `read` and `file` answer for it. */
function visit({
  pathname = '/mobile/alterar-fundo',
  state = undefined as unknown,
  id = ID,
  read = (): Response | Promise<Response> => Response.json(row),
  file = () => new Response(photo('original.png')),
} = {}) {
  const bff = fakeBff();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return file();
  });
  const send: typeof fetch = async (input, init) =>
    new URL(String(input)).pathname === `/api/images/${id}` ? read() : bff.send(input, init);
  const address = { pathname, search: `?imagem=${id}`, state };
  render(<FakeHost remote={{ routes }} address={address} send={send} />);
  return { bff, asked, user: userEvent.setup() };
}

test.each(['alterar-fundo', 'remover-fundo', 'editar-contexto', 'adicionar-texto'])(
  'a picture of the library is chosen on /mobile/%s',
  async (tool) => {
    const { asked } = visit({ pathname: `/mobile/${tool}` });
    expect(await screen.findByRole('img', { name: 'Caneca-azul.png' })).toBeTruthy();
    expect(screen.queryByText(COMING)).toBeNull();
    expect(asked).toEqual(['/api/images/1/file']);
  },
);

test('the whole generator takes it too, ready for another background', async () => {
  visit({ pathname: '/creative-generator' });
  expect(await screen.findByRole('img', { name: 'Caneca-azul.png' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Alterar Fundo' })).toBeTruthy();
});

test('what is made of it is made of its bytes', async () => {
  const { bff, user } = visit();
  await screen.findByRole('img', { name: 'Caneca-azul.png' });
  await user.click(screen.getByRole('button', { name: 'Alterar Fundo' }));
  await waitFor(() =>
    expect(bff.requests).toEqual([expect.objectContaining({ images: ['Caneca-azul.png'] })]),
  );
});

test('it joins the photos that came along, and takes their place where only one is taken', async () => {
  const state = carryDraft({ files: [photo('tenis.png')], idea: '' }, 'user-1');
  visit({ state });
  await screen.findByRole('img', { name: 'Caneca-azul.png' });
  expect(screen.getByRole('img', { name: 'tenis.png' })).toBeTruthy();
});

test('a tool for one photo takes the picture in the place of another', async () => {
  const state = carryDraft({ files: [photo('tenis.png')], idea: '' }, 'user-1');
  visit({ pathname: '/mobile/adicionar-texto', state });
  await screen.findByRole('img', { name: 'Caneca-azul.png' });
  expect(screen.queryByRole('img', { name: 'tenis.png' })).toBeNull();
});

test('a picture holds its place while it loads, and does not return after the user removed it', async () => {
  const answer = Promise.withResolvers<Response>();
  const { user } = visit({ read: () => answer.promise });
  expect(await screen.findByText(COMING)).toBeTruthy();
  answer.resolve(Response.json(row));
  await user.click(await screen.findByRole('button', { name: 'Remover Caneca-azul.png' }));
  expect(screen.queryByRole('img', { name: 'Caneca-azul.png' })).toBeNull();
  expect(screen.queryByText(COMING)).toBeNull();
});

test.each([
  [ID, () => refusal('not_found', 404)],
  ['qualquer', () => refusal('bad_request', 400)],
])('the tool reports a picture that is not in the library (%s), and goes on working', async (id, read) => {
  const { user } = visit({ id, read });
  expect(await screen.findByText('Esta imagem não está mais na sua biblioteca. Escolha outra.')).toBeTruthy();
  const [choose] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
  await user.upload(choose as HTMLInputElement, photo('tenis.png'));
  expect(screen.getByRole('img', { name: 'tenis.png' })).toBeTruthy();
});

test('a picture that does not load shows a message and loads on a second attempt', async () => {
  let broken = true;
  const { user } = visit({
    file: () => (broken ? new Response('', { status: 503 }) : new Response(photo('original.png'))),
  });
  const sentence = 'Não foi possível trazer a imagem da sua biblioteca. Tente novamente.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('img', { name: 'Caneca-azul.png' })).toBeTruthy();
  expect(screen.queryByText(sentence)).toBeNull();
});
