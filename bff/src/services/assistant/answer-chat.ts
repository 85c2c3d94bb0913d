import type { ChatEvent, ChatMessage } from '../../../contract/assistant.ts';
import { DomainError } from '../../domain-error.ts';
import type { Person } from '../../ports/person.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { Services } from '../services.ts';

/** A provider that says nothing for so long is not going to. */
const SILENCE_MS = 30_000;
/** What of a long conversation the provider is told: the latest turns. */
const LATEST_TURNS = 20;

type Deps = Pick<Services, 'assistant' | 'usageLog' | 'clock' | 'logger'>;

/**
 * Answers the last question. Resolves with the events once the first word is there, so that a provider that fails
 * before it is a refusal (`text_failed`) and not an empty stream. A later failure is the last event. A blank question
 * rejects with `text_missing`.
 */
export async function answerChat(
  deps: Deps,
  person: Person,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<AsyncGenerator<ChatEvent>> {
  const question = messages.at(-1);
  if (question?.role !== 'user' || !question.content.trim()) throw new DomainError('text_missing');
  const words = deps.assistant.answer(messages.slice(-LATEST_TURNS), signal);
  const first = await nextWord(deps, words).catch((cause: unknown) => {
    deps.logger.warn({ err: cause }, 'the assistant did not answer');
    throw new DomainError('text_failed', undefined, { cause });
  });
  return tell(deps, person, words, first);
}

type Words = ReturnType<Services['assistant']['answer']>;
type Word = Awaited<ReturnType<Words['next']>>;

async function* tell(deps: Deps, person: Person, words: Words, first: Word): AsyncGenerator<ChatEvent> {
  try {
    let word = first;
    for (; !word.done; word = await nextWord(deps, words)) yield { delta: word.value };
    const { demonstration, ...expense } = word.value;
    yield { done: true, demonstration };
    await deps.usageLog
      .record({ userId: person.userId, operation: 'chat', ...expense })
      .catch((err: unknown) => deps.logger.error({ err }, 'the usage of a chat was not recorded'));
  } catch (err) {
    deps.logger.warn({ err }, 'the assistant broke off');
    yield { failed: true };
  } finally {
    // Whoever stops listening stops the provider too; one that hangs is not waited for.
    words.return(undefined as never).catch(() => undefined);
  }
}

async function nextWord({ clock }: Pick<Deps, 'clock'>, words: Words): Promise<Word> {
  const heard = new AbortController();
  const silence = clock.sleep(SILENCE_MS, heard.signal).then(() => {
    throw new ProviderError('temporary', 'o serviço ficou em silêncio');
  });
  silence.catch(() => undefined);
  try {
    return await Promise.race([words.next(), silence]);
  } finally {
    heard.abort();
  }
}
