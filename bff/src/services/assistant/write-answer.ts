import type { ChatEvent } from '../../../contract/assistant.ts';
import { DomainError } from '../../domain-error.ts';
import type { AnswerExpense, AssistantMessage } from '../../ports/assistant.ts';
import type { TurnOutcome } from '../../ports/conversation-repository.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { User } from '../../ports/user.ts';
import { repeatWhileUnavailable } from '../repeat-while-unavailable.ts';
import type { Services } from '../services.ts';
import { receiveWords } from './receive-words.ts';
import { recordAnswer } from './record-answer.ts';
import { titleOf } from './title-of.ts';

/**
 * Keeping a question costs its first word some milliseconds where both share a processor: it waits for that word, but
 * no longer than this.
 */
const KEEP_WITHIN_MS = 100;
/** How often the text so far is stored, for a user who comes back meanwhile. */
const NOTE_EVERY_MS = 1000;
/** If nothing was stored for this long, no process is writing any more. */
const LEASE_SECONDS = 20;

/** A validated question, with what the provider receives of the conversation. */
export interface AskedQuestion {
  conversationId: string;
  turnId: string;
  question: string;
  /** The question was edited since it was asked before. */
  edited: boolean;
  photoId: string | null;
  messages: readonly AssistantMessage[];
}

export type AnswerDeps = Pick<
  Services,
  'assistant' | 'conversationRepository' | 'usageLog' | 'clock' | 'logger'
>;

interface Hand {
  send(event: ChatEvent): void;
  /** Aborts when the user stops the answer. */
  wanted: AbortSignal;
  /** Aborts when the process can wait no longer. */
  shutdown: AbortSignal;
}

/**
 * Writes one answer to its end and keeps it, whether a browser listens or not. Rejects with `text_failed`, `not_found`
 * or `answer_under_way`.
 */
export async function writeAnswer(
  deps: AnswerDeps,
  user: User,
  asked: AskedQuestion,
  { send, wanted, shutdown }: Hand,
): Promise<void> {
  const unwelcome = new AbortController();
  const over = new AbortController();
  const signal = AbortSignal.any([wanted, shutdown, unwelcome.signal]);
  const words = receiveWords(deps, asked.messages, signal);
  const answer = { text: '' };
  const first = new AbortController();
  const opened = waitOr(deps, KEEP_WITHIN_MS, first.signal)
    .then(() => openTurn(deps, user, asked))
    .then((outcome) => {
      if (outcome === 'opened') send({ kept: true });
      else if (outcome) unwelcome.abort();
      if (outcome === 'opened') void keepUp(deps, asked.turnId, answer, over.signal, () => unwelcome.abort());
      return outcome;
    });
  const { expense, failure } = await listen(words, (word) => {
    answer.text += word;
    send({ delta: word });
    first.abort();
  });
  first.abort();
  over.abort();
  const refused = await opened;
  if (refused && refused !== 'opened') throw new DomainError(refused);
  const { demonstration } = deps.assistant;
  // The user did not ask for the stop of the process: if nothing is written yet, it is a failure that can be retried.
  const asksToStop = wanted.aborted || unwelcome.signal.aborted;
  const stopped = asksToStop || (shutdown.aborted && answer.text !== '');
  const state: TurnOutcome['state'] = failure ? (stopped ? 'stopped' : 'failed') : (expense?.end ?? 'ready');
  const outcome = { answer: state === 'failed' ? '' : answer.text, state, demonstration };
  const saved = refused === 'opened' && (await settle(deps, asked.turnId, outcome));
  if (expense || answer.text || state === 'stopped')
    await recordAnswer(deps, user.userId, asked.messages, answer.text, expense);
  if (state === 'failed') {
    // An adapter that names the trouble has already logged it.
    if (!(failure instanceof ProviderError && failure.trouble))
      deps.logger.warn({ err: failure }, 'the assistant did not answer');
    throw new DomainError('text_failed', undefined, { cause: failure });
  }
  const end = expense?.end;
  send(state === 'stopped' ? { stopped: true } : { done: true, demonstration, saved, ...(end && { end }) });
}

const waitOr = ({ clock }: AnswerDeps, milliseconds: number, sooner: AbortSignal) =>
  clock.sleep(milliseconds, sooner).catch(() => undefined);

async function listen(
  words: AsyncGenerator<string, AnswerExpense>,
  receive: (word: string) => void,
): Promise<{ expense: AnswerExpense | null; failure: unknown }> {
  try {
    let word = await words.next();
    for (; !word.done; word = await words.next()) receive(word.value);
    return { expense: word.value, failure: null };
  } catch (failure) {
    return { expense: null, failure };
  }
}

/** The result of storing the question; null where the database did not answer, which does not end the answer. */
async function openTurn(
  { conversationRepository, clock, logger }: AnswerDeps,
  user: User,
  asked: AskedQuestion,
) {
  const { conversationId, turnId, question, edited, photoId } = asked;
  const turn = { conversationId, turnId, title: titleOf(question), question, edited, photoId };
  return repeatWhileUnavailable(clock, () =>
    conversationRepository.open(user, { ...turn, leaseSeconds: LEASE_SECONDS }),
  ).catch((err: unknown) => {
    logger.error({ err, turnId }, 'a question could not be kept');
    return null;
  });
}

/** Keeps the text so far, again and again, and learns there that the user cancelled the answer. */
async function keepUp(
  deps: AnswerDeps,
  turnId: string,
  answer: { readonly text: string },
  over: AbortSignal,
  stop: () => void,
): Promise<void> {
  for (;;) {
    await waitOr(deps, NOTE_EVERY_MS, over);
    if (over.aborted) return;
    const { conversationRepository, clock, logger } = deps;
    const until = new Date(clock.now().getTime() + LEASE_SECONDS * 1000);
    const wanted = await conversationRepository.note(turnId, answer.text, until).catch((err: unknown) => {
      logger.warn({ err, turnId }, 'a part of an answer could not be kept');
      return true;
    });
    if (!wanted && !over.aborted) return stop();
  }
}

async function settle(
  { conversationRepository, clock, logger }: AnswerDeps,
  turnId: string,
  outcome: TurnOutcome,
): Promise<boolean> {
  return repeatWhileUnavailable(clock, () => conversationRepository.settle(turnId, outcome)).then(
    () => true,
    (err: unknown) => {
      logger.error({ err, turnId }, 'an answer could not be kept');
      return false;
    },
  );
}
