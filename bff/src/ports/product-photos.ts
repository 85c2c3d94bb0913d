import type { User } from './user.ts';

/** A photo that a seller took of a product. Its file is in the picture store, at `path`. */
export interface ProductPhotoRecord {
  id: string;
  path: string;
  width: number;
  height: number;
  bytes: number;
  createdAt: string;
}

/** The photos of a user's products. All reject with `StoreError`. */
export interface ProductPhotos {
  /** Those that were put first, the last of them first, then the others as they were kept; `null` where the user has no such product. */
  list(user: User, productId: string): Promise<ProductPhotoRecord[] | null>;
  /**
   * Keeps it once: a second time with the same id changes nothing. `full` where the product has `most` already, `missing` where
   * the user has no such product, or the id is of another photo.
   */
  keep(
    user: User,
    productId: string,
    photo: Omit<ProductPhotoRecord, 'createdAt'>,
    most: number,
  ): Promise<'kept' | 'full' | 'missing'>;
  /** Whether the user's product has this photo, which comes first now. */
  putFirst(user: User, productId: string, photoId: string): Promise<boolean>;
  /** The photo that is gone now; `null` where the product has no such photo. */
  remove(user: User, productId: string, photoId: string): Promise<ProductPhotoRecord | null>;
  /** Where the file of any user's photo is, for an address that was signed. */
  pathOf(photoId: string): Promise<string | null>;
  /** Files, older than so many seconds, that are no photo of any product; some of them where there are many. */
  leftFiles(olderSeconds: number): Promise<string[]>;
}
