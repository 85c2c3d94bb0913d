import { FakeHost } from '@andromeda/platform/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { assistantNetwork, whole } from '../../testing/assistant-network.ts';
import { whenSpoken } from './when-spoken.ts';

let userNumber = 100;
beforeEach(() => {
  userNumber += 1;
});
afterEach(() => sessionStorage.clear());

function visit(service: { send: typeof fetch }, address = '/assistant') {
  const user = { id: `pessoa-${userNumber}`, email: 'x@example.com', fullName: '' };
  render(<FakeHost remote={{ routes }} address={address} send={service.send} user={user} />);
  return userEvent.setup();
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Sua mensagem');

/** A service with two conversations, and the ids of both. */
function twoConversations(answers = {}) {
  const service = assistantNetwork(answers);
  const ids = ['Fotos?', 'Frete?'].map((title) => {
    const id = crypto.randomUUID();
    const turn = { id: crypto.randomUUID(), question: title, photo: null, state: 'ready' as const };
    const turns = [{ ...turn, answer: `Sobre ${title}` }];
    service.conversations.set(id, { id, title, updatedAt: '2026-11-20T12:00:00.000Z', turns });
    return id;
  });
  return { service, ids };
}
async function openList(user: ReturnType<typeof userEvent.setup>) {
  const sheet = screen.queryByRole('dialog', { name: 'Conversas' });
  if (sheet) return within(sheet);
  await user.click(await screen.findByRole('button', { name: 'Conversas' }));
  return within(await screen.findByRole('dialog', { name: 'Conversas' }));
}

test('a conversation opened from the list opens again at the bare address', async () => {
  const { service } = twoConversations();
  const user = visit(service);
  const list = await openList(user);
  await user.click(await list.findByRole('link', { name: /^Fotos\?/ }));
  expect(await screen.findByText('Sobre Fotos?')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await openList(user)).getByRole('link', { current: 'page' }).textContent).toMatch(/^Fotos\?/);
  cleanup();
  visit(service);
  expect(await screen.findByText('Sobre Fotos?')).toBeTruthy();
});

test('a new conversation begins empty, and its first question brings it into the list', async () => {
  const { service, ids } = twoConversations();
  const user = visit(service, `/assistant?c=${ids[0]}`);
  await screen.findByText('Sobre Fotos?');
  await user.click(screen.getByRole('button', { name: 'Nova conversa' }));
  expect(await screen.findByRole('list', { name: 'Perguntas para começar' })).toBeTruthy();
  expect(screen.queryByText('Sobre Fotos?')).toBeNull();
  await user.type(field(), 'E o preço?{Enter}');
  await service.tell({ kept: true }, { delta: 'Some os custos' }, whole);
  await service.end();
  const list = await openList(user);
  expect(await list.findByRole('link', { name: /^E o preço\?/, current: 'page' })).toBeTruthy();
  expect(service.asked[0]?.messages).toHaveLength(1);
});

async function choose(user: ReturnType<typeof userEvent.setup>, title: string, what: string) {
  const list = await openList(user);
  await user.click(await list.findByRole('button', { name: `Opções da conversa: ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: what }));
}

test('a deleted conversation can be taken back for some seconds, also the open one, and nothing is lost', async () => {
  const { service, ids } = twoConversations();
  const user = visit(service, `/assistant?c=${ids[0]}`);
  await screen.findByText('Sobre Fotos?');
  await choose(user, 'Fotos?', 'Excluir');
  const list = within(screen.getByRole('dialog', { name: 'Conversas' }));
  expect(list.queryByRole('link', { name: /^Fotos\?/ })).toBeNull();
  expect(list.getByText('Excluindo conversa…')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Desfazer');
  expect(screen.queryByText('Sobre Fotos?')).toBeNull();
  await user.click(list.getByRole('button', { name: 'Desfazer' }));
  expect(await list.findByRole('link', { name: /^Fotos\?/, current: 'page' })).toBeTruthy();
  expect(await screen.findByText('Sobre Fotos?')).toBeTruthy();
  expect(service.conversations.size).toBe(2);
});

test('leaving the screen deletes the conversation at once', async () => {
  const { service, ids } = twoConversations();
  const user = visit(service, `/assistant?c=${ids[0]}`);
  await choose(user, 'Fotos?', 'Excluir');
  expect(service.conversations.size).toBe(2);
  cleanup();
  await waitFor(() => expect([...service.conversations.keys()]).toEqual([ids[1]]));
});

test('a conversation that could not be deleted returns to the list with a message', async () => {
  const refuse = () => Response.json({ error: { code: 'internal_error', requestId: 'r' } }, { status: 500 });
  const { service } = twoConversations({ 'DELETE conversations': refuse });
  const user = visit(service);
  await choose(user, 'Fotos?', 'Excluir');
  // Another one decides the first.
  await choose(user, 'Frete?', 'Excluir');
  expect(await screen.findByText('Não foi possível excluir a conversa. Tente novamente.')).toBeTruthy();
  const list = within(screen.getByRole('dialog', { name: 'Conversas' }));
  expect(await list.findByRole('link', { name: /^Fotos\?/ })).toBeTruthy();
});

test('a conversation can be renamed, but not to an empty name', async () => {
  const { service, ids } = twoConversations();
  const user = visit(service, `/assistant?c=${ids[0]}`);
  await screen.findByText('Sobre Fotos?');
  await choose(user, 'Fotos?', 'Renomear');
  const dialog = within(await screen.findByRole('dialog', { name: 'Renomear conversa' }));
  const name = dialog.getByLabelText<HTMLInputElement>('Nome da conversa');
  expect(name.value).toBe('Fotos?');
  await user.clear(name);
  await user.type(name, '  {Enter}');
  expect(dialog.getByText('Escreva um nome para a conversa.')).toBeTruthy();
  await user.type(name, 'Fotos da loja{Enter}');
  expect(await screen.findByText('Conversa renomeada')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Renomear conversa' })).toBeNull();
  expect(service.conversations.get(ids[0] ?? '')?.title).toBe('Fotos da loja');
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Opções da conversa: Fotos da loja'),
  );
  const list = within(screen.getByRole('dialog', { name: 'Conversas' }));
  expect(await list.findByRole('link', { name: /^Fotos da loja/, current: 'page' })).toBeTruthy();
});

test('a reload during an answer shows the answer to its end', async () => {
  const { service, ids } = twoConversations();
  const turn = service.conversations.get(ids[0] ?? '')?.turns[0];
  if (turn) Object.assign(turn, { answer: 'Sobre', state: 'answering' });
  visit(service, `/assistant?c=${ids[0]}`);
  expect(await screen.findByText('Sobre')).toBeTruthy();
  expect(field().disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Parar resposta' })).toBeTruthy();
  if (turn) Object.assign(turn, { answer: 'Sobre fotos', state: 'ready' });
  expect(await screen.findByText('Sobre fotos')).toBeTruthy();
  await waitFor(() => expect(field().disabled).toBe(false));
});

test('a conversation that is gone, and one that cannot be loaded, say so and offer a way on', async () => {
  const { service } = twoConversations();
  visit(service, `/assistant?c=${crypto.randomUUID()}`);
  expect(await screen.findByText('Esta conversa não existe mais')).toBeTruthy();
  cleanup();
  const broken = () => Response.json({ error: { code: 'internal_error' } }, { status: 500 });
  const { service: down, ids } = twoConversations({ 'GET conversations': broken });
  visit(down, `/assistant?c=${ids[0]}`);
  expect(await screen.findByText('Não foi possível carregar a conversa. Tente novamente.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
});

test('a photo is attached, can be taken away again, and goes with the question', async () => {
  const { service } = twoConversations();
  const user = visit(service);
  const photo = new File(['jpg'], 'caneca.jpg', { type: 'image/jpeg' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no way to choose a photo');
  await user.upload(input, photo);
  await user.click(await screen.findByRole('button', { name: 'Remover foto anexada' }));
  expect(screen.queryByRole('list', { name: 'Foto anexada' })).toBeNull();
  await user.upload(input, photo);
  await screen.findByRole('list', { name: 'Foto anexada' });
  await user.type(field(), '{Enter}');
  expect(service.asked[0]?.messages).toEqual([
    {
      role: 'user',
      content: 'O que você acha desta foto do meu produto?',
      photoId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  expect(screen.getByAltText('Foto enviada')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Foto anexada' })).toBeNull();
});

test('a refused photo shows its reason', async () => {
  const heic = () => Response.json({ error: { code: 'image_heic', requestId: 'r' } }, { status: 415 });
  const user = visit(assistantNetwork({ 'POST chat': heic }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('Foto não anexada')).toBeTruthy();
  expect(screen.getByText(/^Não foi possível abrir esta foto HEIC/)).toBeTruthy();
});

test('the list shows today, yesterday and dates in their shortest form', () => {
  const now = new Date(2026, 10, 21, 15, 0);
  const tell = (...parts: [number, number, number, number, number]) =>
    whenSpoken(new Date(...parts).toISOString(), now);
  expect(tell(2026, 10, 21, 9, 5)).toBe('Hoje, 09:05');
  expect(tell(2026, 10, 20, 23, 59)).toBe('Ontem, 23:59');
  expect(tell(2026, 10, 3, 9, 5)).toMatch(/^3 de nov/);
  expect(tell(2025, 10, 3, 9, 5)).toBe('03/11/2025');
});
