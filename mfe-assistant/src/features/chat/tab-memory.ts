import type { ConversationTurn } from '@andromeda/platform';

/** A question that the server has not confirmed yet. */
export interface UnsentTurn {
  conversationId: string;
  turn: ConversationTurn;
}

// Below the prefix of drafts: signing out by 'Sair' removes it.
const placeOf = (userId: string, what: 'unsent' | 'open') => `andromeda-draft:${userId}:chat-${what}`;

/** The question of this tab that may have been lost on its way. */
export function unsentTurn(userId: string): UnsentTurn | null {
  return read<UnsentTurn>(placeOf(userId, 'unsent'));
}

export function keepUnsent(userId: string, unsent: UnsentTurn | null): void {
  keep(placeOf(userId, 'unsent'), unsent);
}

/** The conversation that was looked at last in this tab. */
export function lastConversation(userId: string): string | null {
  return read<string>(placeOf(userId, 'open'));
}

export function rememberConversation(userId: string, id: string | null): void {
  keep(placeOf(userId, 'open'), id);
}

function read<Kept>(place: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

// A browser that forbids storage remembers nothing over a reload, and loses nothing else.
function keep(place: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(value));
  } catch {
    // Nothing to do.
  }
}
