import type { AnswerExpense, Assistant, AssistantMessage } from '../../ports/assistant.ts';
import type { Clock } from '../../ports/clock.ts';
import { ProviderError } from '../../ports/provider-error.ts';

/** A provider that says nothing for so long is not going to. */
const SILENCE_MS = 30_000;

/**
 * The words of an answer as they come. One that falls silent, or does not let go when `signal` aborts, is given up
 * with `ProviderError`. The provider is asked at the call, before the first word is waited for.
 */
export function receiveWords(
  { assistant, clock }: { assistant: Assistant; clock: Clock },
  messages: readonly AssistantMessage[],
  signal: AbortSignal,
): AsyncGenerator<string, AnswerExpense> {
  const words = assistant.answer(messages, signal);
  const stopped = whenAborted(signal);
  const next = () => nextWord(clock, words, stopped);
  const first = next();
  first.catch(() => undefined);
  return (async function* () {
    try {
      let word = await first;
      for (; !word.done; word = await next()) yield word.value;
      return word.value;
    } finally {
      // The provider stops when its reader does; one that hangs is not waited for.
      words.return(undefined as never).catch(() => undefined);
    }
  })();
}

type Words = ReturnType<Assistant['answer']>;

async function nextWord(clock: Clock, words: Words, stopped: Promise<never>) {
  const arrived = new AbortController();
  const silence = clock.sleep(SILENCE_MS, arrived.signal).then(() => {
    throw new ProviderError('temporary', 'o serviço ficou em silêncio');
  });
  silence.catch(() => undefined);
  try {
    return await Promise.race([words.next(), silence, stopped]);
  } finally {
    arrived.abort();
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  const stopped = new Promise<never>((_, refuse) => {
    const abort = () => refuse(new ProviderError('temporary', 'a conversa foi interrompida'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
  stopped.catch(() => undefined);
  return stopped;
}
