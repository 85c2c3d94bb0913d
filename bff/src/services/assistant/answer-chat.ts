import { randomUUID } from 'node:crypto';
import type { ChatEvent, ChatMessage, ChatRequest } from '../../../contract/assistant.ts';
import { DomainError } from '../../domain-error.ts';
import type { AssistantMessage } from '../../ports/assistant.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { openFeed } from './answer-feed.ts';
import { placeOf } from './open-answers.ts';
import { type AnswerDeps, writeAnswer } from './write-answer.ts';

/** The part of a long conversation that the provider receives: the latest turns, and of their photos the last two. */
const LATEST_TURNS = 20;
const LATEST_PHOTOS = 2;

type Deps = AnswerDeps & Pick<Services, 'openWork' | 'openAnswers'>;

/**
 * Answers the last question. The answer is written to its end and kept whether anybody listens or not. Resolves with
 * the events once the first word is there, so that a provider that fails before it is a refusal (`text_failed`) and
 * not an empty stream. A later failure is the last event. The turns before come from the browser: reading them here
 * would cost each first word a query. Only the owner of the conversation is read before the provider is
 * asked. Rejects with `text_missing`, `not_found`, `answer_under_way` or `shutting_down` too.
 */
export async function answerChat(
  deps: Deps,
  user: User,
  { messages, conversationId: place, turnId = randomUUID(), edited = false }: ChatRequest,
): Promise<ReadableStream<ChatEvent>> {
  const question = messages.at(-1);
  if (question?.role !== 'user' || !question.content.trim()) throw new DomainError('text_missing');
  const conversationId = place ?? randomUUID();
  const [told] = await Promise.all([
    withPhotos(deps, user, messages.slice(-LATEST_TURNS)),
    place && refuseForeignConversation(deps, user, place),
  ]);
  const asked = {
    conversationId,
    turnId,
    question: question.content,
    edited,
    photoId: question.photoId ?? null,
    messages: told,
  };
  const feed = openFeed();
  const begun = Promise.withResolvers<void>();
  const send = (event: ChatEvent) => {
    feed.send(event);
    if ('delta' in event) begun.resolve();
  };
  const work = deps.openWork.run((shutdown) =>
    deps.openAnswers.run(placeOf(user.userId, conversationId), (wanted) =>
      writeAnswer(deps, user, asked, { send, wanted, shutdown }),
    ),
  );
  work.catch((error: unknown) => feed.send({ failed: true, ...reasonOf(error) })).finally(feed.end);
  await Promise.race([begun.promise, work]);
  return feed.events;
}

const reasonOf = (error: unknown) => (error instanceof DomainError ? { code: error.code } : {});

/** Refuses another user's conversation before the provider is called and paid. */
async function refuseForeignConversation(
  { conversationRepository, logger }: Deps,
  user: User,
  conversationId: string,
): Promise<void> {
  const foreign = await conversationRepository
    .belongsToAnother(user, conversationId)
    .catch((err: unknown) => {
      // Without its database the assistant still answers, but the answer is not stored.
      logger.warn({ err }, 'the owner of a conversation could not be read');
      return false;
    });
  if (foreign) throw new DomainError('not_found');
}

async function withPhotos(
  { conversationRepository }: Pick<Services, 'conversationRepository'>,
  user: User,
  messages: readonly ChatMessage[],
): Promise<AssistantMessage[]> {
  const ids = messages.flatMap(({ photoId }) => photoId ?? []).slice(-LATEST_PHOTOS);
  const photos = ids.length > 0 ? await conversationRepository.photos(user, ids) : new Map();
  const asked = messages.at(-1)?.photoId;
  if (asked && !photos.has(asked)) throw new DomainError('not_found');
  return messages.map(({ role, content, photoId }) => {
    const photo = photoId && photos.get(photoId);
    return { role, content, ...(photo && { photo }) };
  });
}
