import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extract } from 'tar';
import { z } from 'zod';
import { isData } from '../embedded/copy-data.ts';
import { lockDataDirectory } from '../embedded/data-directory.ts';
import { StartupError } from '../embedded/startup-error.ts';
import { BACKUP_FORMAT, MANIFEST, neededParts } from './backup-format.ts';

const Manifest = z.object({ format: z.literal(BACKUP_FORMAT), madeAt: z.iso.datetime() });

/**
 * Unpacks an archive into a data folder that holds no data yet, and answers when it was made. The folder gets all of it or
 * nothing. Rejects with `StartupError` where the folder is in use or not empty, and where the archive is not whole.
 */
export async function restoreBackup(file: string, dataDir: string): Promise<string> {
  const lock = lockDataDirectory(dataDir);
  try {
    const present = (await readdir(dataDir)).filter(isData).sort();
    if (present.length > 0)
      throw new StartupError(
        `A pasta ${dataDir} já tem dados (${present.join(', ')}); restaure em uma pasta vazia, por exemplo com DATA_DIR=.data-restaurada.`,
      );
    const draft = await mkdtemp(join(dataDir, '.restore-'));
    try {
      const madeAt = await unpack(file, draft);
      for (const name of (await readdir(draft)).filter((entry) => entry !== MANIFEST))
        await rename(join(draft, name), join(dataDir, name));
      return madeAt;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  } finally {
    lock.release();
  }
}

async function unpack(file: string, folder: string): Promise<string> {
  try {
    // Unpacked in one go: a parallel writer would go on after a failure.
    extract({ file, cwd: folder, strict: true, sync: true });
    const { madeAt } = Manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
    const missing = neededParts.filter((name) => !existsSync(join(folder, name)));
    if (missing.length > 0) throw new Error(`the archive lacks ${missing.join(', ')}`);
    return madeAt;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(`O arquivo ${file} não é uma cópia inteira da Andrômeda: ${reason}.`, { cause });
  }
}
