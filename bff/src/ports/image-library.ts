import type { Operation } from '../../contract/operations.ts';
import type { User } from './user.ts';

/** One picture of a user's library. `createdAt` is ISO 8601 in UTC, ending in `Z`. */
export interface ImageRecord {
  id: string;
  userId: string;
  /** Where it lies in the picture store: `{user id}/{file name}.png`. */
  path: string;
  prompt: string | null;
  operation: Operation;
  width: number | null;
  height: number | null;
  /** Mean colour, `#rrggbb`. */
  dominantColor: string | null;
  /** The engine doubted the cut-out that the picture was made of. */
  cutOutDoubtful: boolean;
  /** Marked by the user as one to keep at hand. */
  favorite: boolean;
  createdAt: string;
}

export interface ImageQuery {
  /** From 1. */
  page: number;
  pageSize: number;
  operation?: Operation | undefined;
  /** Matches the prompt or the operation's Portuguese label; accents and case do not matter. */
  search?: string | undefined;
  /** Only the favourites. */
  favorites?: boolean | undefined;
}

/** A user's library, read and changed in the user's own name. Rejects with `StoreError`. */
export interface ImageLibrary {
  /** Newest first. `total` counts every match; a page beyond the last is empty. */
  page(user: User, query: ImageQuery): Promise<{ images: ImageRecord[]; total: number }>;
  find(user: User, imageId: string): Promise<ImageRecord | null>;
  /** Marks it as a favourite or not; the record as it is then, `null` when there is none of the user's. */
  markFavorite(user: User, imageId: string, favorite: boolean): Promise<ImageRecord | null>;
  /** Takes the record out and answers it, so that its picture can follow; `null` when there is none of the user's. */
  remove(user: User, imageId: string): Promise<ImageRecord | null>;
  /** Where a picture lies, of any user: only for addresses that the service itself signed, never for a path that a user gave. */
  pathOf(imageId: string): Promise<string | null>;
}
