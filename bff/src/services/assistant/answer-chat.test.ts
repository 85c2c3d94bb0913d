import { expect, test } from 'vitest';
import type { ChatEvent } from '../../../contract/assistant.ts';
import type { Assistant } from '../../ports/assistant.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { ana, createTestServices } from '../../testing/test-services.ts';
import { answerChat } from './answer-chat.ts';

const question = [{ role: 'user' as const, content: 'Como tirar fotos?' }];
const expense = { model: 'm', tokensUsed: 9, costUsd: 0, demonstration: false };
const { signal } = new AbortController();

function services(answer: Assistant['answer']) {
  const used: unknown[] = [];
  const usageLog = { record: async (entry: unknown) => void used.push(entry) };
  return { ...createTestServices(), assistant: { answer }, usageLog, used };
}
async function heard(events: AsyncGenerator<ChatEvent>) {
  const all: ChatEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

test('the words are told as they come, and what they cost is recorded for the person', async () => {
  const deps = services(async function* () {
    yield 'Luz ';
    yield 'natural';
    return expense;
  });
  expect(await heard(await answerChat(deps, ana, question, signal))).toEqual([
    { delta: 'Luz ' },
    { delta: 'natural' },
    { done: true, demonstration: false },
  ]);
  expect(deps.used).toEqual([
    { userId: ana.userId, operation: 'chat', model: 'm', tokensUsed: 9, costUsd: 0 },
  ]);
});

test('a blank question, and one that is not the person’s, is refused before anybody is asked', async () => {
  const deps = services(async function* () {
    yield 'x';
    return expense;
  });
  for (const messages of [
    [{ role: 'user' as const, content: '  \n' }],
    [{ role: 'assistant' as const, content: 'Oi' }],
  ])
    await expect(answerChat(deps, ana, messages, signal)).rejects.toMatchObject({ code: 'text_missing' });
});

test('a provider that fails before its first word is a refusal, later the last event', async () => {
  const failing = (words: string[]) =>
    services(async function* () {
      for (const word of words) yield word;
      throw new ProviderError('temporary', 'fora');
    });
  await expect(answerChat(failing([]), ana, question, signal)).rejects.toMatchObject({ code: 'text_failed' });
  expect(await heard(await answerChat(failing(['Luz']), ana, question, signal))).toEqual([
    { delta: 'Luz' },
    { failed: true },
  ]);
});

test('a provider that falls silent is given up after 30 s', async () => {
  const deps = services(async function* () {
    yield 'Luz';
    await new Promise(() => undefined);
    return expense;
  });
  const events = await answerChat(deps, ana, question, signal);
  const all = heard(
    (async function* () {
      for (let next = await events.next(); !next.done; next = await events.next()) yield next.value;
    })(),
  );
  await deps.clock.untilSomeoneSleeps(30_000);
  await deps.clock.advance(30_000);
  expect((await all).at(-1)).toEqual({ failed: true });
});
