import { FakeHost } from '@andromeda/platform/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../../routes.tsx';
import { assistantNetwork, whole } from '../../testing/assistant-network.ts';

let userNumber = 0;
beforeEach(() => {
  userNumber += 1;
});
afterEach(() => sessionStorage.clear());

function visit(service: { send: typeof fetch }, address = '/assistant', config = {}) {
  const user = { id: `pessoa-${userNumber}`, email: 'x@example.com', fullName: '' };
  render(<FakeHost remote={{ routes }} address={address} send={service.send} user={user} config={config} />);
  return userEvent.setup();
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Sua mensagem');
const bubbles = () => screen.getAllByRole('article').map((bubble) => bubble.textContent);
const failed = 'Desculpe, ocorreu um erro ao gerar a resposta.';

test('the assistant greets and offers questions to begin with', () => {
  visit(assistantNetwork());
  expect(screen.getByText('Olá! Sou a Assistente Andrômeda. Como posso ajudar você hoje?')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Perguntas para começar' })).toBeTruthy();
});

test('Enter sends, Shift+Enter begins a line, and composing an accent does neither', async () => {
  const service = assistantNetwork();
  const user = visit(service);
  await user.type(field(), 'Oi{Shift>}{Enter}{/Shift}tudo bem');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(field().value).toBe('Oi\ntudo bem');
  expect(service.asked).toEqual([]);
  await user.type(field(), '{Enter}');
  expect(service.asked.map(({ messages }) => messages)).toEqual([
    [{ role: 'user', content: 'Oi\ntudo bem' }],
  ]);
  expect(field().value).toBe('');
});

test('while it answers, field and button are closed; words appear as they come, with bold and lists', async () => {
  const service = assistantNetwork();
  const user = visit(service);
  await user.type(field(), 'Fotos?{Enter}');
  expect(field().disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Enviar' })).toHaveProperty('disabled', true);
  await service.tell({ delta: 'Use **luz ' });
  expect((await screen.findByText('luz')).tagName).toBe('STRONG');
  await service.tell({ kept: true }, { delta: 'natural**' }, whole);
  await service.end();
  expect((await screen.findByText('luz natural')).tagName).toBe('STRONG');
  await waitFor(() => expect(field().disabled).toBe(false));
  await user.type(field(), 'E o fundo?{Enter}');
  expect(service.asked[1]).toEqual({
    conversationId: service.asked[0]?.conversationId,
    turnId: expect.any(String),
    messages: [
      { role: 'user', content: 'Fotos?' },
      { role: 'assistant', content: 'Use **luz natural**' },
      { role: 'user', content: 'E o fundo?' },
    ],
  });
});

test('a second Enter in the same breath asks nothing and complains of nothing', async () => {
  const service = assistantNetwork();
  const user = visit(service);
  await user.type(field(), 'Fotos?');
  // Past `act`, which would let the address follow in between.
  for (const _ of ['once', 'twice']) {
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await Promise.resolve();
  }
  expect(field().disabled).toBe(true);
  await waitFor(() => expect(service.asked).toHaveLength(1));
  expect(screen.queryByText('Campo vazio')).toBeNull();
});

test('an accent that is split between two chunks stays whole, and HTML is inert', async () => {
  const service = assistantNetwork();
  const user = visit(service);
  await user.type(field(), 'Oi{Enter}');
  const bytes = service.bytes.encode(`data: ${JSON.stringify({ delta: 'promoção <img src=x>' })}\n\n`);
  const cut = bytes.indexOf(0xc3) + 1;
  await service.write(bytes.slice(0, cut));
  await service.write(bytes.slice(cut));
  expect(await screen.findByText('promoção <img src=x>')).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});

test('a message at its limit says so: what is pasted beyond is cut by the browser', async () => {
  visit(assistantNetwork());
  fireEvent.change(field(), { target: { value: 'x'.repeat(7999) } });
  expect(screen.queryByText('A mensagem chegou ao limite de 8.000 caracteres.')).toBeNull();
  fireEvent.change(field(), { target: { value: 'x'.repeat(8000) } });
  expect(screen.getByText('A mensagem chegou ao limite de 8.000 caracteres.')).toBeTruthy();
});

test('a blank message is refused with the quoted toast', async () => {
  const service = assistantNetwork();
  const user = visit(service);
  await user.type(field(), '  {Enter}');
  expect(await screen.findByText('Campo vazio')).toBeTruthy();
  expect(screen.getByText('Por favor, digite sua pergunta antes de enviar.')).toBeTruthy();
  expect(service.asked).toEqual([]);
});

test.each([
  ['a refusal', () => Promise.resolve(Response.json({ error: { code: 'text_failed' } }, { status: 502 }))],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s replaces the message and shows the toast; the question can be asked again', async (_case, send) => {
  const service = assistantNetwork({ 'POST chat': send });
  const user = visit(service);
  await user.type(field(), 'Fotos?{Enter}');
  expect(await screen.findByText(failed)).toBeTruthy();
  expect(await screen.findByText('Erro ao gerar resposta')).toBeTruthy();
  expect(
    screen.getByText('Não foi possível gerar uma resposta no momento. Tente novamente mais tarde.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Responder de novo' }));
  expect(service.asked).toHaveLength(2);
  expect(service.asked[1]).toEqual(service.asked[0]);
});

test('a question that never arrived is there again after a reload, to be asked again', async () => {
  const lost = assistantNetwork({ 'POST chat': () => Promise.reject(new TypeError('Failed to fetch')) });
  const user = visit(lost);
  await user.type(field(), 'Fotos?{Enter}');
  await screen.findByText(failed);
  cleanup();
  vi.resetModules();
  const { routes: reloaded } = await import('../../routes.tsx');
  const { FakeHost: Host } = await import('@andromeda/platform/testing');
  const again = assistantNetwork();
  const known = { id: `pessoa-${userNumber}`, email: 'x@example.com', fullName: '' };
  render(<Host remote={{ routes: reloaded }} address="/assistant" send={again.send} user={known} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Responder de novo' }));
  expect(again.asked).toEqual(lost.asked);
});

test('a stream that breaks off replaces what came with the quoted sentence', async () => {
  const service = assistantNetwork();
  const user = visit(service);
  await user.type(field(), 'Fotos?{Enter}');
  await service.tell({ delta: 'Use luz' }, { failed: true });
  await service.end();
  expect(await screen.findByText(failed)).toBeTruthy();
  expect(screen.queryByText('Use luz')).toBeNull();
});

test('a question to a conversation that answers in another tab is refused with the reason', async () => {
  const service = assistantNetwork();
  const user = visit(service);
  await user.type(field(), 'Fotos?{Enter}');
  await service.tell({ delta: 'Use luz' }, { failed: true, code: 'answer_under_way' });
  await service.end();
  expect(await screen.findByText(failed)).toBeTruthy();
  expect(screen.getByText('A resposta anterior ainda está sendo escrita. Aguarde um instante.')).toBeTruthy();
});

test('a lost connection does not lose the answer: it is read on where the service keeps it', async () => {
  const service = assistantNetwork();
  const user = visit(service);
  await user.type(field(), 'Fotos?{Enter}');
  await service.tell({ kept: true }, { delta: 'Use luz' });
  await screen.findByText('Use luz');
  await service.cut();
  expect(field().disabled).toBe(true);
  service.writeOn({ answer: 'Use luz natural', state: 'ready' });
  expect(await screen.findByText('Use luz natural')).toBeTruthy();
  expect(screen.queryByText('Erro ao gerar resposta')).toBeNull();
});

test('stopping an answer tells the service and keeps what has arrived', async () => {
  const service = assistantNetwork();
  const user = visit(service);
  await user.type(field(), 'Fotos?{Enter}');
  await service.tell({ kept: true }, { delta: 'Use luz natural' });
  await screen.findByText('Use luz natural');
  await user.click(screen.getByRole('button', { name: 'Parar resposta' }));
  expect(await screen.findByRole('button', { name: 'Copiar resposta' })).toBeTruthy();
  expect(screen.getByText('Resposta interrompida')).toBeTruthy();
  expect(service.stops).toEqual([service.asked[0]?.conversationId]);
  expect(field().disabled).toBe(false);
});

test('the next question can be sent before the service confirms that the answer is kept', async () => {
  const late = ([, , id]: string[]) =>
    id
      ? new Promise<Response>(() => undefined)
      : Response.json({ conversations: [], page: 1, hasMore: false });
  const service = assistantNetwork({ 'GET conversations': late });
  const user = visit(service);
  await user.type(field(), 'Fotos?{Enter}');
  await service.tell({ kept: true }, { delta: 'Use luz natural' }, whole);
  await service.end();
  await waitFor(() => expect(field().disabled).toBe(false));
  expect(screen.getByText('Use luz natural')).toBeTruthy();
  await user.type(field(), 'E o fundo?{Enter}');
  expect(service.asked).toHaveLength(2);
  expect(field().value).toBe('');
});

test('an answer goes on while another screen is open', async () => {
  const service = assistantNetwork();
  const user = visit(service);
  await user.type(field(), 'Fotos?{Enter}');
  await service.tell({ kept: true }, { delta: 'Use luz ' });
  cleanup();
  await service.tell({ delta: 'natural' }, whole);
  await service.end();
  visit(service);
  expect(await screen.findByText('Use luz natural')).toBeTruthy();
  expect(bubbles()).toHaveLength(3);
});

test('a conversation of any length can go on: only its latest turns are sent', async () => {
  const service = assistantNetwork();
  const id = crypto.randomUUID();
  const turns = Array.from({ length: 60 }, (_, at) => ({
    id: crypto.randomUUID(),
    question: `pergunta ${at}`,
    photo: null,
    answer: `resposta ${at}`,
    state: 'ready' as const,
  }));
  service.conversations.set(id, { id, title: 'Longa', updatedAt: '2026-11-20T12:00:00.000Z', turns });
  const user = visit(service, `/assistant?c=${id}`);
  await screen.findByText('resposta 59');
  await user.type(field(), 'E agora?{Enter}');
  expect(service.asked[0]?.messages).toHaveLength(20);
  expect(service.asked[0]?.messages.at(-1)).toEqual({ role: 'user', content: 'E agora?' });
});

test('an answer that was cut says so and goes on when asked', async () => {
  const service = assistantNetwork();
  const user = visit(service);
  await user.type(field(), 'Fotos?{Enter}');
  await service.tell({ kept: true }, { delta: 'Use luz e' }, { ...whole, end: 'cut' });
  await service.end();
  expect(await screen.findByText('Resposta cortada')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(service.asked[1]?.messages).toEqual([
    { role: 'user', content: 'Fotos?' },
    { role: 'assistant', content: 'Use luz e' },
    { role: 'user', content: 'Continue a resposta de onde ela parou.' },
  ]);
});

test("the screen says what the service's filter stopped, also where no word came", async () => {
  const service = assistantNetwork();
  const user = visit(service);
  await user.type(field(), 'Fotos?{Enter}');
  await service.tell({ kept: true }, { ...whole, end: 'filtered' });
  await service.end();
  expect(
    await screen.findByText(
      'O filtro de segurança do serviço não deixou responder. Faça a pergunta com outras palavras.',
    ),
  ).toBeTruthy();
});

test('while rules answer, the screen says so beneath its title, and with a model it does not', () => {
  visit(assistantNetwork(), '/assistant', { textsByRules: true });
  expect(screen.getByText('Demonstração por regras, sem IA externa')).toBeTruthy();
  cleanup();
  visit(assistantNetwork());
  expect(screen.queryByText('Demonstração por regras, sem IA externa')).toBeNull();
});
