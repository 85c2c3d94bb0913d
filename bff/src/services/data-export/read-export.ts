import type { DataExport } from '../../../contract/data-export.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { presentExport } from './present-export.ts';

/** The state of the user's copy of their data. */
export async function readExport(
  deps: Pick<Services, 'dataExports' | 'archiveAddresses' | 'clock'>,
  { userId }: User,
): Promise<DataExport> {
  return presentExport(deps, await deps.dataExports.read(userId));
}
