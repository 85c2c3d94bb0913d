import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDueBackup } from './nightly-backups.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'andromeda-nightly-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const settings = () => ({ hour: 3, folder, kept: 2 });
const pack = async () => Readable.from(['archive']);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 30);

test('each day gets one backup, from the configured hour on, and only the newest are kept', async () => {
  expect(await makeDueBackup(settings(), at(20, 2), pack)).toBeNull();
  for (const day of [20, 21, 22]) {
    expect(await makeDueBackup(settings(), at(day, 3), pack)).toBe(
      join(folder, `andromeda-2026-11-${day}.tar.gz`),
    );
    expect(await makeDueBackup(settings(), at(day, 9), pack)).toBeNull();
  }
  expect((await readdir(folder)).sort()).toEqual([
    'andromeda-2026-11-21.tar.gz',
    'andromeda-2026-11-22.tar.gz',
  ]);
});

test('a backup that fails keeps the earlier ones, leaves no partial file, and is made by the next try', async () => {
  await makeDueBackup(settings(), at(20, 3), pack);
  const broken = async () =>
    Readable.from(
      (function* () {
        yield 'half';
        throw new Error('the disk is gone');
      })(),
    );
  await expect(makeDueBackup(settings(), at(21, 3), broken)).rejects.toThrow('the disk is gone');
  expect(await readdir(folder)).toEqual(['andromeda-2026-11-20.tar.gz']);
  expect(await makeDueBackup(settings(), at(21, 3), pack)).not.toBeNull();
});
