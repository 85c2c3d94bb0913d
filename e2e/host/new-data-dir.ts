import { constants, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The variable that names the folder of prepared data, with which new servers start. */
export const PREPARED_DATA = 'ANDROMEDA_PREPARED_DATA';

/** A new data folder: a copy of the prepared data if there is any, else empty. */
export function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'andromeda-e2e-'));
  const prepared = process.env[PREPARED_DATA];
  if (prepared) cpSync(prepared, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return dataDir;
}
