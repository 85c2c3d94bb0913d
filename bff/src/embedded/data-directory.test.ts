import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { lockDataDirectory, requireRoom } from './data-directory.ts';

const folder = mkdtempSync(join(tmpdir(), 'andromeda-room-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const MB = 1024 * 1024;

test('the first start refuses a disk that it would fill', () => {
  expect(() => requireRoom(folder, 100 * MB)).toThrow(/espaço livre.*restam 100 MB e são precisos 128 MB/);
  expect(() => requireRoom(folder, 128 * MB)).not.toThrow();
});

test.each([
  ['new', () => rmSync(folder, { recursive: true, force: true })],
  [
    'open to others',
    () => {
      mkdirSync(folder, { recursive: true });
      chmodSync(folder, 0o755);
    },
  ],
])('a data folder that is %s is its owner’s alone', (_what, prepare) => {
  prepare();
  lockDataDirectory(folder).release();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('data that exist start with less room, but not with none', () => {
  mkdirSync(join(folder, 'database'), { recursive: true });
  expect(() => requireRoom(folder, 100 * MB)).not.toThrow();
  expect(() => requireRoom(folder, 10 * MB)).toThrow(/restam 10 MB e são precisos 16 MB/);
});
