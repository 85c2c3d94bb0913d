import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { lockDataDirectory, readOrCreateKeys, requireRoom } from './data-directory.ts';
import { requireItsDatabase } from './folder-and-database.ts';

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

test('an existing data folder starts with less free space than a new one, but not with none', () => {
  mkdirSync(join(folder, 'database'), { recursive: true });
  expect(() => requireRoom(folder, 100 * MB)).not.toThrow();
  expect(() => requireRoom(folder, 10 * MB)).toThrow(/restam 10 MB e são precisos 16 MB/);
});

test('processes that share a folder share it with each other, and with no other process', () => {
  const first = lockDataDirectory(folder, { shared: true });
  const second = lockDataDirectory(folder, { shared: true });
  first.release();
  expect(() => lockDataDirectory(folder)).toThrow(/já está em uso/);
  second.release();
  const alone = lockDataDirectory(folder);
  expect(() => lockDataDirectory(folder, { shared: true })).toThrow(/já está em uso/);
  alone.release();
});

test('processes that create the keys at the same time get the same keys', () => {
  mkdirSync(folder);
  const keys = readOrCreateKeys(folder);
  const missing = vi.spyOn(JSON, 'parse').mockImplementationOnce(() => {
    throw Object.assign(new Error('not there yet'), { code: 'ENOENT' });
  });
  expect(readOrCreateKeys(folder)).toEqual(keys);
  missing.mockRestore();
});

test('a folder serves only its own rows', () => {
  mkdirSync(join(folder, 'database'), { recursive: true });
  expect(() => requireItsDatabase(folder, 'postgres://localhost/a')).toThrow(/escolha outra pasta/);
  expect(() => requireItsDatabase(folder, undefined)).not.toThrow();
  rmSync(join(folder, 'database'), { recursive: true });
  writeFileSync(join(folder, 'database-id'), 'a');
  expect(() => requireItsDatabase(folder, undefined)).toThrow(/defina DATABASE_URL/);
  expect(() => requireItsDatabase(folder, 'postgres://localhost/a')).not.toThrow();
});
