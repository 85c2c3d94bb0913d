import type { Buffer } from 'node:buffer';
import type {
  AnswerRating,
  Conversation,
  ConversationSummary,
  ConversationTurn,
} from '../../contract/assistant.ts';
import type { SourceImage } from './image-model.ts';
import type { User } from './user.ts';

/** A question whose answer is about to be written. */
export interface NewTurn {
  conversationId: string;
  turnId: string;
  /** The title of the conversation if this question begins it. */
  title: string;
  question: string;
  /** An earlier question gets these words, and the turns after it are deleted. */
  edited?: boolean;
  photoId: string | null;
  leaseSeconds: number;
}

/** A turn as it is stored; a past `aliveUntil` means that the process that wrote its answer is gone. */
export interface KeptTurn extends ConversationTurn {
  aliveUntil: string;
}

export interface KeptConversation extends Omit<Conversation, 'turns'> {
  turns: KeptTurn[];
}

/** How a turn ended. */
export interface TurnOutcome {
  answer: string;
  state: Exclude<ConversationTurn['state'], 'answering'>;
  demonstration: boolean;
}

/** A user's conversations with the assistant, which nobody else sees. All reject with `StoreError`. */
export interface ConversationRepository {
  /** The most recently used comes first. `page` counts from 1; `search` keeps those that hold all its words. */
  list(
    user: User,
    query: { page: number; pageSize: number; search: string },
  ): Promise<{ conversations: ConversationSummary[]; hasMore: boolean }>;
  /** A conversation with its latest `turns`, in order. */
  find(user: User, conversationId: string, turns: number): Promise<KeptConversation | null>;
  /** Renames a conversation; its place in the list stays. `null` where the user has no such conversation. */
  rename(user: User, conversationId: string, title: string): Promise<ConversationSummary | null>;
  /** Keeps what the user thinks of an answer; false where the user has no such answer. */
  rate(
    user: User,
    answer: { conversationId: string; turnId: string; rating: AnswerRating },
  ): Promise<boolean>;
  /** Deletes a conversation with everything in it; false where the user has no such conversation. */
  remove(user: User, conversationId: string): Promise<boolean>;
  /** Whether this conversation is another user's. */
  belongsToAnother(user: User, conversationId: string): Promise<boolean>;
  /** Keeps a question whose answer is being written; one that was kept before loses its answer. */
  open(user: User, turn: NewTurn): Promise<'opened' | 'not_found' | 'answer_under_way'>;
  /** Keeps the text so far and renews the lease of its writer; false where the user stopped or deleted it. */
  note(turnId: string, answer: string, aliveUntil: Date): Promise<boolean>;
  /** Ends an answer; harmless a second time. */
  settle(turnId: string, outcome: TurnOutcome): Promise<void>;
  /** Asks whichever process writes in this conversation to stop. */
  askStop(user: User, conversationId: string): Promise<void>;
  keepPhoto(user: User, photo: { id: string; photo: Buffer; thumbnail: Buffer }): Promise<void>;
  /** The photos with these ids that are the user's. */
  photos(user: User, ids: readonly string[]): Promise<Map<string, SourceImage>>;
  /** Deletes photos that were sent with no question and are older than `before`. */
  forgetUnusedPhotos(user: User, before: Date): Promise<void>;
}
