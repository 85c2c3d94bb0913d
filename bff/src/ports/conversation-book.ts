import type { Buffer } from 'node:buffer';
import type { Conversation, ConversationSummary, ConversationTurn } from '../../contract/assistant.ts';
import type { SourceImage } from './image-model.ts';
import type { Person } from './person.ts';

/** A question that an answer is about to be written to. */
export interface NewTurn {
  conversationId: string;
  turnId: string;
  /** What the conversation is called if this begins it. */
  title: string;
  question: string;
  photoId: string | null;
  leaseSeconds: number;
}

/** A turn as it is kept; `aliveUntil` passes when whoever wrote its answer is gone. */
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

/** A person's conversations with the assistant: theirs alone. All reject with `StoreError`. */
export interface ConversationBook {
  /** The one spoken in last comes first. `page` counts from 1. */
  list(
    person: Person,
    query: { page: number; pageSize: number },
  ): Promise<{ conversations: ConversationSummary[]; hasMore: boolean }>;
  /** With its latest `turns`, in order. */
  find(person: Person, conversationId: string, turns: number): Promise<KeptConversation | null>;
  /** Another title; its place in the list stays. `null` where the person has no such conversation. */
  rename(person: Person, conversationId: string, title: string): Promise<ConversationSummary | null>;
  /** With everything that belongs to it; false where the person has no such conversation. */
  remove(person: Person, conversationId: string): Promise<boolean>;
  /** Keeps a question whose answer is being written; one that was kept before loses its answer. */
  open(person: Person, turn: NewTurn): Promise<'opened' | 'not_found' | 'answer_under_way'>;
  /** Keeps the text so far and says that somebody still writes; false where the person wants it stopped or gone. */
  note(turnId: string, answer: string, aliveUntil: Date): Promise<boolean>;
  /** Harmless a second time. */
  settle(turnId: string, outcome: TurnOutcome): Promise<void>;
  /** Asks whichever process writes in this conversation to stop. */
  askStop(person: Person, conversationId: string): Promise<void>;
  keepPhoto(person: Person, photo: { id: string; photo: Buffer; thumbnail: Buffer }): Promise<void>;
  /** The photos with these ids that are the person's. */
  photos(person: Person, ids: readonly string[]): Promise<Map<string, SourceImage>>;
  /** Forgets the photos that went with no question and are older than `before`. */
  forgetUnusedPhotos(person: Person, before: Date): Promise<void>;
}
