import type { SourceImage } from './image-model.ts';

/**
 * What an answer cost. `costUsd` in US dollars; `tokensUsed` is 0 where none are counted. `end` where the answer did not end
 * by itself: at the limit of its length, or stopped by the service's filter.
 */
export interface AnswerExpense {
  tokensUsed: number;
  costUsd: number;
  end?: 'cut' | 'filtered';
}

/** One turn as the assistant receives it. */
export interface AssistantMessage {
  role: 'user' | 'assistant';
  content: string;
  photo?: SourceImage;
}

/**
 * The marketing assistant. `answer` yields the pieces of its answer as they come, an empty one as a sign of life,
 * and returns what it cost. It throws
 * `ProviderError`, also in the middle, when the provider fails or falls silent, and when `signal` aborts.
 */
export interface Assistant {
  /** The model's name, for the usage log. */
  readonly model: string;
  /** True where no large language model answers. */
  readonly demonstration: boolean;
  answer(
    conversation: readonly AssistantMessage[],
    signal: AbortSignal,
  ): AsyncGenerator<string, AnswerExpense>;
}
