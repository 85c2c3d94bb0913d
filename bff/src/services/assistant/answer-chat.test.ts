import { beforeEach, describe, expect, test } from 'vitest';
import type { ChatEvent, ChatRequest } from '../../../contract/assistant.ts';
import type { Assistant } from '../../ports/assistant.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { StoreError } from '../../ports/store-error.ts';
import { ana, bia } from '../../testing/test-accounts.ts';
import { solidPicture } from '../../testing/test-providers.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { answerChat } from './answer-chat.ts';
import { attachPhoto } from './attach-photo.ts';
import { deleteConversation } from './delete-conversation.ts';
import { listConversations } from './list-conversations.ts';
import { readConversation } from './read-conversation.ts';
import { stopAnswer } from './stop-answer.ts';

const expense = { tokensUsed: 9, costUsd: 0 };
let conversationId: string;
let turnId: string;
let request: ChatRequest;
beforeEach(() => {
  conversationId = crypto.randomUUID();
  turnId = crypto.randomUUID();
  request = { messages: [{ role: 'user', content: 'Como tirar fotos?' }], conversationId, turnId };
});

function services(answer: Assistant['answer'], demonstration = false) {
  const used: unknown[] = [];
  const usageLog = { record: async (entry: unknown) => void used.push(entry) };
  return { ...createTestServices(), assistant: { model: 'm', demonstration, answer }, usageLog, used };
}
async function readEvents(events: ReadableStream<ChatEvent>) {
  const all: ChatEvent[] = [];
  for await (const event of events) all.push(event);
  return all.filter((event) => !('kept' in event));
}
/** A provider whose words come when the test says so, and which ends when it is aborted. */
function slowProvider() {
  const said: string[] = [];
  let more = Promise.withResolvers<void>();
  const seen: { signal?: AbortSignal } = {};
  const answer: Assistant['answer'] = async function* (_conversation, signal) {
    seen.signal = signal;
    for (;;) {
      for (let word = said.shift(); word !== undefined; word = said.shift()) {
        if (word === '') return expense;
        yield word;
      }
      await more.promise;
    }
  };
  const say = (...words: string[]) => {
    said.push(...words);
    more.resolve();
    more = Promise.withResolvers();
  };
  return { answer, say, seen };
}
const turnOf = async (deps: ReturnType<typeof services>) =>
  (await readConversation(deps, ana, conversationId)).turns[0];

test('an answer streams word by word, is stored with its question, and its cost is recorded', async () => {
  const deps = services(async function* () {
    yield 'Luz ';
    yield 'natural';
    return expense;
  });
  expect(await readEvents(await answerChat(deps, ana, request))).toEqual([
    { delta: 'Luz ' },
    { delta: 'natural' },
    { done: true, demonstration: false, saved: true },
  ]);
  expect(deps.used).toEqual([
    { userId: ana.userId, operation: 'chat', model: 'm', tokensUsed: 9, costUsd: 0 },
  ]);
  expect(await turnOf(deps)).toEqual({
    id: turnId,
    question: 'Como tirar fotos?',
    photo: null,
    answer: 'Luz natural',
    state: 'ready',
    rating: null,
  });
  const { conversations } = await listConversations(deps, ana, { page: 1, search: '' });
  expect(conversations).toMatchObject([{ id: conversationId, title: 'Como tirar fotos?' }]);
});

test('a blank question, or one that is not the user’s, is refused before the provider is called', async () => {
  const deps = services(async function* () {
    yield 'x';
    return expense;
  });
  for (const messages of [
    [{ role: 'user' as const, content: '  \n' }],
    [{ role: 'assistant' as const, content: 'Oi' }],
  ])
    await expect(answerChat(deps, ana, { messages })).rejects.toMatchObject({ code: 'text_missing' });
});

test('a provider that fails before its first word refuses the question, later it ends the stream; both can be retried', async () => {
  const failing = (words: string[]) =>
    services(async function* () {
      for (const word of words) yield word;
      throw new ProviderError('temporary', 'fora');
    });
  const silent = failing([]);
  await expect(answerChat(silent, ana, request)).rejects.toMatchObject({ code: 'text_failed' });
  expect(await turnOf(silent)).toMatchObject({ question: 'Como tirar fotos?', state: 'failed' });
  const broken = failing(['Luz']);
  expect(await readEvents(await answerChat(broken, ana, request))).toEqual([
    { delta: 'Luz' },
    { failed: true, code: 'text_failed' },
  ]);
  expect(await turnOf(broken)).toMatchObject({ answer: '', state: 'failed' });
  broken.assistant.answer = async function* () {
    yield 'Pronto';
    return expense;
  };
  await readEvents(await answerChat(broken, ana, request));
  const { turns } = await readConversation(broken, ana, conversationId);
  expect(turns).toMatchObject([{ id: turnId, answer: 'Pronto', state: 'ready' }]);
});

test('a provider that falls silent is abandoned after 30 s', async () => {
  const provider = slowProvider();
  const deps = services(provider.answer);
  provider.say('Luz');
  const all = readEvents(await answerChat(deps, ana, request));
  await deps.clock.untilSomeoneSleeps(30_000);
  await deps.clock.advance(30_000);
  expect((await all).at(-1)).toEqual({ failed: true, code: 'text_failed' });
});

describe('when the browser has disconnected', () => {
  test('the answer is written to its end; a user who returns finds the part so far, then the whole', async () => {
    const provider = slowProvider();
    const deps = services(provider.answer);
    provider.say('Luz ');
    const events = await answerChat(deps, ana, request);
    await events.cancel();
    await deps.clock.untilSomeoneSleeps(1000);
    await deps.clock.advance(1000);
    expect(await turnOf(deps)).toMatchObject({ answer: 'Luz ', state: 'answering' });
    provider.say('natural', '');
    await deps.openWork.drain(60_000);
    expect(await turnOf(deps)).toMatchObject({ answer: 'Luz natural', state: 'ready' });
    expect(deps.used).toHaveLength(1);
    expect(provider.seen.signal?.aborted).toBe(false);
  });

  test('the question is stored before a first word that takes long', async () => {
    const provider = slowProvider();
    const deps = services(provider.answer);
    const events = answerChat(deps, ana, request);
    await deps.clock.untilSomeoneSleeps(100);
    await deps.clock.advance(100);
    expect(await turnOf(deps)).toMatchObject({ question: 'Como tirar fotos?', state: 'answering' });
    provider.say('Luz', '');
    await readEvents(await events);
    expect(await turnOf(deps)).toMatchObject({ answer: 'Luz', state: 'ready' });
  });

  test('an answer whose process died is shown as interrupted, with the part that was kept', async () => {
    const provider = slowProvider();
    const deps = services(provider.answer);
    const turn = { conversationId, turnId, title: 'x', question: 'x', photoId: null, leaseSeconds: 20 };
    await deps.conversationRepository.open(ana, turn);
    await deps.conversationRepository.note(turnId, 'Luz', new Date(deps.clock.now().getTime() + 20_000));
    expect(await turnOf(deps)).toMatchObject({ state: 'answering' });
    await deps.clock.advance(21_000);
    expect(await turnOf(deps)).toMatchObject({ answer: 'Luz', state: 'stopped' });
  });
});

describe('a stop', () => {
  test('ends the call of the provider, keeps the part so far, and records an estimate of its usage', async () => {
    const provider = slowProvider();
    const deps = services(provider.answer);
    provider.say('Luz natural');
    const all = readEvents(await answerChat(deps, ana, request));
    await stopAnswer(deps, bia, conversationId);
    expect(provider.seen.signal?.aborted).toBe(false);
    await stopAnswer(deps, ana, conversationId);
    expect(provider.seen.signal?.aborted).toBe(true);
    expect((await all).at(-1)).toEqual({ stopped: true });
    expect(await turnOf(deps)).toMatchObject({ answer: 'Luz natural', state: 'stopped' });
    expect(deps.used).toEqual([expect.objectContaining({ userId: ana.userId, tokensUsed: 7 })]);
  });

  test('that reaches another process takes effect when the next part is stored', async () => {
    const provider = slowProvider();
    const deps = services(provider.answer);
    const asked = answerChat(deps, ana, request);
    await deps.clock.untilSomeoneSleeps(100);
    await deps.clock.advance(100);
    await deps.conversationRepository.askStop(ana, conversationId);
    await deps.clock.untilSomeoneSleeps(1000);
    await deps.clock.advance(1000);
    expect((await readEvents(await asked)).at(-1)).toEqual({ stopped: true });
    expect(await turnOf(deps)).toMatchObject({ answer: '', state: 'stopped' });
  });

  test('follows from the deletion of the conversation', async () => {
    const provider = slowProvider();
    const deps = services(provider.answer);
    provider.say('Luz');
    const all = readEvents(await answerChat(deps, ana, request));
    await expect(deleteConversation(deps, bia, conversationId)).rejects.toMatchObject({ code: 'not_found' });
    await deleteConversation(deps, ana, conversationId);
    await all;
    expect(provider.seen.signal?.aborted).toBe(true);
    await expect(readConversation(deps, ana, conversationId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('of the service waits for the answer, and then keeps what is written', async () => {
    const provider = slowProvider();
    const deps = services(provider.answer);
    provider.say('Luz');
    await answerChat(deps, ana, request);
    const drained = deps.openWork.drain(15_000);
    await deps.clock.untilSomeoneSleeps(15_000);
    await deps.clock.advance(15_000);
    await drained;
    expect(await turnOf(deps)).toMatchObject({ answer: 'Luz', state: 'stopped' });
    await expect(answerChat(deps, ana, request)).rejects.toMatchObject({ code: 'shutting_down' });
  });
});

test('the second of two questions at once in one conversation is refused, and a stranger’s always', async () => {
  const provider = slowProvider();
  const deps = services(provider.answer);
  provider.say('Luz');
  const all = readEvents(await answerChat(deps, ana, request));
  const silent = { ...deps, assistant: { ...deps.assistant, answer: slowProvider().answer } };
  const again = { ...request, turnId: crypto.randomUUID() };
  const refused = expect(answerChat(silent, ana, again)).rejects.toMatchObject({ code: 'answer_under_way' });
  await deps.clock.untilSomeoneSleeps(100);
  await deps.clock.advance(100);
  await refused;
  await expect(answerChat(silent, bia, again)).rejects.toMatchObject({ code: 'not_found' });
  provider.say('');
  await all;
  expect(await turnOf(deps)).toMatchObject({ answer: 'Luz', state: 'ready' });
});

test('a second question whose first word is faster than its refusal fails with the reason', async () => {
  const provider = slowProvider();
  const deps = services(provider.answer);
  provider.say('Luz');
  const all = readEvents(await answerChat(deps, ana, request));
  const quick = slowProvider();
  quick.say('Oi');
  const hasty = { ...deps, assistant: { ...deps.assistant, answer: quick.answer } };
  const events = readEvents(await answerChat(hasty, ana, { ...request, turnId: crypto.randomUUID() }));
  expect((await events).at(-1)).toEqual({ failed: true, code: 'answer_under_way' });
  provider.say('');
  await all;
});

test('a database that does not answer only keeps the answer out of the history', async () => {
  const deps = services(async function* () {
    yield 'Luz';
    return expense;
  });
  deps.conversationRepository.open = () => Promise.reject(new StoreError('rejected', 'down'));
  expect(await readEvents(await answerChat(deps, ana, request))).toEqual([
    { delta: 'Luz' },
    { done: true, demonstration: false, saved: false },
  ]);
});

describe('a photo', () => {
  const photo = async () =>
    new File([new Uint8Array(await solidPicture('#336699', 1600).png().toBuffer())], 'a.png');

  test('is validated, scaled down, and sent to the assistant with its question and the next ones', async () => {
    const received: Parameters<Assistant['answer']>[0][] = [];
    const deps = services(async function* (conversation) {
      received.push(conversation);
      yield 'Azul';
      return expense;
    });
    const { id, thumbnail } = await attachPhoto(deps, ana, await photo());
    expect(thumbnail).toMatch(/^data:image\/webp;base64,/);
    const first = { role: 'user' as const, content: 'Que cor é?', photoId: id };
    await readEvents(await answerChat(deps, ana, { ...request, messages: [first] }));
    const next = [
      first,
      { role: 'assistant' as const, content: 'Azul' },
      { role: 'user' as const, content: 'E?' },
    ];
    await readEvents(await answerChat(deps, ana, { messages: next }));
    for (const conversation of received)
      expect(conversation[0]).toMatchObject({ content: 'Que cor é?', photo: { mimeType: 'image/jpeg' } });
    expect(await turnOf(deps)).toMatchObject({ photo: { id } });
  });

  test('of another user is not found, and a file that is not a picture is refused', async () => {
    const deps = services(slowProvider().answer);
    const { id } = await attachPhoto(deps, ana, await photo());
    const messages = [{ role: 'user' as const, content: 'Oi', photoId: id }];
    await expect(answerChat(deps, bia, { messages })).rejects.toMatchObject({ code: 'not_found' });
    await expect(attachPhoto(deps, ana, new File(['x'], 'a.png'))).rejects.toMatchObject({
      code: 'image_unsupported',
    });
    await expect(attachPhoto(deps, ana, undefined)).rejects.toMatchObject({ code: 'image_missing' });
  });
});

test("another user's conversation is not found before the provider is asked", async () => {
  let calls = 0;
  const deps = services(async function* () {
    calls += 1;
    yield 'Com luz.';
    return expense;
  });
  await readEvents(await answerChat(deps, ana, request));
  await expect(answerChat(deps, bia, { ...request, turnId: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(calls).toBe(1);
});

test('while the owner of a conversation cannot be read the assistant answers all the same', async () => {
  const deps = services(async function* () {
    yield 'Com luz.';
    return expense;
  });
  deps.conversationRepository.belongsToAnother = async () => {
    throw new StoreError('unavailable', 'away');
  };
  expect(await readEvents(await answerChat(deps, ana, request))).toContainEqual({ delta: 'Com luz.' });
});

test.each(['cut', 'filtered'] as const)(
  'the service reports and stores that an answer was %s',
  async (end) => {
    const deps = services(async function* () {
      yield 'Com luz';
      return { ...expense, end };
    });
    const events = await readEvents(await answerChat(deps, ana, request));
    expect(events.at(-1)).toMatchObject({ done: true, end });
    expect(await turnOf(deps)).toMatchObject({ answer: 'Com luz', state: end });
  },
);

test('a reasoning model may take its time, and only silence ends its answer', async () => {
  const more = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const deps = services(async function* () {
    yield '';
    await more[0]?.promise;
    yield '';
    await more[1]?.promise;
    yield 'Luz';
    return expense;
  });
  const answered = answerChat(deps, ana, request);
  for (const { resolve } of more) {
    await deps.clock.untilSomeoneSleeps(30_000);
    await deps.clock.advance(29_000);
    resolve();
  }
  expect(await readEvents(await answered)).toContainEqual({ delta: 'Luz' });
});
