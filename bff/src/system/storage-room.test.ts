import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { createStorageRoom } from './storage-room.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'andromeda-room-'));
});
afterEach(() => rm(parent, { recursive: true }));

test('a folder that cannot be written has no room until it can be written again', async () => {
  const clock = createManualClock();
  const folder = join(parent, 'data');
  await writeFile(folder, 'not a folder, and so it takes nothing');
  const room = createStorageRoom(folder, clock, 0);
  expect(await room.isLeft()).toBe(false);
  await rm(folder);
  await mkdir(folder);
  await clock.advance(2000);
  expect(await room.isLeft()).toBe(true);
  expect(await readdir(folder)).toEqual([]);
});

test('a disk with less free space than the reserve has no room', async () => {
  expect(await createStorageRoom(parent, createManualClock(), Number.MAX_SAFE_INTEGER).isLeft()).toBe(false);
});
