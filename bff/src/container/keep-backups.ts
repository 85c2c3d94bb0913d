import { makeDueBackup } from '../backup/nightly-backups.ts';
import { serveOperator } from '../backup/operator-socket.ts';
import { packBackup } from '../backup/pack-backup.ts';
import type { EmbeddedSupabase } from '../embedded/embedded-supabase.ts';
import type { Environment } from '../environment.ts';
import type { Services } from '../services/services.ts';
import { repeatEvery } from './repeat-every.ts';

/** How long to wait before a failed backup is tried again. */
const LOOK_EVERY_MS = 5 * 60_000;
const KEPT = 7;

/** Makes backups of the embedded project when `pnpm backup` asks, and every night where the operator wants it. */
export async function keepBackups(
  { DATA_DIR, BACKUP_DIR, BACKUP_HOUR, BACKUPS_KEPT = KEPT }: Environment,
  embedded: EmbeddedSupabase,
  { clock, logger, warnings }: Pick<Services, 'clock' | 'logger' | 'warnings'>,
): Promise<() => Promise<void>> {
  const pack = () => packBackup(DATA_DIR, embedded.copyTo);
  const closeSocket = await serveOperator(DATA_DIR, pack, logger);
  if (!BACKUP_DIR || BACKUP_HOUR === undefined) return async () => closeSocket();
  const settings = { hour: BACKUP_HOUR, folder: BACKUP_DIR, kept: BACKUPS_KEPT };
  const run = async () => {
    try {
      const file = await makeDueBackup(settings, clock.now(), pack);
      if (file) logger.info({ file }, 'a backup was made');
      warnings.delete('backup_failed');
    } catch (error) {
      warnings.add('backup_failed');
      throw error;
    }
  };
  const nightly = repeatEvery(
    { everyMs: LOOK_EVERY_MS, failureMessage: 'the nightly backup failed', run },
    logger,
  );
  return async () => {
    closeSocket();
    await nightly.stop();
  };
}
