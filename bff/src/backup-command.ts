import { once } from 'node:events';
import { askForBackup } from './backup/ask-for-backup.ts';
import { packBackup } from './backup/pack-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import { copyData } from './embedded/copy-data.ts';
import { lockDataDirectory } from './embedded/data-directory.ts';
import { hasItsRowsElsewhere } from './embedded/folder-and-database.ts';
import { StartupError } from './embedded/startup-error.ts';
import { readEnvironment } from './environment.ts';

/** `pnpm backup FILE` and `pnpm restore FILE`: the verb, and the file's absolute path. */
const [verb, file] = process.argv.slice(2);

// The archive holds everybody's pictures and the keys.
process.umask(0o077);

try {
  const { DATA_DIR, DATABASE_URL, hosted } = readEnvironment();
  if (!file) throw new StartupError(`Diga o arquivo: pnpm ${verb} ARQUIVO`);
  if (hosted)
    throw new StartupError(
      'Um projeto Supabase hospedado faz as suas próprias cópias; veja docs/operating.md.',
    );
  if (DATABASE_URL || hasItsRowsElsewhere(DATA_DIR))
    throw new StartupError(
      'As linhas estão em um PostgreSQL: copie-as com pg_dump, e depois a pasta de dados; veja docs/operating.md.',
    );
  if (verb === 'backup') await backUp(DATA_DIR, file);
  else console.log(`Cópia de ${await restoreBackup(file, DATA_DIR)} restaurada em ${DATA_DIR}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/** Asks the process that serves the folder for the backup; where there is none, reads the folder itself. */
async function backUp(dataDir: string, target: string): Promise<void> {
  const running = await askForBackup(dataDir);
  if (running) await writeBackup(running, target);
  else {
    const lock = lockDataDirectory(dataDir);
    try {
      const archive = await packBackup(dataDir, (folder) => copyData(dataDir, folder));
      const closed = once(archive, 'close');
      await writeBackup(archive, target);
      await closed;
    } finally {
      lock.release();
    }
  }
  console.log(`Cópia gravada em ${target}`);
}
