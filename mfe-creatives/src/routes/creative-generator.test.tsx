import { FakeHost } from '@andromeda/platform/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { carryDraft } from '../creative-draft.ts';
import { routes } from '../routes.tsx';
import { fakeBff, generation, photo, refusal } from '../testing/fake-bff.ts';

async function visit(send: typeof fetch, files = [photo('caneca.png')], pathname = '/creative-generator') {
  const state = carryDraft({ files, idea: '' }, 'user-1');
  render(<FakeHost remote={{ routes }} address={{ pathname, state }} send={send} />);
  await screen.findByText('Créditos restantes');
  return userEvent.setup();
}

const press = (name: string) => screen.getByRole('button', { name });
const DONE = 'Fundo alterado com sucesso!';

test('the balance stands big on the screen and follows a generation without a reload', async () => {
  const user = await visit(fakeBff({ credits: 5 }).send);
  expect(await screen.findByText('5')).toBeTruthy();
  await user.click(press('Alterar Fundo'));
  expect(await screen.findByText('4')).toBeTruthy();
});

test('a new background colour is ordered with the first photo alone, and the screen says so', async () => {
  const bff = fakeBff();
  const user = await visit(bff.send, [photo('caneca.png'), photo('tenis.png')]);
  expect(screen.getByText(/só a primeira é usada/)).toBeTruthy();
  await user.click(press('Alterar Fundo'));
  expect(await screen.findByText(DONE)).toBeTruthy();
  expect(await screen.findByText('Imagem salva com sucesso na sua biblioteca!')).toBeTruthy();
  expect(bff.requests).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      operation: 'change_background',
      images: ['caneca.png'],
      options: { backgroundType: 'color', backgroundColor: 'FFFFFF' },
    },
  ]);
});

test('a colour typed as code is the colour that is ordered', async () => {
  const bff = fakeBff();
  const user = await visit(bff.send);
  const code = screen.getByLabelText('Código da cor');
  await user.clear(code);
  await user.type(code, '#0a8');
  await user.tab();
  expect(code).toHaveProperty('value', '#00AA88');
  await user.click(press('Alterar Fundo'));
  await screen.findByText(DONE);
  expect(bff.requests[0]?.options).toEqual({ backgroundType: 'color', backgroundColor: '00AA88' });
});

test('a background removal is requested and announced as one', async () => {
  const bff = fakeBff({ answer: () => Response.json(generation({ operation: 'remove_background' })) });
  const user = await visit(bff.send);
  await user.click(screen.getByRole('radio', { name: 'Remover' }));
  await user.click(press('Remover Fundo'));
  expect(await screen.findByText('Fundo removido com sucesso!')).toBeTruthy();
  expect(bff.requests[0]).toMatchObject({ operation: 'remove_background', images: ['caneca.png'] });
});

test('a double click charges one credit', async () => {
  const bff = fakeBff();
  await visit(bff.send);
  const button = press('Alterar Fundo');
  // Both clicks come before the screen is drawn again.
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText(DONE);
  expect(bff.requests).toHaveLength(1);
});

test('while it works the button says so and cannot be pressed', async () => {
  const answer = Promise.withResolvers<Response>();
  const user = await visit(fakeBff({ answer: () => answer.promise }).send);
  await user.click(press('Alterar Fundo'));
  expect(await screen.findByRole('button', { name: 'Processando...' })).toHaveProperty('disabled', true);
  answer.resolve(Response.json(generation()));
  expect(await screen.findByText(DONE)).toBeTruthy();
  expect(press('Alterar Fundo')).toHaveProperty('disabled', false);
});

test('until the photo has arrived the screen says that it is being sent, then what the server is at', async () => {
  const answer = Promise.withResolvers<Response>();
  let arrived = false;
  const running = () => Response.json(generation({ status: 'processing', step: 'image', imageUrl: null }));
  const find = () => (arrived ? running() : refusal('not_found', 404));
  const user = await visit(fakeBff({ answer: () => answer.promise, find }).send);
  await user.click(press('Alterar Fundo'));
  expect(await screen.findByText('Enviando a foto...')).toBeTruthy();
  arrived = true;
  expect(await screen.findByText('Gerando Imagem...')).toBeTruthy();
  answer.resolve(Response.json(generation()));
  expect(await screen.findByText(DONE)).toBeTruthy();
});

test('each background action has its own busy flag and result', async () => {
  const answer = Promise.withResolvers<Response>();
  const user = await visit(fakeBff({ answer: () => answer.promise }).send);
  await user.click(press('Alterar Fundo'));
  await user.click(screen.getByRole('radio', { name: 'Remover' }));
  expect(press('Remover Fundo')).toHaveProperty('disabled', false);
  answer.resolve(Response.json(generation()));
  await user.click(screen.getByRole('radio', { name: 'Cor sólida' }));
  expect(await screen.findByText(DONE)).toBeTruthy();
});

test('without credits the refusal comes before any call', async () => {
  const bff = fakeBff({ credits: 0 });
  const user = await visit(bff.send);
  await screen.findByText('0');
  await user.click(press('Alterar Fundo'));
  expect(
    screen.getByText(/Você não tem créditos suficientes\. Por favor, atualize seu plano\./),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Comprar Créditos' })).toHaveProperty('pathname', '/plans');
  expect(bff.requests).toEqual([]);
});

test('without a photo each action says what is missing', async () => {
  const bff = fakeBff();
  const user = await visit(bff.send, []);
  await user.click(press('Editar Fundo Trocar, colorir ou remover'));
  await user.click(press('Alterar Fundo'));
  expect(screen.getByText('Por favor, selecione uma ou mais imagens')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Remover' }));
  expect(press('Remover Fundo')).toHaveProperty('disabled', true);
  expect(bff.requests).toEqual([]);
});

test('a refusal is gone once what was missing is there', async () => {
  const user = await visit(fakeBff().send, []);
  await user.click(press('Editar Fundo Trocar, colorir ou remover'));
  await user.click(press('Alterar Fundo'));
  expect(screen.getByText('Por favor, selecione uma ou mais imagens')).toBeTruthy();
  const choose = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
  await user.upload(choose as HTMLInputElement, photo('caneca.png'));
  await user.click(press('Alterar Fundo'));
  expect(screen.queryByText('Por favor, selecione uma ou mais imagens')).toBeNull();
  expect(await screen.findByText(DONE)).toBeTruthy();
});

test('a picture that could not be saved stays on the screen with a warning', async () => {
  const answer = () => Response.json(generation({ saved: false, imageUrl: 'data:image/png;base64,AA==' }));
  const user = await visit(fakeBff({ answer }).send);
  await user.click(press('Alterar Fundo'));
  expect(
    await screen.findByText('A imagem foi processada, mas não foi possível salvá-la na biblioteca.'),
  ).toBeTruthy();
  expect(screen.getByRole('img', { name: DONE })).toHaveProperty('src', 'data:image/png;base64,AA==');
  expect(screen.queryByText('Imagem salva com sucesso na sua biblioteca!')).toBeNull();
});

test('messages of one run are gone when the next one starts', async () => {
  const answers = [refusal('generation_failed', 502), Response.json(generation())];
  const user = await visit(fakeBff({ answer: () => answers.shift() as Response }).send);
  await user.click(press('Alterar Fundo'));
  expect(await screen.findByText('Erro ao alterar fundo. Tente novamente.')).toBeTruthy();
  await user.click(press('Alterar Fundo'));
  expect(screen.queryByText('Erro ao alterar fundo. Tente novamente.')).toBeNull();
  expect(await screen.findByText(DONE)).toBeTruthy();
});

test('a failed removal tells the reason', async () => {
  const answer = () => refusal('background_removal_failed', 502, { reason: 'produto não encontrado' });
  const user = await visit(fakeBff({ answer }).send, undefined, '/mobile/remover-fundo');
  await user.click(press('Remover Fundo'));
  expect(await screen.findByText('Erro ao remover fundo: produto não encontrado')).toBeTruthy();
});

test.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), /^Erro de conexão/],
  [
    'a reservation that nobody confirmed',
    () => refusal('reservation_unconfirmed', 503),
    /Se um crédito foi reservado, ele volta em até um minuto/,
  ],
])('after %s the same request is sent again under the same key', async (_, fault, sentence) => {
  let lost = true;
  const bff = fakeBff({
    answer: () => {
      if (!lost) return Response.json(generation());
      lost = false;
      return fault();
    },
  });
  const user = await visit(bff.send);
  await user.click(press('Alterar Fundo'));
  expect(await screen.findByText(sentence)).toBeTruthy();
  await user.click(press('Alterar Fundo'));
  await screen.findByText(DONE);
  await user.click(press('Alterar Fundo'));
  await waitFor(() => expect(bff.requests).toHaveLength(3));
  const [first, again, next] = bff.requests.map(({ key }) => key);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test('a picture that the user gave up is reported as information, not as an error', async () => {
  const user = await visit(fakeBff({ answer: () => refusal('generation_cancelled', 409) }).send);
  await user.click(press('Alterar Fundo'));
  const told = await screen.findByText('A geração foi cancelada e o crédito voltou para você.');
  expect(told.closest('[role="status"]')).toBeTruthy();
  expect(told.closest('[role="alert"]')).toBeNull();
});

test('the result can be compared with the photo and saved under its default name', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  vi.stubGlobal('fetch', async () => new Response(new Blob(['png'], { type: 'image/png' })));
  const user = await visit(fakeBff().send);
  await user.click(press('Alterar Fundo'));
  await user.click(await screen.findByRole('radio', { name: 'Antes' }));
  expect(screen.getByRole('img', { name: 'Foto original' })).toBeTruthy();
  await user.click(press('Download'));
  await waitFor(() => expect(names).toEqual(['fundo-alterado.png']));
});

test('without navigation state the screen opens empty', async () => {
  render(<FakeHost remote={{ routes }} address="/creative-generator" send={fakeBff().send} />);
  expect(await screen.findByRole('heading', { name: 'Gerador de criativos' })).toBeTruthy();
  expect(screen.getByText('O resultado aparece aqui')).toBeTruthy();
});

test('all photos can be replaced or cleared, and one removed', async () => {
  const user = await visit(fakeBff().send, [photo('a.png'), photo('b.png')]);
  await user.click(press('Remover a.png'));
  expect(screen.queryByRole('img', { name: 'a.png' })).toBeNull();
  expect(screen.getByRole('img', { name: 'b.png' })).toBeTruthy();
  await user.click(press('Limpar'));
  expect(screen.queryByRole('img', { name: 'b.png' })).toBeNull();
});
