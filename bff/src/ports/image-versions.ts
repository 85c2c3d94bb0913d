import type { SavedPicture } from './credit-ledger.ts';
import type { ImageRecord } from './image-library.ts';

export interface NewVersion {
  userId: string;
  imageId: string;
  /** Chosen by the client: the same key never makes two versions. */
  key: string;
  /** The new version's `metadata` replaces fields of the same name; the others stay as they were. */
  picture: SavedPicture;
  /** The user chose this version, which makes its charge final. */
  keep: boolean;
}

/** `claimed`: the one free retry of this picture's generation may be made now. */
export type RetryClaim =
  | { outcome: 'claimed'; generationId: string }
  | { outcome: 'not_found' | 'retry_used' | 'retry_under_way' };

/** Versions of pictures: the library shows the newest, the earlier ones stay. Rejects with `StoreError`. */
export interface ImageVersions {
  /** `added` is false where this key made a version before; `null` when the user has no such picture. */
  add(version: NewVersion): Promise<{ image: ImageRecord; added: boolean } | null>;
  /** Claims the one free retry for `leaseSeconds`; a claim that is never ended is free again afterwards. */
  claimRetry(userId: string, imageId: string, leaseSeconds: number): Promise<RetryClaim>;
  /** `made`: the retry made a picture, and is used up. */
  endRetry(generationId: string, made: boolean): Promise<void>;
  /** Shows a former version in the place of the one that is shown; both stay. `null` when the user has no such picture. */
  show(userId: string, imageId: string): Promise<ImageRecord | null>;
  /** Removes the version that is shown; `null` when it is not the user's or is the first one. */
  removeNewest(userId: string, imageId: string): Promise<{ image: ImageRecord; removed: ImageRecord } | null>;
}
