import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../ports/user.ts';
import {
  addressIn,
  type ExportProject,
  openExportProject,
  pictureName,
} from '../../testing/export-project.ts';
import { openArchive } from './open-archive.ts';

let project: ExportProject;
let user: User;
let copies: ReturnType<ExportProject['with']>;

beforeAll(async () => {
  // The embedded project writes every refusal there, and some tests ask for them.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openExportProject();
});
afterAll(() => project?.close());
beforeEach(async () => {
  await project.rows('delete from public.data_exports');
  user = await project.newUser();
  copies = project.with(user);
});

const twelve = Array.from({ length: 12 }, (_, index) => `imagens/${pictureName(index)}`);
const picturesIn = (archives: object[]) =>
  archives.flatMap((files) => Object.keys(files).filter((name) => name.startsWith('imagens/')));

test('a large library becomes several archives, each of which opens by itself, with every picture exactly once', async () => {
  await copies.fillWithPictures(12, 5000);
  copies.deps.exportLimits = { archiveBytes: 15_000, chunkBytes: 4000, mostArchives: 99 };
  const copy = await copies.make();
  const archives = await Promise.all(copy.archives.map(({ url }) => copies.download(url)));
  expect(archives.length).toBeGreaterThan(3);
  expect(picturesIn(archives)).toEqual(twelve);
  expect(archives.filter((files) => 'LEIA-ME.txt' in files)).toHaveLength(1);
  const { fileName } = await openArchive(copies.deps, addressIn(copy.archives[1]?.url ?? ''));
  expect(fileName).toMatch(/^andromeda-meus-dados-\d{4}-\d\d-\d\d-parte-2-de-\d+\.zip$/);
});

test('files beyond the limit of a copy are left out, and the copy says so', async () => {
  await copies.fillWithPictures(6, 5000);
  copies.deps.exportLimits = { archiveBytes: 9000, chunkBytes: 4000, mostArchives: 2 };
  const copy = await copies.make();
  expect(copy).toMatchObject({ status: 'ready', complete: false });
  expect(copy.archives).toHaveLength(2);
});

test('no more than one chunk of a copy is in memory at a time', { tags: ['long'] }, async () => {
  await copies.fillWithPictures(3, 50_000);
  const sizes: number[] = [];
  const put: typeof copies.deps.exportFiles.put = async (...piece) => {
    sizes.push(piece[3].length);
    await copies.deps.exportFiles.put(...piece);
  };
  await copies.make({ exportFiles: { ...copies.deps.exportFiles, put } });
  expect(sizes.length).toBeGreaterThan(35);
  expect(new Set(sizes.slice(0, -1))).toEqual(new Set([4000]));
});

/** Stops in the middle of the second archive: `how` is called instead of storing a chunk. */
async function stopInSecondArchive(how: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  await copies.fillWithPictures(12, 5000);
  copies.deps.exportLimits = { archiveBytes: 15_000, chunkBytes: 4000, mostArchives: 99 };
  await copies.request();
  const put: typeof copies.deps.exportFiles.put = async (...piece) => {
    const [found] = await project.rows(
      'select jsonb_array_length(archives) as count from public.data_exports',
    );
    await (found?.count === 1 && piece[2] === 2 ? how() : copies.deps.exportFiles.put(...piece));
  };
  await copies.work({ exportFiles: { ...copies.deps.exportFiles, put } }, signal);
}

test('a process that dies loses the copy to another, which continues after the last finished archive', {
  tags: ['long'],
}, async () => {
  const dead = Promise.withResolvers<void>();
  void stopInSecondArchive(() => {
    dead.resolve();
    return new Promise(() => {});
  });
  await dead.promise;
  const [before] = await project.rows('select archives from public.data_exports');
  expect(before?.archives).toHaveLength(1);
  await copies.work();
  expect(await copies.read()).toMatchObject({ status: 'preparing' });
  await project.shop.clock.advance(180_000);
  await copies.work();
  const copy = await copies.read();
  const [after] = await project.rows('select archives from public.data_exports');
  expect(after).toMatchObject({ archives: expect.arrayContaining((before?.archives ?? []) as object[]) });
  const archives = await Promise.all(copy.archives.map(({ url }) => copies.download(url)));
  expect(picturesIn(archives)).toEqual(twelve);
});

test('a process that is asked to stop gives the copy back at once, and the attempt does not count', {
  tags: ['long'],
}, async () => {
  const leaving = new AbortController();
  await stopInSecondArchive(async () => leaving.abort(), leaving.signal);
  expect(await project.rows('select attempts, claim from public.data_exports')).toEqual([
    { attempts: 0, claim: null },
  ]);
  await copies.work();
  expect(await copies.read()).toMatchObject({ status: 'ready' });
});

test('two nodes make a copy once', { tags: ['long'] }, async () => {
  await copies.fillWithPictures(12, 5000);
  await copies.request();
  await Promise.all([copies.work(), copies.work(), copies.work()]);
  expect(copies.deps.mailsSent).toHaveLength(1);
  expect(await copies.read()).toMatchObject({ status: 'ready' });
});

test('a large copy does not hold up another user’s', { tags: ['long'] }, async () => {
  await copies.fillWithPictures(12, 5000);
  copies.deps.exportLimits = { archiveBytes: 9000, chunkBytes: 4000, mostArchives: 99 };
  await copies.request();
  await project.shop.clock.advance(1000);
  const other = await project.newUser();
  await project.with(other).request();
  await copies.work();
  expect(copies.deps.mailsSent.map(({ to }) => to)).toEqual([other.email, user.email]);
});

test('a copy that cannot be written is given up after five attempts, leaves nothing behind and may be requested again', {
  tags: ['long'],
}, async () => {
  await copies.fillWithPictures(2, 5000);
  await copies.request();
  const pictures = { ...copies.deps.pictures, get: () => Promise.reject(new Error('the storage is away')) };
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await copies.read()).toMatchObject({ status: 'preparing' });
    await copies.work({ pictures });
    await project.shop.clock.advance(60_000);
  }
  await copies.work({ pictures });
  expect(await copies.read()).toMatchObject({ status: 'failed', archives: [] });
  expect(await project.storedPieces(user)).toEqual([]);
  expect(await copies.make()).toMatchObject({ status: 'ready' });
});

test('a copy whose account is deleted while it is written leaves nothing behind', async () => {
  await copies.fillWithPictures(2, 5000);
  await copies.request();
  let pieces = 0;
  const put: typeof copies.deps.exportFiles.put = async (...piece) => {
    pieces += 1;
    if (pieces === 2) await project.rows('delete from auth.users where id = $1', user.userId);
    await copies.deps.exportFiles.put(...piece);
  };
  await copies.work({ exportFiles: { ...copies.deps.exportFiles, put } });
  expect(pieces).toBe(2);
  expect(await project.storedPieces(user)).toEqual([]);
});
