import { FakeHost } from '@andromeda/platform/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../../routes.tsx';

/** A chat service whose words come when the test says so. */
function chatService() {
  const asked: { role: string; content: string }[][] = [];
  let out: ReadableStreamDefaultController<Uint8Array> | undefined;
  const aborted = vi.fn();
  const bytes = new TextEncoder();
  const send = vi.fn<typeof fetch>(async (_input, init) => {
    asked.push(JSON.parse(String(init?.body)).messages);
    init?.signal?.addEventListener('abort', () => {
      aborted();
      out?.error(new DOMException('aborted', 'AbortError'));
    });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        out = controller;
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  const write = (chunk: Uint8Array) => act(async () => out?.enqueue(chunk));
  const tell = (...events: object[]) =>
    write(bytes.encode(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')));
  return { send, asked, aborted, write, tell, bytes, end: () => act(async () => out?.close()) };
}

let person = 0;
beforeEach(() => {
  person += 1;
});
afterEach(() => sessionStorage.clear());

function visit(service: { send: typeof fetch }) {
  const user = { id: `pessoa-${person}`, email: 'x@example.com', fullName: '' };
  render(<FakeHost remote={{ routes }} address="/assistant" send={service.send} user={user} />);
  return userEvent.setup();
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Sua mensagem');
const bubbles = () => screen.getAllByRole('article').map((bubble) => bubble.textContent);

test('the assistant greets and offers questions to begin with', () => {
  visit(chatService());
  expect(screen.getByText('Olá! Sou a Assistente Andrômeda. Como posso ajudar você hoje?')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Perguntas para começar' })).toBeTruthy();
});

test('Enter sends, Shift+Enter begins a line, and composing an accent does neither', async () => {
  const service = chatService();
  const user = visit(service);
  await user.type(field(), 'Oi{Shift>}{Enter}{/Shift}tudo bem');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(field().value).toBe('Oi\ntudo bem');
  expect(service.asked).toEqual([]);
  await user.type(field(), '{Enter}');
  expect(service.asked).toEqual([[{ role: 'user', content: 'Oi\ntudo bem' }]]);
  expect(field().value).toBe('');
});

test('while it answers, field and button are closed; words appear as they come, with bold and lists', async () => {
  const service = chatService();
  const user = visit(service);
  await user.type(field(), 'Fotos?{Enter}');
  expect(field().disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Enviar' })).toHaveProperty('disabled', true);
  await service.tell({ delta: 'Use **luz ' });
  expect((await screen.findByText('luz')).tagName).toBe('STRONG');
  await service.tell({ delta: 'natural**' }, { done: true, demonstration: true });
  await service.end();
  expect((await screen.findByText('luz natural')).tagName).toBe('STRONG');
  expect(field().disabled).toBe(false);
  await user.type(field(), 'E o fundo?{Enter}');
  expect(service.asked[1]).toEqual([
    { role: 'user', content: 'Fotos?' },
    { role: 'assistant', content: 'Use **luz natural**' },
    { role: 'user', content: 'E o fundo?' },
  ]);
});

test('an accent that is split between two chunks stays whole, and HTML is inert', async () => {
  const service = chatService();
  const user = visit(service);
  await user.type(field(), 'Oi{Enter}');
  const bytes = service.bytes.encode(`data: ${JSON.stringify({ delta: 'promoção <img src=x>' })}\n\n`);
  const cut = bytes.indexOf(0xc3) + 1;
  await service.write(bytes.slice(0, cut));
  await service.write(bytes.slice(cut));
  expect(await screen.findByText('promoção <img src=x>')).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});

test('a blank message is refused with the quoted toast', async () => {
  const service = chatService();
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
  const sender = vi.fn<typeof fetch>(send);
  const user = visit({ send: sender });
  await user.type(field(), 'Fotos?{Enter}');
  expect(await screen.findByText('Desculpe, ocorreu um erro ao gerar a resposta.')).toBeTruthy();
  expect(await screen.findByText('Erro ao gerar resposta')).toBeTruthy();
  expect(
    screen.getByText('Não foi possível gerar uma resposta no momento. Tente novamente mais tarde.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Responder de novo' }));
  expect(sender).toHaveBeenCalledTimes(2);
});

test('a stream that breaks off replaces what came with the quoted sentence', async () => {
  const service = chatService();
  const user = visit(service);
  await user.type(field(), 'Fotos?{Enter}');
  await service.tell({ delta: 'Use luz' }, { failed: true });
  expect(await screen.findByText('Desculpe, ocorreu um erro ao gerar a resposta.')).toBeTruthy();
  expect(screen.queryByText('Use luz')).toBeNull();
});

test('a stopped answer keeps what came, and the provider is let go', async () => {
  const service = chatService();
  const user = visit(service);
  await user.type(field(), 'Fotos?{Enter}');
  await service.tell({ delta: 'Use luz natural' });
  await screen.findByText('Use luz natural');
  await user.click(screen.getByRole('button', { name: 'Parar resposta' }));
  expect(await screen.findByRole('button', { name: 'Copiar resposta' })).toBeTruthy();
  expect(service.aborted).toHaveBeenCalled();
  expect(field().disabled).toBe(false);
});

test('an answer goes on while another screen is open', async () => {
  const service = chatService();
  const user = visit(service);
  await user.type(field(), 'Fotos?{Enter}');
  await service.tell({ delta: 'Use luz ' });
  cleanup();
  await service.tell({ delta: 'natural' }, { done: true, demonstration: true });
  await service.end();
  visit(service);
  expect(await screen.findByText('Use luz natural')).toBeTruthy();
  expect(bubbles()).toHaveLength(3);
});

test('a new conversation forgets the old one', async () => {
  const service = chatService();
  const user = visit(service);
  await user.type(field(), 'Fotos?{Enter}');
  await service.tell({ delta: 'Luz' }, { done: true, demonstration: true });
  await service.end();
  await user.click(await screen.findByRole('button', { name: 'Nova conversa' }));
  expect(bubbles()).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
  expect(
    within(screen.getByRole('list', { name: 'Perguntas para começar' })).getAllByRole('button'),
  ).toHaveLength(3);
});

test('a conversation of any length can go on: only its latest turns are sent', async () => {
  const turns = Array.from({ length: 60 }, (_, at) => ({
    id: String(at),
    role: at % 2 ? 'assistant' : 'user',
    content: `turno ${at}`,
    state: 'ready',
  }));
  sessionStorage.setItem(`andromeda-draft:pessoa-${person}:chat`, JSON.stringify(turns));
  const service = chatService();
  const user = visit(service);
  await user.type(field(), 'E agora?{Enter}');
  expect(service.asked[0]).toHaveLength(20);
  expect(service.asked[0]?.at(-1)).toEqual({ role: 'user', content: 'E agora?' });
});
