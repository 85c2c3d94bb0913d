import type { Buffer } from 'node:buffer';

/**
 * The private place of finished pictures (PNG), by path `{user id}/{file name}.png`, and of the photos that cut-outs were
 * made of (JPEG). Rejects with `StoreError`.
 */
export interface PictureStore {
  /** The picture is durable when this resolves. An existing one at the path is replaced. */
  put(path: string, bytes: Buffer): Promise<void>;
  get(path: string): Promise<Buffer | null>;
  /** Removing a missing picture is not an error. */
  remove(path: string): Promise<void>;
  /** Removes every file of a user, known to the library or not; answers how many. */
  removeAll(userId: string): Promise<number>;
  /** An expiring address that serves the picture directly, or `null` where the store gives none. */
  signedUrl(path: string, lifetimeSeconds: number): Promise<string | null>;
}
