import type {
  Conversation,
  CreditEntry,
  DataExport,
  Generation,
  LibraryImage,
  Product,
  TextRecord,
} from 'bff/contract';

/** What the fake BFF keeps for its one user, as long as the page is open. */
export interface FakeStore {
  credits: number;
  turboCredits: number;
  fullName: string;
  images: LibraryImage[];
  generations: Generation[];
  texts: TextRecord[];
  conversations: Conversation[];
  products: Product[];
  entries: CreditEntry[];
  dataExport: DataExport;
}

/** No copy of the data was asked for. */
export const noExport: DataExport = {
  status: 'none',
  expiresAt: null,
  nextAt: null,
  progress: null,
  complete: true,
  archives: [],
};
