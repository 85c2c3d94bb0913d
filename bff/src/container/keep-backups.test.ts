import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { restoreBackup } from '../backup/restore-backup.ts';
import { createSupabaseClients } from '../data/supabase-clients.ts';
import { type EmbeddedSupabase, startEmbeddedSupabase } from '../embedded/embedded-supabase.ts';
import { prepareDataDir } from '../embedded/prepared-database.ts';
import { readEnvironment } from '../environment.ts';
import { createTestServices } from '../testing/test-services.ts';
import { keepBackups } from './keep-backups.ts';

const FIVE_MINUTES = 5 * 60_000;
let parent: string;
let dataDir: string;
let project: EmbeddedSupabase;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'andromeda-nightly-'));
  dataDir = join(parent, 'data');
  await prepareDataDir(dataDir);
  project = await startEmbeddedSupabase({ dataDir, siteUrl: 'http://localhost:3000' });
});
afterAll(async () => {
  await project?.close();
  await rm(parent, { recursive: true, force: true });
});
afterEach(() => void vi.useRealTimers());

/** Keeps the project's backups in `BACKUP_DIR` until the first time has come to look whether one is due. */
async function keepUntilFirstLook(BACKUP_DIR: string, services = createTestServices()) {
  const environment = readEnvironment({ DATA_DIR: dataDir, BACKUP_DIR, BACKUP_HOUR: '0' });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = await keepBackups(environment, project, services);
  vi.advanceTimersByTime(FIVE_MINUTES);
  vi.useRealTimers();
  await stop();
  return services;
}

test('the backup of the night, restored elsewhere, has every account of the product', {
  tags: ['long'],
}, async () => {
  const folder = join(parent, 'backups');
  const { warnings } = await keepUntilFirstLook(folder);
  const [file = '', ...others] = await readdir(folder);
  expect([others, [...warnings]]).toEqual([[], []]);

  const { data: profiles } = await createSupabaseClients(project)
    .asService.from('user_profiles')
    .select('id, full_name');
  const restored = join(parent, 'restored');
  await restoreBackup(join(folder, file), restored);
  const database = await PGlite.create(join(restored, 'database'));
  const { rows } = await database.query('select id, full_name from public.user_profiles');
  await database.close();
  expect(rows).toHaveLength(1);
  expect(rows).toEqual(profiles);
});

test('while the folder of backups takes none, administrators are warned and the log says why', {
  tags: ['long'],
}, async () => {
  const folder = join(parent, 'not-a-folder');
  await writeFile(folder, '');
  const services = await keepUntilFirstLook(folder);
  expect([...services.warnings]).toEqual(['backup_failed']);
  expect(services.logged.join()).toContain('the nightly backup failed');

  await rm(folder);
  await mkdir(folder);
  await keepUntilFirstLook(folder, services);
  expect([...services.warnings]).toEqual([]);
});
