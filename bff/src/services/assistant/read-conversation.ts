import type { Conversation, ConversationTurn } from '../../../contract/assistant.ts';
import { DomainError } from '../../domain-error.ts';
import type { KeptTurn } from '../../ports/conversation-repository.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';

/** No user scrolls further back, and a store may not return more rows. */
const LATEST_TURNS = 500;

/** One conversation of the user, with the part of a running answer that exists so far. Rejects with `not_found`. */
export async function readConversation(
  { conversationRepository, clock }: Pick<Services, 'conversationRepository' | 'clock'>,
  user: User,
  id: string,
): Promise<Conversation> {
  const found = await conversationRepository.find(user, id, LATEST_TURNS);
  if (!found) throw new DomainError('not_found');
  const { title, updatedAt } = found;
  return { id, title, updatedAt, turns: found.turns.map((turn) => presentTurn(turn, clock.now())) };
}

// The process that wrote the answer was interrupted: the stored part stays.
function presentTurn(
  { id, question, photo, answer, state, rating, aliveUntil }: KeptTurn,
  now: Date,
): ConversationTurn {
  const abandoned = state === 'answering' && Date.parse(aliveUntil) < now.getTime();
  const shown = abandoned ? (answer ? 'stopped' : 'failed') : state;
  return { id, question, photo, answer, state: shown, rating: rating ?? null };
}
