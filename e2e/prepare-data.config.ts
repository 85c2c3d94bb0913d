import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ownTemporaryFolder from '@andromeda/tooling/temporary-folder';
import sharp from 'sharp';
import { startAndromeda } from './host/andromeda-server.ts';
import { photoPath } from './host/bff-client.ts';
import { PREPARED_DATA } from './host/new-data-dir.ts';
import { SMALL_PHOTOS, SMALL_SIDE, smallPhotoNames } from './host/small-photos.ts';

/**
 * Playwright's global setup: one server migrates a database and creates the demonstration account, and every later server
 * gets a copy of its data, which halves the work of a start. Small copies of the photos are beside it.
 */
export default async function prepareData(): Promise<() => void> {
  const removeAll = ownTemporaryFolder();
  const folder = (name: string) => join(tmpdir(), name);
  // Node keeps here what it compiled of the server, which is a quarter of what a later start costs.
  process.env.NODE_COMPILE_CACHE = folder('compiled');
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
