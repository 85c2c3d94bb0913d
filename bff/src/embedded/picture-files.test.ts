import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPictureFiles } from './picture-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'andromeda-pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test.each(['../escaped.png', '../../escaped.png', 'ana/../../../escaped.png', '../storage-of-others/x.png'])(
  'no picture is written, read or removed outside its folder: %s',
  async (key) => {
    const files = createPictureFiles(join(folder, 'storage'));
    const write = async () =>
      files.uploadObject('imagens', key, undefined, Buffer.from('x'), 'image/png', 'no-cache');
    await expect(write()).rejects.toThrow(/leaves the storage folder/);
    await expect(files.getObject('imagens', key, undefined)).rejects.toThrow(/leaves the storage folder/);
    await expect(files.deleteObject('imagens', key, undefined)).rejects.toThrow(/leaves the storage folder/);
    expect(await readdir(folder)).toEqual([]);
  },
);

test('a finished write leaves the picture and no draft behind', async () => {
  const files = createPictureFiles(folder);
  await files.uploadObject('imagens', 'ana/a.png', undefined, Buffer.from('one'), 'image/png', 'no-cache');
  await files.uploadObject('imagens', 'ana/a.png', undefined, Buffer.from('two'), 'image/png', 'no-cache');
  expect(await readdir(join(folder, 'imagens', 'ana'))).toEqual(['a.png']);
  const { body, metadata } = await files.getObject('imagens', 'ana/a.png', undefined);
  expect([String(body), metadata.size]).toEqual(['two', 3]);
});
