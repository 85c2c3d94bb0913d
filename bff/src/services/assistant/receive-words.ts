import type { AnswerExpense, Assistant, AssistantMessage } from '../../ports/assistant.ts';
import type { Clock } from '../../ports/clock.ts';
import { ProviderError } from '../../ports/provider-error.ts';

/** A provider that gives no sign of life for this long will not answer. */
const SILENCE_MS = 30_000;
/** A model may think before its first word, but no longer than this. */
const LONGEST_THOUGHT_MS = 180_000;

/**
 * The words of an answer as they come. One that falls silent, thinks without a word for three minutes, or does not let go
 * when `signal` aborts, is given up with `ProviderError`. The provider is asked at the call, before the first word is
 * waited for.
 */
export function receiveWords(
  { assistant, clock }: { assistant: Assistant; clock: Clock },
  messages: readonly AssistantMessage[],
  signal: AbortSignal,
): AsyncGenerator<string, AnswerExpense> {
  const words = assistant.answer(messages, signal);
  const stopped = whenAborted(signal);
  const next = () => nextWord(clock, words, stopped);
  const thought = new AbortController();
  const first = firstWord(next, clock, thought.signal);
  first.catch(() => undefined);
  return (async function* () {
    try {
      let word = await first;
      thought.abort();
      for (; !word.done; word = await next()) if (word.value) yield word.value;
      return word.value;
    } finally {
      thought.abort();
      // The provider stops when its reader does; nobody waits for one that hangs.
      words.return(undefined as never).catch(() => undefined);
    }
  })();
}

type Words = ReturnType<Assistant['answer']>;

/** The first piece with a word in it, or the end. */
async function firstWord(next: () => ReturnType<typeof nextWord>, clock: Clock, over: AbortSignal) {
  const patience = clock.sleep(LONGEST_THOUGHT_MS, over).then(
    () => 'spent' as const,
    () => 'spent' as const,
  );
  for (;;) {
    const word = await Promise.race([next(), patience]);
    if (word === 'spent') throw new ProviderError('temporary', 'o serviço pensou demais');
    if (word.done || word.value) return word;
  }
}

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
