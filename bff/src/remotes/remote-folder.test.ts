import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRemoteFolder } from './remote-folder.ts';

const open = () => {
  const folder = mkdtempSync(join(tmpdir(), 'andromeda-remotes-'));
  return { folder, files: createRemoteFolder(folder) };
};
const place = { remote: 'mfe-library', version: '1.0.0', digest: 'abc' };
const content = (text: string) => new Map([['a.js', Buffer.from(text)]]);

test('a package is complete or not there, and putting it again changes nothing', async () => {
  const { folder, files } = open();
  expect(await files.get(place, 'a.js')).toBeNull();
  await Promise.all([files.put(place, content('one')), files.put(place, content('one'))]);
  await files.put(place, content('two'));
  expect(String(await files.get(place, 'a.js'))).toBe('one');
  expect(readdirSync(join(folder, 'mfe-library')), 'no half package is left').toEqual(['1.0.0']);
});

test('two packages under one version do not touch each other', async () => {
  const { files } = open();
  await files.put(place, content('one'));
  await files.put({ ...place, digest: 'def' }, content('two'));
  expect(String(await files.get(place, 'a.js'))).toBe('one');
});

test('a package that cannot take its place is an error, and leaves nothing behind', async () => {
  const { folder, files } = open();
  const tooLong = { ...place, digest: 'd'.repeat(300) };
  await expect(files.put(tooLong, content('one'))).rejects.toThrow('ENAMETOOLONG');
  expect(readdirSync(join(folder, 'mfe-library')), 'no half package is left').toEqual(['1.0.0']);
  expect(readdirSync(join(folder, 'mfe-library', '1.0.0'))).toEqual([]);
});

test('a removed package is gone, and may be removed again', async () => {
  const { files } = open();
  await files.put(place, content('one'));
  for (const _ of [1, 2]) await files.remove(place, ['a.js']);
  expect(await files.get(place, 'a.js')).toBeNull();
});

test('a file that cannot be read is an error, and does not count as missing', async () => {
  const { folder, files } = open();
  await files.put(place, content('one'));
  const [kept = ''] = readdirSync(join(folder, 'mfe-library', '1.0.0'));
  mkdirSync(join(folder, 'mfe-library', '1.0.0', kept, 'b.js'));
  await expect(files.get(place, 'b.js')).rejects.toThrow('EISDIR');
});

test('a package whose path leaves the folder is not written', async () => {
  const { files } = open();
  await expect(files.put({ ...place, remote: '../..' }, content('x'))).rejects.toThrow('leaves its folder');
});
