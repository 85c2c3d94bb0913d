import { extname } from 'node:path';
import type { PictureStore } from '../ports/picture-store.ts';
import { bytesOf, isMissing, removeFolder, storeError } from './storage-calls.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const BUCKET = 'imagens';

const KINDS: Readonly<Record<string, string>> = { '.jpg': 'image/jpeg', '.webp': 'image/webp' };

export interface PictureStoreOptions {
  /** False for the embedded storage: supabase-js cannot read its signed addresses, and no browser can reach them. */
  signsAddresses: boolean;
}

export function createPictureStore(
  { asService }: SupabaseClients,
  { signsAddresses }: PictureStoreOptions,
): PictureStore {
  const bucket = () => asService.storage.from(BUCKET);
  return {
    async put(path, bytes) {
      const contentType = KINDS[extname(path)] ?? 'image/png';
      const { error } = await bucket().upload(path, bytes, { contentType, upsert: true });
      if (error) throw storeError(`put ${path}`, error);
    },
    async get(path) {
      return bytesOf(path, await bucket().download(path));
    },
    async remove(path) {
      const { error } = await bucket().remove([path]);
      if (error && !isMissing(error)) throw storeError(`remove ${path}`, error);
    },
    removeAll: (userId) => removeFolder(bucket(), userId),
    async signedUrl(path, lifetimeSeconds) {
      if (!signsAddresses) return null;
      const { data, error } = await bucket().createSignedUrl(path, lifetimeSeconds);
      if (data) return data.signedUrl;
      if (isMissing(error)) return null;
      throw storeError(`sign ${path}`, error);
    },
  };
}
