import type { ChatMessage } from '../../contract/assistant.ts';

/** What an answer cost. `costUsd` in US dollars; `tokensUsed` 0 where none are counted. */
export interface AnswerExpense {
  model: string;
  tokensUsed: number;
  costUsd: number;
  demonstration: boolean;
}

/**
 * The marketing assistant. Yields the pieces of its answer as they come and returns what it cost. Throws
 * `ProviderError`, also in the middle, when the provider fails or falls silent, and when `signal` aborts.
 */
export interface Assistant {
  answer(conversation: readonly ChatMessage[], signal: AbortSignal): AsyncGenerator<string, AnswerExpense>;
}
