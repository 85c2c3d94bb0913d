import { Buffer } from 'node:buffer';
import type { SupabaseClient } from '@supabase/supabase-js';
import { StoreError } from '../ports/store-error.ts';

type Bucket = ReturnType<SupabaseClient['storage']['from']>;
type StorageFault = { message: string; status?: number | undefined; statusCode?: string | undefined } | null;

const FILES_AT_ONCE = 100;

/** The bytes of a downloaded file; null where there is none. */
export async function bytesOf(
  path: string,
  { data, error }: { data: Blob | null; error: StorageFault },
): Promise<Buffer | null> {
  if (data) return Buffer.from(await data.arrayBuffer());
  if (isMissing(error)) return null;
  throw storeError(`get ${path}`, error);
}

/** Removes every file of a user's folder and of the folders in it, known to the database or not; answers how many. */
export async function removeFolder(bucket: Bucket, userId: string): Promise<number> {
  let removed = 0;
  for (;;) {
    const { data, error } = await bucket.list(userId, { limit: FILES_AT_ONCE });
    if (error) throw storeError(`list ${userId}`, error);
    if (data.length === 0) return removed;
    let inside = 0;
    // Hosted storage lists a folder as an entry without an id.
    for (const { name } of data.filter(isFolder))
      inside += await removeFolder(bucket, inFolder(userId, name));
    const paths = data.filter((entry) => !isFolder(entry)).map(({ name }) => inFolder(userId, name));
    removed += inside;
    if (paths.length === 0 && inside > 0) continue;
    const removal = await bucket.remove(paths);
    if (removal.error) throw storeError(`remove files of ${userId}`, removal.error);
    // Otherwise a file that stays in the list would be removed again and again, without end.
    if (removal.data.length === 0) throw new StoreError('rejected', `files of ${userId} stay`);
    removed += removal.data.length;
  }
}

const isFolder = ({ id }: { id: string | null }) => id === null;

// Hosted storage names a file below the folder that was listed, the embedded one by its whole path.
const inFolder = (folder: string, name: string) =>
  name.startsWith(`${folder}/`) ? name : `${folder}/${name}`;

/** Hosted storage answers 400 for a missing object and says 404 in the body only. */
export function isMissing(error: StorageFault) {
  return error?.status === 404 || error?.statusCode === '404';
}

export function storeError(what: string, error: StorageFault) {
  const rejected = error?.status !== undefined && error.status >= 400 && error.status < 500;
  return new StoreError(rejected ? 'rejected' : 'unavailable', `${what}: ${error?.message}`, {
    cause: error,
  });
}
