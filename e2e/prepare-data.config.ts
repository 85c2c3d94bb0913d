import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startAndromeda } from './host/andromeda-server.ts';
import { photoPath } from './host/bff-client.ts';
import { PREPARED_DATA } from './host/new-data-dir.ts';
import { SMALL_PHOTOS, smallPhotoNames } from './host/small-photos.ts';

/**
 * Playwright's global setup: one server migrates a database and creates the demonstration account, and every later server
 * gets a copy of its data, which halves the work of a start. Beside it stand small copies of the photos.
 */
export default async function prepareData(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'andromeda-prepared-'));
  const server = await startAndromeda({ dataDir });
  await server.stop();
  process.env[PREPARED_DATA] = dataDir;
  const photos = mkdtempSync(join(tmpdir(), 'andromeda-photos-'));
  for (const name of smallPhotoNames)
    await sharp(photoPath(name)).resize(200).jpeg().toFile(join(photos, name));
  process.env[SMALL_PHOTOS] = photos;
  return () => {
    for (const folder of [dataDir, photos]) rmSync(folder, { recursive: true, force: true });
  };
}
