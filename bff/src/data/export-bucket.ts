import type { Buffer } from 'node:buffer';
import type { ExportFiles } from '../ports/data-exports.ts';
import { bytesOf, removeFolder, storeError } from './storage-calls.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const BUCKET = 'exports';

/** Archives in chunks in the private bucket, `{user id}/{claim}-{number}`. */
export function createExportBucket({ asService }: SupabaseClients): ExportFiles {
  const bucket = () => asService.storage.from(BUCKET);
  return {
    async put(userId, claim, chunk, bytes: Buffer) {
      const path = pathOf(userId, claim, chunk);
      const options = { contentType: 'application/octet-stream', upsert: true };
      const { error } = await bucket().upload(path, bytes, options);
      if (error) throw storeError(`put ${path}`, error);
    },
    async get(userId, claim, chunk) {
      const path = pathOf(userId, claim, chunk);
      return bytesOf(path, await bucket().download(path));
    },
    async removeAll(userId) {
      await removeFolder(bucket(), userId);
    },
  };
}

const pathOf = (userId: string, claim: string, chunk: number) =>
  `${userId}/${claim}-${String(chunk).padStart(5, '0')}`;
