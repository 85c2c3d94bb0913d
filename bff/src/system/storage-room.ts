import { randomBytes } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../ports/clock.ts';
import type { StorageRoom } from '../ports/storage-room.ts';

/**
 * What stays free for work that has begun: pictures on their way and the database's log, which grows by 16 MB at once and
 * without which PGlite hangs (measured).
 */
const RESERVED_BYTES = 64 * 1024 * 1024;
/** How long an answer is cached. */
const FRESH_MS = 2000;

/**
 * Checks the disk of `folder`: the reserve must be free, and a page of bytes must be writable, which a quota or a disk
 * that has become read-only prevents however much is free.
 */
export function createStorageRoom(
  folder: string,
  { now }: Pick<Clock, 'now'>,
  reservedBytes = RESERVED_BYTES,
): StorageRoom {
  let known: { at: number; left: Promise<boolean> } | null = null;
  return {
    isLeft() {
      const at = now().getTime();
      if (!known || at - known.at >= FRESH_MS) known = { at, left: look(folder, reservedBytes) };
      return known.left;
    },
  };
}

/** For a set-up in which another service stores everything, such as a hosted project. */
export const roomElsewhere: StorageRoom = { isLeft: async () => true };

async function look(folder: string, reservedBytes: number): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= reservedBytes && (await takesBytes(folder));
  } catch {
    return false;
  }
}

async function takesBytes(folder: string): Promise<boolean> {
  const probe = join(folder, `.room-probe-${process.pid}`);
  try {
    await writeFile(probe, randomBytes(8192));
    return true;
  } finally {
    await rm(probe, { force: true });
  }
}
