import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes an archive to a file that only its owner may read. The file is whole and on the disk, or not there at all. */
export async function writeBackup(archive: Readable, file: string): Promise<void> {
  const draft = join(dirname(file), `.${randomUUID()}.part`);
  try {
    await pipeline(archive, createWriteStream(draft, { mode: 0o600 }));
    const handle = await open(draft, 'r+');
    await handle.sync().finally(() => handle.close());
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
