import { FakeHost } from '@andromeda/platform/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { assistantNetwork, whole } from '../../testing/assistant-network.ts';
import { conversationFile } from './export-conversation.ts';
import { notifyOtherTabs } from './other-tabs.ts';

let userNumber = 500;
beforeEach(() => {
  userNumber += 1;
});
afterEach(() => sessionStorage.clear());
const userId = () => `pessoa-${userNumber}`;

function visit(service: { send: typeof fetch }, address: string) {
  const user = { id: userId(), email: 'x@example.com', fullName: '' };
  render(<FakeHost remote={{ routes }} address={address} send={service.send} user={user} />);
  return userEvent.setup();
}

/** A service with one conversation of these questions, each answered. */
function conversationOf(questions: string[], answers = {}) {
  const service = assistantNetwork(answers);
  const id = crypto.randomUUID();
  const turns = questions.map((question) => ({
    id: crypto.randomUUID(),
    question,
    photo: null,
    answer: `Sobre ${question}`,
    state: 'ready' as const,
  }));
  service.conversations.set(id, { id, title: 'Fotos?', updatedAt: '2026-11-20T12:00:00.000Z', turns });
  return { service, id, address: `/assistant?c=${id}` };
}
const questionsShown = () =>
  screen.getAllByRole('article', { name: 'Você' }).map(({ textContent }) => textContent);

describe('a question that is edited', () => {
  async function edit(user: ReturnType<typeof userEvent.setup>, at: number, words: string) {
    const pencils = await screen.findAllByRole('button', { name: 'Editar pergunta' });
    await user.click(pencils[at] as HTMLElement);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Editar pergunta' });
    await user.clear(field);
    await user.type(field, words);
  }

  test('is asked anew with its new words, and what came after it goes', async () => {
    const { service, address } = conversationOf(['Fotos?', 'Frete?', 'Preço?']);
    const user = visit(service, address);
    await edit(user, 1, 'Embalagem?');
    expect(screen.getByText('As mensagens depois desta pergunta serão apagadas.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Perguntar de novo' }));
    expect(questionsShown()).toEqual(['Fotos?', 'Embalagem?']);
    expect(service.asked[0]).toMatchObject({ edited: true });
    expect(service.asked[0]?.messages).toMatchObject([
      { content: 'Fotos?' },
      { content: 'Sobre Fotos?' },
      { content: 'Embalagem?' },
    ]);
    await service.tell({ kept: true }, { delta: 'Caixa justa' }, whole);
    await service.end();
    expect(await screen.findByText('Caixa justa')).toBeTruthy();
    await waitFor(() => expect(questionsShown()).toEqual(['Fotos?', 'Embalagem?']));
  });

  test('stays as it was after Escape, and the focus returns to its button', async () => {
    const { service, address } = conversationOf(['Fotos?']);
    const user = visit(service, address);
    await edit(user, 0, 'Outra');
    await user.keyboard('{Escape}');
    expect(questionsShown()).toEqual(['Fotos?']);
    expect(service.asked).toEqual([]);
    const pencil = screen.getByRole('button', { name: 'Editar pergunta' });
    await waitFor(() => expect(document.activeElement).toBe(pencil));
  });

  test('that could not be asked loses neither its new words nor what was there', async () => {
    const refuse = () =>
      Response.json({ error: { code: 'answer_under_way', requestId: 'r' } }, { status: 409 });
    const { service, address } = conversationOf(['Fotos?', 'Frete?'], { 'POST chat': refuse });
    const user = visit(service, address);
    await edit(user, 0, 'Vídeos?{Enter}');
    expect(await screen.findByText('Sobre Frete?')).toBeTruthy();
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Editar pergunta' });
    expect(field.value).toBe('Vídeos?');
    await user.keyboard('{Escape}');
    expect(questionsShown()).toEqual(['Fotos?', 'Frete?']);
  });
});

test('an answer is rated, and the same press takes the rating back', async () => {
  const { service, id, address } = conversationOf(['Fotos?']);
  const user = visit(service, address);
  const good = await screen.findByRole('button', { name: 'Boa resposta' });
  await user.click(good);
  expect(good.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(service.conversations.get(id)?.turns[0]?.rating).toBe('good'));
  await user.click(good);
  await waitFor(() => expect(service.conversations.get(id)?.turns[0]?.rating).toBeNull());
  expect(good.getAttribute('aria-pressed')).toBe('false');
});

test('a rating that could not be kept is taken back with a message', async () => {
  const refuse = () => Response.json({ error: { code: 'internal_error', requestId: 'r' } }, { status: 500 });
  const { service, address } = conversationOf(['Fotos?'], { 'PATCH conversations': refuse });
  const user = visit(service, address);
  await user.click(await screen.findByRole('button', { name: 'Resposta ruim' }));
  expect(await screen.findByText('Não foi possível guardar a avaliação. Tente novamente.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Resposta ruim' }).getAttribute('aria-pressed')).toBe('false');
});

test('conversations are searched, also where nothing is found', async () => {
  const { service, address } = conversationOf(['Fotos?']);
  const other = crypto.randomUUID();
  service.conversations.set(other, {
    id: other,
    title: 'Frete',
    updatedAt: '2026-11-20T12:00:00.000Z',
    turns: [],
  });
  const user = visit(service, address);
  await user.click(await screen.findByRole('button', { name: 'Conversas' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Conversas' }));
  expect(await sheet.findAllByRole('link')).toHaveLength(2);
  await user.type(sheet.getByLabelText('Buscar nas conversas'), 'Frete');
  await waitFor(() => expect(sheet.getAllByRole('link')).toHaveLength(1));
  await user.type(sheet.getByLabelText('Buscar nas conversas'), ' xyz');
  expect(await sheet.findByText('Nenhuma conversa encontrada')).toBeTruthy();
});

test('an exported conversation says who said what, without Markdown marks', async () => {
  const { service, id } = conversationOf(['Como **tirar** fotos?']);
  const conversation = service.conversations.get(id);
  if (!conversation) return;
  const [turn] = conversation.turns;
  if (turn) turn.answer = '**Luz** de janela';
  const { name, bytes } = conversationFile(
    { ...conversation, title: 'Fotos à venda?' },
    new Date(2026, 10, 23),
  );
  expect(name).toBe('Fotos-a-venda.txt');
  expect(await bytes.text()).toBe(
    'Fotos à venda?\nConversa com a Assistente Andrômeda, exportada em 23 de novembro de 2026\n\nVocê:\nComo **tirar** fotos?\n\nAssistente Andrômeda:\nLuz de janela\n',
  );
});

describe('a second tab', () => {
  /** What happened in the other tab, whose messages this one receives. */
  const otherTab = (change: object) => {
    const channel = new BroadcastChannel(`andromeda-assistant:${userId()}`);
    channel.postMessage(change);
    return channel;
  };

  test('shows what the first one asked, word by word, and its end', async () => {
    const { service, id, address } = conversationOf(['Fotos?']);
    visit(service, address);
    await screen.findByText('Sobre Fotos?');
    const turn = {
      id: crypto.randomUUID(),
      question: 'Frete?',
      photo: null,
      answer: 'Pese',
      state: 'answering' as const,
    };
    const kept = { ...turn, state: turn.state as 'answering' | 'ready' };
    service.conversations.get(id)?.turns.push(kept);
    const channel = otherTab({ conversationId: id });
    expect(await screen.findByText('Pese')).toBeTruthy();
    Object.assign(kept, { answer: 'Pese a caixa', state: 'ready' });
    expect(await screen.findByText('Pese a caixa')).toBeTruthy();
    channel.close();
  });

  test('says so where the first one deleted the conversation', async () => {
    const { service, id, address } = conversationOf(['Fotos?']);
    visit(service, address);
    await screen.findByText('Sobre Fotos?');
    service.conversations.delete(id);
    const channel = otherTab({ conversationId: id, deleted: true });
    expect(await screen.findByText('Esta conversa não existe mais')).toBeTruthy();
    channel.close();
  });

  test('that asks at the same moment sees the other answer, keeps its own question and can ask it next', async () => {
    let busy = true;
    const { service, id, address } = conversationOf(['Fotos?'], {
      'POST chat': () =>
        busy
          ? Response.json({ error: { code: 'answer_under_way', requestId: 'r' } }, { status: 409 })
          : new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    });
    const user = visit(service, address);
    await screen.findByText('Sobre Fotos?');
    const other = {
      id: crypto.randomUUID(),
      question: 'Frete?',
      photo: null,
      answer: 'Pese',
      state: 'answering' as const,
    };
    const kept = { ...other, state: other.state as 'answering' | 'ready' };
    service.conversations.get(id)?.turns.push(kept);
    await user.type(screen.getByLabelText('Sua mensagem'), 'Preço?{Enter}');
    expect(await screen.findByText('Pese')).toBeTruthy();
    expect(questionsShown()).toEqual(['Fotos?', 'Frete?', 'Preço?']);
    Object.assign(kept, { answer: 'Pese a caixa', state: 'ready' });
    expect(await screen.findByText('Pese a caixa')).toBeTruthy();
    busy = false;
    await user.click(await screen.findByRole('button', { name: 'Responder de novo' }));
    expect(service.asked.at(-1)?.messages.at(-1)).toMatchObject({ content: 'Preço?' });
    expect(questionsShown()).toEqual(['Fotos?', 'Frete?', 'Preço?']);
  });

  test('receives what this one asks, rates and deletes', async () => {
    const heard: unknown[] = [];
    const channel = new BroadcastChannel(`andromeda-assistant:${userId()}`);
    channel.onmessage = ({ data }) => heard.push(data);
    const { service, id, address } = conversationOf(['Fotos?']);
    const user = visit(service, address);
    await user.click(await screen.findByRole('button', { name: 'Boa resposta' }));
    await waitFor(() => expect(heard).toEqual([{ conversationId: id }]));
    await user.type(screen.getByLabelText('Sua mensagem'), 'Preço?{Enter}');
    await service.tell({ kept: true });
    await waitFor(() => expect(heard).toHaveLength(2));
    await service.tell(whole);
    await service.end();
    await waitFor(() => expect(heard).toHaveLength(3));
    notifyOtherTabs(userId(), { conversationId: id, deleted: true });
    await waitFor(() => expect(heard.at(-1)).toEqual({ conversationId: id, deleted: true }));
    channel.close();
    cleanup();
  });
});
