import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ownTemporaryFolder from '@andromeda/tooling/temporary-folder';
import sharp from 'sharp';
import { startAndromeda } from './host/andromeda-server.ts';
import { photoPath } from './host/bff-client.ts';
import { PREPARED_DATA } from './host/new-data-dir.ts';
import { SMALL_PHOTOS, SMALL_SIDE, smallPhotoNames } from './host/small-photos.ts';

/** Where `npm test` keeps the database that its unit tests have migrated (bff/src/embedded/prepared-database.ts). */
const MIGRATED = 'ANDROMEDA_PREPARED_DATABASE';

/**
 * Playwright's global setup: one server migrates a database, unless the unit tests have, and creates the demonstration account.
 * Every later server gets a copy of its data, which halves the work of a start. Small copies of the photos are beside it.
 */
export default async function prepareData(): Promise<() => void> {
  const removeAll = ownTemporaryFolder();
  const folder = (name: string) => join(tmpdir(), name);
  // Node keeps here what it compiled of the server, which is a quarter of what a later start costs.
  process.env.NODE_COMPILE_CACHE = folder('compiled');
  unpackMigrated(join(folder('prepared'), 'database'));
  const server = await startAndromeda({ dataDir: folder('prepared') });
  await server.stop();
  process.env[PREPARED_DATA] = folder('prepared');
  mkdirSync(folder('photos'));
  for (const name of smallPhotoNames)
    await sharp(photoPath(name))
      .resize(SMALL_SIDE)
      .jpeg()
      .toFile(join(folder('photos'), name));
  process.env[SMALL_PHOTOS] = folder('photos');
  return removeAll;
}

function unpackMigrated(database: string): void {
  const archive = process.env[MIGRATED] && join(process.env[MIGRATED], 'database.tar');
  if (!archive || !existsSync(archive)) return;
  mkdirSync(database, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['--extract', '--file', archive, '--directory', database], { stdio: 'pipe' });
}
