import type { Api, Conversation } from '@andromeda/platform';
import { expect, test, vi } from 'vitest';
import { type Asking, liveTurnsOf } from './live-turns.ts';

type ChatEvent = Awaited<ReturnType<ReturnType<Api['assistant']['answer']>['next']>>['value'];

const question: Omit<Asking, 'onSettled'> = {
  conversationId: 'conversa',
  turnId: 'pergunta',
  question: 'Conte tudo',
  photo: null,
  messages: [{ role: 'user', content: 'Conte tudo' }],
  edited: false,
  reread: () => Promise.reject<Conversation>(new Error('offline')),
  onKept: () => {},
  onFailure: () => {},
  onUnsaved: () => {},
};

/** Answers with these events, which are all there at once. */
const answering = (events: ChatEvent[]) =>
  ({
    assistant: {
      async *answer() {
        yield* events;
      },
    },
  }) as unknown as Api;

test('words that come faster than a screen draws them are drawn together, and none is lost', async () => {
  const words = Array.from({ length: 500 }, (_, at) => `palavra ${at} `);
  const done: ChatEvent = { done: true, saved: true };
  const turns = liveTurnsOf('ana', answering([...words.map((delta) => ({ delta })), done]));
  const drawn = vi.fn();
  turns.subscribe(drawn);
  await new Promise<void>((onSettled) => turns.ask({ ...question, onSettled }));
  expect(turns.of('conversa')).toMatchObject({ state: 'ready', answer: words.join('') });
  // The question, and the end of its answer.
  expect(drawn).toHaveBeenCalledTimes(2);
});

test('words appear while more are on their way', async () => {
  let end = () => {};
  const more = new Promise<void>((resolve) => {
    end = resolve;
  });
  const api = {
    assistant: {
      async *answer(): AsyncGenerator<ChatEvent> {
        yield { delta: 'Use ' };
        yield { delta: 'luz' };
        await more;
      },
    },
  } as unknown as Api;
  const turns = liveTurnsOf('bia', api);
  const shown: (string | undefined)[] = [];
  turns.subscribe(() => shown.push(turns.of('conversa')?.answer));
  const settled = new Promise<void>((onSettled) => turns.ask({ ...question, onSettled }));
  await expect.poll(() => shown).toEqual(['', 'Use luz']);
  end();
  await settled;
});
