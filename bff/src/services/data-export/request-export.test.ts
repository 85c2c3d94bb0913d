import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createArchiveAddresses } from '../../addresses/archive-addresses.ts';
import type { User } from '../../ports/user.ts';
import {
  addressIn,
  allOf,
  type ExportProject,
  firstUrl,
  openExportProject,
} from '../../testing/export-project.ts';
import { fillAccount } from '../../testing/fill-account.ts';
import { openArchive } from './open-archive.ts';
import { readExport } from './read-export.ts';

const DAY_MS = 24 * 3600 * 1000;

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

test('two clicks make one copy, and no other is made within a day', async () => {
  const asked = await Promise.all([copies.request(), copies.request()]);
  expect(asked.map(({ status }) => status)).toEqual(['preparing', 'preparing']);
  expect(await project.rows('select 1 from public.data_exports')).toHaveLength(1);
  await copies.work();
  const { exportId } = addressIn(firstUrl(await copies.read()));
  await copies.request();
  expect(addressIn(firstUrl(await copies.read())).exportId).toBe(exportId);
  await project.shop.clock.advance(DAY_MS);
  expect((await copies.request()).status).toBe('preparing');
  await copies.work();
  const earlier = addressIn(copies.deps.archiveAddresses.sign(exportId, 1));
  await expect(openArchive(copies.deps, earlier)).rejects.toMatchObject({ code: 'not_found' });
  expect(copies.deps.mailsSent).toHaveLength(2);
});

test('a copy shows its progress, and its user gets a mail when it is ready', async () => {
  await fillAccount(project.shop, copies.deps.pictures, user);
  expect(await copies.read()).toMatchObject({ status: 'none' });
  expect(await copies.request()).toMatchObject({
    status: 'preparing',
    progress: { files: 0, of: 5 },
  });
  await copies.work();
  const due = new Date(project.shop.clock.now().getTime() + 7 * DAY_MS).toISOString();
  expect(await copies.read()).toMatchObject({
    status: 'ready',
    expiresAt: due,
    progress: null,
    complete: true,
  });
  expect(copies.deps.mailsSent).toMatchObject([{ to: user.email, subject: 'Pronto' }]);
});

test('a copy becomes ready even where nothing sends mails', async () => {
  const mails = { ...copies.deps.mails, send: null };
  expect(await copies.make({ mails })).toMatchObject({ status: 'ready' });
});

test('another user has no access to a copy, and only its own address opens it', async () => {
  const copy = await copies.make();
  const other = await project.newUser();
  expect(await readExport(copies.deps, other)).toMatchObject({ status: 'none', archives: [] });
  const good = addressIn(firstUrl(copy));
  for (const change of [
    { exportId: randomUUID() },
    { number: 2 },
    { expires: good.expires + 3600 },
    { signature: '' },
    {
      signature: createArchiveAddresses('another secret', project.shop.clock)
        .sign(good.exportId, 1)
        .slice(-43),
    },
  ])
    await expect(openArchive(copies.deps, { ...good, ...change })).rejects.toMatchObject({
      code: 'forbidden',
    });
  await project.shop.clock.advance(2 * 3600 * 1000);
  await expect(openArchive(copies.deps, good)).rejects.toMatchObject({ code: 'forbidden' });
});

test('after seven days a copy can no longer be opened, its files are deleted, and another may be requested', async () => {
  const ready = await copies.make();
  await project.shop.clock.advance(7 * DAY_MS - 1000);
  const last = addressIn(firstUrl(await copies.read()));
  expect((await openArchive(copies.deps, last)).bytes).toBeGreaterThan(0);
  await project.shop.clock.advance(1000);
  await expect(openArchive(copies.deps, last)).rejects.toMatchObject({ code: 'not_found' });
  expect(await copies.read()).toMatchObject({ status: 'expired', archives: [] });
  await copies.work();
  expect(await project.storedPieces(user)).toEqual([]);
  expect(ready.archives).toHaveLength(1);
  expect((await copies.request()).status).toBe('preparing');
});

test('a range of an archive can be requested across its chunks', async () => {
  await copies.fillWithPictures(4, 5000);
  const archive = await openArchive(copies.deps, addressIn(firstUrl(await copies.make())));
  const read = (from: number, to: number) => allOf(archive.read(from, to));
  const whole = await read(0, archive.bytes - 1);
  expect(await read(3990, 8010)).toEqual(whole.subarray(3990, 8011));
  expect(await read(archive.bytes - 1, archive.bytes - 1)).toEqual(whole.subarray(-1));
});

test('without room on the disk no copy begins, and one that has begun waits for room', {
  tags: ['long'],
}, async () => {
  const storageRoom = { isLeft: async () => false };
  await expect(copies.request({ storageRoom })).rejects.toMatchObject({ code: 'storage_full' });
  await copies.request();
  await copies.work({ storageRoom });
  expect(await copies.read()).toMatchObject({ status: 'preparing' });
  await project.shop.clock.advance(60_000);
  await copies.work();
  expect(await copies.read()).toMatchObject({ status: 'ready' });
});

test('nobody can request, work on or read a copy through the database', async () => {
  await copies.request();
  const [p_user, p_now, p_claim] = [user.userId, new Date().toISOString(), randomUUID()];
  const calls = {
    request_data_export: { p_user, p_now, p_pause_seconds: 0 },
    read_data_export: { p_user },
    list_personal_files: { p_user, p_after: '', p_limit: 9 },
    read_personal_rows: { p_user, p_source: 'user_profiles', p_after: '', p_limit: 9 },
    claim_data_export: { p_now, p_lease_seconds: 9, p_most_attempts: 9 },
    renew_data_export: { p_claim, p_until: p_now, p_files: 0 },
    release_data_export: { p_claim, p_retry: p_now, p_counts: true },
    finish_export_removal: { p_claim, p_now, p_most_attempts: 9 },
    finish_export_archive: {
      p_claim,
      p_archive: null,
      p_until: '',
      p_now,
      p_expires: null,
      p_complete: true,
    },
  };
  for (const [name, body] of Object.entries(calls)) {
    const answer = await project.shop.project.rest(`rpc/${name}`, { user, method: 'POST', body });
    expect(await answer.text(), name).toMatch(/permission denied/);
  }
  const read = await project.shop.project.rest(`data_exports?user_id=eq.${user.userId}`, { user });
  expect(read.ok ? await read.json() : []).toEqual([]);
});
