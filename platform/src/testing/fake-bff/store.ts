import type {
  BrandKit,
  Conversation,
  CreditEntry,
  DataExport,
  Generation,
  LibraryImage,
  OwnTemplate,
  Product,
  ProductPhoto,
  SavedStyle,
  TextRecord,
} from 'bff/contract';
import { NEW_BRAND } from 'bff/contract/browser/brand';

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
  productPhotos: (ProductPhoto & { productId: string })[];
  brandKit: BrandKit;
  styles: SavedStyle[];
  templates: OwnTemplate[];
  entries: CreditEntry[];
  dataExport: DataExport;
}

/** The look of a shop that has chosen nothing yet. */
export const newBrandKit = (): BrandKit => ({ ...NEW_BRAND, logo: null, updatedAt: null });

/** No copy of the data was asked for. */
export const noExport: DataExport = {
  status: 'none',
  expiresAt: null,
  nextAt: null,
  progress: null,
  complete: true,
  archives: [],
};
