import { constants, type Dirent } from 'node:fs';
import { copyFile, cp, link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that can be made again, or belong to the process that serves. */
const left = new Set(['cache', 'lock.sqlite', 'lock.sqlite-journal', 'operator.sock']);

/** Whether an entry of a data folder is data. Names with a dot are drafts and probes. */
export const isData = (name: string) => !left.has(name) && !name.startsWith('.');

/**
 * Copies a data folder while nobody writes to its database. Pictures and packages of remotes are hard-linked: a
 * finished one is never written again, and one that is deleted meanwhile stays under the link.
 */
export async function copyData(dataDir: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    const [source, copy] = [join(dataDir, entry.name), join(target, entry.name)];
    if (!isData(entry.name)) continue;
    if (entry.name === 'database')
      await cp(source, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
    else if (entry.isDirectory()) await linkFolder(source, copy);
    else await copyFile(source, copy);
  }
}

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true }).catch(nothingThere)) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (isDraft(entry)) continue;
    if (entry.isDirectory()) await linkFolder(source, copy);
    else await link(source, copy).catch(() => copyFile(source, copy).catch(nothingThere));
  }
}

/** Names of files that are still being written, as `picture-files.ts` and `remote-folder.ts` choose them. */
const isDraft = ({ name }: Dirent) => name.startsWith('.') && name.endsWith('.new');

/** Rows are deleted before their files, so a file that disappears meanwhile is in no row. */
function nothingThere(error: unknown): Dirent[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}
