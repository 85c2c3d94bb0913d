import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { requireRoom } from './data-directory.ts';

const folder = mkdtempSync(join(tmpdir(), 'andromeda-room-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const MB = 1024 * 1024;

test('the first start refuses a disk that it would fill', () => {
  expect(() => requireRoom(folder, 100 * MB)).toThrow(/espaço livre.*restam 100 MB e são precisos 128 MB/);
  expect(() => requireRoom(folder, 128 * MB)).not.toThrow();
});

test('data that exist start with less room, but not with none', () => {
  mkdirSync(join(folder, 'database'), { recursive: true });
  expect(() => requireRoom(folder, 100 * MB)).not.toThrow();
  expect(() => requireRoom(folder, 10 * MB)).toThrow(/restam 10 MB e são precisos 16 MB/);
});
