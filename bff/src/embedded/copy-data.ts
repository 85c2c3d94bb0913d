import { constants, type Dirent } from 'node:fs';
import { copyFile, cp, link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies a database that nobody writes to at the moment, and links its pictures: a finished picture is never written again,
 * and one that is deleted meanwhile stays under the link.
 */
export async function copyData(
  { database, pictures }: { database: string; pictures: string },
  target: string,
): Promise<void> {
  await cp(database, join(target, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE });
  await linkFolder(pictures, join(target, 'storage'));
}

/** The same for a data folder that no process serves. */
export function copyDataAtRest(dataDir: string, target: string): Promise<void> {
  return copyData({ database: join(dataDir, 'database'), pictures: join(dataDir, 'storage') }, target);
}

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true }).catch(nothingThere)) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, copy);
    else if (!isDraft(entry)) await link(source, copy).catch(() => copyFile(source, copy));
  }
}

/** A picture that is being written; `picture-files.ts` names it. */
const isDraft = ({ name }: Dirent) => name.startsWith('.') && name.endsWith('.new');

/** A new project has no pictures yet. */
function nothingThere(error: unknown): Dirent[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}
