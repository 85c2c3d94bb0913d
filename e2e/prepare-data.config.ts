import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAndromeda } from './host/andromeda-server.ts';
import { PREPARED_DATA } from './host/new-data-dir.ts';

/**
 * Playwright's global setup: one server migrates a database and creates the demonstration account, and every later server
 * gets a copy of its data, which halves the work of a start.
 */
export default async function prepareData(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'andromeda-prepared-'));
  const server = await startAndromeda({ dataDir });
  await server.stop();
  process.env[PREPARED_DATA] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}
