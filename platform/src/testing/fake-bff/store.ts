import type { Conversation, CreditEntry, Generation, LibraryImage, TextRecord } from 'bff/contract';
import { exampleStore } from './examples.ts';

/** What the fake BFF keeps for its one person, as long as the page stands. */
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

/** Of somebody who came a minute ago. */
const newcomer = (): FakeStore => ({
  credits: 5,
  turboCredits: 0,
  fullName: 'Ana Vendedora',
  images: [],
  generations: [],
  texts: [],
  conversations: [],
  entries: [],
});

/** A store with a seller's work of some weeks, or with nothing. */
export const createStore = (filled: boolean): FakeStore => (filled ? exampleStore() : newcomer());
