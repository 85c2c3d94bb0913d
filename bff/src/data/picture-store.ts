import { Buffer } from 'node:buffer';
import type { PictureStore } from '../ports/picture-store.ts';
import { StoreError } from '../ports/store-error.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const BUCKET = 'imagens';
const FILES_AT_ONCE = 100;

export interface PictureStoreOptions {
  /** False with the embedded storage, whose signed addresses supabase-js cannot read and no browser can reach. */
  signsAddresses: boolean;
}

export function createPictureStore(
  { asService }: SupabaseClients,
  { signsAddresses }: PictureStoreOptions,
): PictureStore {
  const bucket = () => asService.storage.from(BUCKET);
  return {
    async put(path, bytes) {
      const contentType = path.endsWith('.jpg') ? 'image/jpeg' : 'image/png';
      const { error } = await bucket().upload(path, bytes, { contentType, upsert: true });
      if (error) throw storeError(`put ${path}`, error);
    },
    async get(path) {
      const { data, error } = await bucket().download(path);
      if (data) return Buffer.from(await data.arrayBuffer());
      if (isMissing(error)) return null;
      throw storeError(`get ${path}`, error);
    },
    async remove(path) {
      const { error } = await bucket().remove([path]);
      if (error && !isMissing(error)) throw storeError(`remove ${path}`, error);
    },
    async removeAll(userId) {
      let removed = 0;
      for (;;) {
        const { data, error } = await bucket().list(userId, { limit: FILES_AT_ONCE });
        if (error) throw storeError(`list ${userId}`, error);
        if (data.length === 0) return removed;
        const paths = data.map(({ name }) => inFolder(userId, name));
        const removal = await bucket().remove(paths);
        if (removal.error) throw storeError(`remove files of ${userId}`, removal.error);
        // Otherwise a file that stays in the list would be removed for ever.
        if (removal.data.length === 0) throw new StoreError('rejected', `files of ${userId} stay`);
        removed += removal.data.length;
      }
    },
    async signedUrl(path, lifetimeSeconds) {
      if (!signsAddresses) return null;
      const { data, error } = await bucket().createSignedUrl(path, lifetimeSeconds);
      if (data) return data.signedUrl;
      if (isMissing(error)) return null;
      throw storeError(`sign ${path}`, error);
    },
  };
}

// Hosted storage names a file below the folder that was listed, the embedded one by its whole path.
const inFolder = (folder: string, name: string) =>
  name.startsWith(`${folder}/`) ? name : `${folder}/${name}`;

type StorageFault = { message: string; status?: number | undefined; statusCode?: string | undefined } | null;

/** Hosted storage answers 400 for a missing object and says 404 in the body only. */
function isMissing(error: StorageFault) {
  return error?.status === 404 || error?.statusCode === '404';
}

function storeError(what: string, error: StorageFault) {
  const rejected = error?.status !== undefined && error.status >= 400 && error.status < 500;
  return new StoreError(rejected ? 'rejected' : 'unavailable', `${what}: ${error?.message}`, {
    cause: error,
  });
}
