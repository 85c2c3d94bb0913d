import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPictureStore } from '../data/picture-store.ts';
import { createSupabaseClients } from '../data/supabase-clients.ts';
import { copyData } from '../embedded/copy-data.ts';
import { type EmbeddedSupabase, startEmbeddedSupabase } from '../embedded/embedded-supabase.ts';
import { prepareDataDir } from '../embedded/prepared-database.ts';
import { createLogger } from '../logging/logger.ts';
import { createRemoteFolder } from '../remotes/remote-folder.ts';
import { askForBackup } from './ask-for-backup.ts';
import { serveOperator } from './operator-socket.ts';
import { packBackup } from './pack-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let parent: string;
let dataDir: string;
let project: EmbeddedSupabase;
let closeSocket: () => void;
/** What the backup named quiet brought back: opening a database takes a second of processor time. */
let quiet: Awaited<ReturnType<typeof contentOf>>;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'andromeda-backup-'));
  dataDir = join(parent, 'data');
  await prepareDataDir(dataDir);
  project = await startEmbeddedSupabase({ dataDir, siteUrl: 'http://localhost:3000' });
  closeSocket = await serveOperator(
    dataDir,
    () => packBackup(dataDir, project.copyTo),
    createLogger('silent'),
  );
});
afterAll(async () => {
  closeSocket();
  await project.close();
  await rm(parent, { recursive: true, force: true });
});

/** Adds pictures to the demonstration account's library one after another: the file first, then its row. */
async function addPictures(names: Iterable<string>): Promise<void> {
  const clients = createSupabaseClients(project);
  const pictures = createPictureStore(clients, { signsAddresses: false });
  const { data: profiles } = await clients.asService.from('user_profiles').select('id').limit(1);
  const userId = String(profiles?.[0]?.id);
  for (const name of names) {
    const path = `${userId}/${name}.png`;
    await pictures.put(path, Buffer.from(`the picture ${name}`));
    const row = { user_id: userId, image_url: path, metadata: { operation: 'add_text' } };
    const { error } = await clients.asService.from('user_images').insert(row);
    if (error) throw error;
  }
}

/** Asks the process that serves, as `pnpm backup` does. */
async function backUp(name: string): Promise<string> {
  const file = join(parent, name);
  const archive = await askForBackup(dataDir);
  if (!archive) throw new Error('no process answers for the folder');
  await writeBackup(archive, file);
  return file;
}

/** Every row of every table but those of the system, and every file with the hash of its bytes. */
async function contentOf(folder: string) {
  const database = await PGlite.create(join(folder, 'database'));
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const found = await database.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    rows[name] = found.rows.map(({ row }) => row);
  }
  await database.close();
  const folders = (await readdir(folder)).filter((name) => name === 'storage' || name === 'remotes');
  const files = await Promise.all(folders.map((name) => hashesOf(join(folder, name))));
  return { rows, files: Object.assign({}, ...files) as Record<string, string> };
}

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = files.map(async (file) => {
    const hash = createHash('sha256').update(await readFile(file));
    return [file.slice(folder.length), hash.digest('hex')] as const;
  });
  return Object.fromEntries((await Promise.all(hashes)).sort());
}

test('a backup made while pictures arrive is of one moment, and has the file of every row', {
  tags: ['long'],
}, async () => {
  await addPictures(['before-0', 'before-1']);
  let wanted = true;
  const coming = addPictures(
    (function* () {
      for (let nth = 0; wanted; nth++) yield `during-${nth}`;
    })(),
  );
  const file = await backUp('busy.tar.gz');
  wanted = false;
  await coming;
  const restored = join(parent, 'busy');
  await restoreBackup(file, restored);
  const { rows, files } = await contentOf(restored);
  const paths = (rows['public.user_images'] ?? []).map((row) => /[\w-]+\/[\w-]+\.png/.exec(row)?.[0]);
  expect(paths.length).toBeGreaterThanOrEqual(2);
  const kept = Object.keys(files);
  expect(paths.filter((path) => !kept.includes(`/imagens/${path}`))).toEqual([]);
  const unfinished = async () => (await readdir(dataDir)).filter((name) => name.startsWith('.backup-'));
  await expect.poll(unfinished).toEqual([]);
});

test('a restore into an empty folder brings back every row, every byte and the keys', async () => {
  await addPictures(['quiet']);
  const place = { remote: 'loja', version: '1.0.0', digest: 'abc' };
  await createRemoteFolder(join(dataDir, 'remotes')).put(place, new Map([['main.js', Buffer.from('code')]]));
  const copy = join(parent, 'copy');
  await project.copyTo(copy);
  const file = await backUp('quiet.tar.gz');
  const restored = join(parent, 'quiet');
  await restoreBackup(file, restored);
  quiet = await contentOf(restored);
  expect(quiet.rows['auth.users']).toHaveLength(1);
  expect(Object.keys(quiet.files)).toContain('/loja/1.0.0/abc/main.js');
  expect(quiet).toEqual(await contentOf(copy));
  expect(await readFile(join(restored, 'keys.json'))).toEqual(await readFile(join(dataDir, 'keys.json')));
});

test('a folder that no process serves is backed up from its files', { tags: ['long'] }, async () => {
  const restored = join(parent, 'quiet');
  expect(await askForBackup(restored)).toBeNull();
  const file = join(parent, 'at-rest.tar.gz');
  await writeBackup(await packBackup(restored, (folder) => copyData(restored, folder)), file);
  const again = join(parent, 'at-rest');
  await restoreBackup(file, again);
  expect(await contentOf(again)).toEqual(quiet);
});

test('a project without any picture is restored, too', { tags: ['long'] }, async () => {
  const [empty, restored] = [join(parent, 'no-pictures'), join(parent, 'no-pictures-restored')];
  await prepareDataDir(empty);
  await writeFile(join(empty, 'keys.json'), await readFile(join(dataDir, 'keys.json')));
  const file = join(parent, 'no-pictures.tar.gz');
  await writeBackup(await packBackup(empty, (copy) => copyData(empty, copy)), file);
  await restoreBackup(file, restored);
  expect((await readdir(restored)).filter((name) => name !== 'lock.sqlite')).toEqual([
    'database',
    'keys.json',
  ]);
});

test('no process answers for a folder whose path is too long for a socket', async () => {
  expect(await askForBackup(join(parent, 'x'.repeat(120)))).toBeNull();
});

test('two backups at once are both whole', { tags: ['long'] }, async () => {
  const files = await Promise.all(['one.tar.gz', 'two.tar.gz'].map(backUp));
  const folders = files.map((file) => file.replace('.tar.gz', ''));
  await Promise.all(files.map((file, nth) => restoreBackup(file, folders[nth] ?? '')));
  const [one, two] = await Promise.all(folders.map((folder) => hashesOf(join(folder, 'storage'))));
  expect(one).toEqual(two);
});

test('a folder with data is never overwritten', async () => {
  const file = join(parent, 'quiet.tar.gz');
  const before = await hashesOf(join(parent, 'quiet', 'storage'));
  await expect(restoreBackup(file, join(parent, 'quiet'))).rejects.toThrow(
    /já tem dados \(database, .*storage/,
  );
  expect(await hashesOf(join(parent, 'quiet', 'storage'))).toEqual(before);
});

test.each([
  ['cut off', async (file: string) => truncate(file, 20_000)],
  ['no archive at all', async (file: string) => writeFile(file, 'not an archive')],
])('a file that is %s leaves the folder empty', async (name, spoil) => {
  const file = join(parent, `${name}.tar.gz`);
  await writeFile(file, await readFile(join(parent, 'quiet.tar.gz')));
  await spoil(file);
  const folder = join(parent, `into ${name}`);
  await expect(restoreBackup(file, folder)).rejects.toThrow(/não é uma cópia inteira da Andrômeda/);
  expect((await readdir(folder)).filter((entry) => entry !== 'lock.sqlite')).toEqual([]);
});

test('a backup of a database that cannot be copied fails with the reason and leaves nothing on the disk', {
  tags: ['long'],
}, async () => {
  const failing = join(parent, 'failing');
  await writeBackup(await packBackup(dataDir, project.copyTo), join(parent, 'more.tar.gz'));
  await restoreBackup(join(parent, 'more.tar.gz'), failing);
  const close = await serveOperator(
    failing,
    () => packBackup(failing, () => Promise.reject(new Error('the disk is gone'))),
    createLogger('silent'),
  );
  await expect(askForBackup(failing)).rejects.toThrow('the disk is gone');
  expect((await readdir(failing)).filter((name) => name.startsWith('.'))).toEqual([]);
  close();
});
