import { mkdtemp, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { create } from 'tar';
import { StartupError } from '../embedded/startup-error.ts';
import { BACKUP_FORMAT, MANIFEST, snapshotPrefix } from './backup-format.ts';

/** Copies the data folder, as it is at one moment, into another. */
export type TakeSnapshot = (folder: string) => Promise<void>;

/** The copies that this process is packing now. */
const underWay = new Set<string>();

/** Space beyond the copy of the database, for the log and the pictures that arrive meanwhile. */
const SPARE_BYTES = 64 * 1024 * 1024;

/**
 * The whole data folder as one compressed archive: database, pictures and packages of remotes of the same moment, and the keys. What it takes
 * on the disk meanwhile is gone when the stream ends, however it ends. Rejects with `StartupError` where there is no room.
 */
export async function packBackup(dataDir: string, takeSnapshot: TakeSnapshot): Promise<Readable> {
  await removeLeftovers(dataDir);
  await requireRoomForCopy(dataDir);
  const folder = await mkdtemp(join(dataDir, snapshotPrefix));
  underWay.add(folder);
  const remove = async () => {
    await rm(folder, { recursive: true, force: true });
    underWay.delete(folder);
  };
  try {
    await takeSnapshot(folder);
    await writeFile(join(folder, MANIFEST), JSON.stringify({ format: BACKUP_FORMAT, madeAt: new Date() }));
    // Pictures are compressed already, so the lowest level gives the same size.
    const archive = create({ cwd: folder, gzip: { level: 1 }, portable: true }, await readdir(folder));
    const stream = Readable.from(archive as AsyncIterable<Buffer>);
    stream.once('close', () => void remove());
    return stream;
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A process that was killed may have left a copy behind. */
async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const folder = join(dataDir, name);
    if (name.startsWith(snapshotPrefix) && !underWay.has(folder))
      await rm(folder, { recursive: true, force: true });
  }
}

async function requireRoomForCopy(dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  const needed = (await sizeOf(join(dataDir, 'database'))) + SPARE_BYTES;
  if (bavail * bsize >= needed) return;
  const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
  throw new StartupError(
    `Não há espaço livre em ${dataDir} para a cópia: restam ${megabytes(bavail * bsize)} MB e são precisos ${megabytes(needed)} MB.`,
  );
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        stat(join(entry.parentPath, entry.name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
