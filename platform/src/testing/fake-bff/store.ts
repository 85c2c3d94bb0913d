import type { Conversation, CreditEntry, Generation, LibraryImage, TextRecord } from 'bff/contract';

/** What the fake BFF keeps for its one user, as long as the page stands. */
export interface FakeStore {
  credits: number;
  turboCredits: number;
  fullName: string;
  images: LibraryImage[];
  generations: Generation[];
  texts: TextRecord[];
  conversations: Conversation[];
  entries: CreditEntry[];
}
