import type { DataExport } from '../../../contract/data-export.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { PAUSE_SECONDS } from './export-limits.ts';
import { presentExport } from './present-export.ts';

/**
 * Asks for a copy of everything that is stored about the user, made in the background. Asked again while one is made, or on
 * the same day, the first one counts. Rejects with `storage_full` while nothing new can be stored.
 */
export async function requestExport(
  deps: Pick<Services, 'dataExports' | 'archiveAddresses' | 'storageRoom' | 'clock' | 'logger'>,
  { userId }: User,
): Promise<DataExport> {
  if (!(await deps.storageRoom.isLeft())) throw new DomainError('storage_full');
  const record = await deps.dataExports.request(userId, deps.clock.now(), PAUSE_SECONDS);
  deps.logger.info({ userId }, 'a user asked for a copy of their data');
  return presentExport(deps, record);
}
