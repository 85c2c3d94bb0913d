import type { AnswerExpense, AssistantMessage } from '../../ports/assistant.ts';
import type { Services } from '../services.ts';

/** About this many characters of Portuguese make a token with the tokenizers in use. */
const LETTERS_A_TOKEN = 4;

type Deps = Pick<Services, 'assistant' | 'usageLog' | 'logger'>;

/**
 * Records what an answer used. A provider reports its count only at the end, and some never do: an answer that was
 * stopped, broke off or came without a count is estimated from its characters, without the photo.
 */
export async function recordAnswer(
  { assistant, usageLog, logger }: Deps,
  userId: string,
  asked: readonly AssistantMessage[],
  answer: string,
  expense: AnswerExpense | null,
): Promise<void> {
  const { model, demonstration } = assistant;
  const counted = expense?.tokensUsed || (demonstration ? 0 : estimate(asked, answer));
  await usageLog
    .record({ userId, operation: 'chat', model, tokensUsed: counted, costUsd: expense?.costUsd ?? 0 })
    .catch((err: unknown) => logger.error({ err }, 'the usage of a chat was not recorded'));
}

function estimate(asked: readonly AssistantMessage[], answer: string): number {
  const letters = asked.reduce((sum, { content }) => sum + content.length, answer.length);
  return Math.ceil(letters / LETTERS_A_TOKEN);
}
