import type { ConversationTurn } from '@andromeda/platform';
import { describe, expect, test } from 'vitest';
import { messagesFor, turnsWith } from './conversation-turns.ts';
import type { LiveTurn } from './live-turns.ts';

const turn = (change: Partial<ConversationTurn> = {}): ConversationTurn => ({
  id: 'turn-1',
  question: 'Como vendo mais?',
  answer: 'Com boas fotos.',
  state: 'ready',
  photo: null,
  ...change,
});
const live = (change: Partial<LiveTurn> = {}): LiveTurn => ({ ...turn(), kept: true, ...change });

describe('the turns on the screen', () => {
  test('show the answer that this page receives in place of the one that the server has', () => {
    const kept = [turn({ state: 'answering', answer: 'Com' })];
    expect(turnsWith(kept, live({ state: 'answering', answer: 'Com boas' }))).toEqual([
      expect.objectContaining({ answer: 'Com boas' }),
    ]);
  });

  test('show the whole answer of the server when it failed on its way to this page', () => {
    const kept = [turn({ answer: 'Com boas fotos.' })];
    expect(turnsWith(kept, live({ state: 'failed', answer: 'Com bo' }))).toEqual(kept);
  });

  test('show a question that failed and never reached the server', () => {
    const failed = live({ id: 'turn-2', state: 'failed', answer: '' });
    expect(turnsWith([turn()], failed)).toEqual([turn(), failed]);
  });

  test('are the server’s when this page receives nothing', () => {
    expect(turnsWith([turn()], undefined)).toEqual([turn()]);
  });
});

test('a failed answer is not sent back to the assistant, its question is', () => {
  const before = [
    turn({ state: 'failed', answer: 'Com bo' }),
    turn({ id: 'turn-2', question: 'E o preço?' }),
  ];
  expect(messagesFor(before, 'E o frete?', null)).toEqual([
    { role: 'user', content: 'Como vendo mais?' },
    { role: 'user', content: 'E o preço?' },
    { role: 'assistant', content: 'Com boas fotos.' },
    { role: 'user', content: 'E o frete?' },
  ]);
});
