import { expect, test } from 'vitest';
import { createMemoryFiles } from '../../testing/memory-registry.ts';
import { keptPicture, screenPicture, sentPicture } from '../../testing/sent-pictures.ts';
import {
  listPictures,
  openPictures,
  packPictures,
  readPictureFile,
  storedPictures,
} from './version-pictures.ts';

const listOf = (...names: string[]) => JSON.stringify(names.map((name) => screenPicture(name)));
const place = { remote: 'mfe-library', version: '1.0.0', digest: 'abc' };

test('pictures lie beside the files of a version under names that no file has, and are found again', async () => {
  const picture = await sentPicture();
  const opened = await openPictures([picture], listOf(picture.name));
  expect(opened.left).toEqual([]);
  const files = createMemoryFiles();
  await files.put(place, packPictures(opened));
  expect(await listPictures(files, place)).toEqual([keptPicture(picture)]);
  expect(await readPictureFile(files, place, picture.name)).toEqual(picture.bytes);
  expect(await storedPictures(files, place)).toEqual(['.picture.screen-1-phone.webp', '.pictures.json']);
});

test('a picture has the hash of its bytes, whatever its release says', async () => {
  const picture = await sentPicture();
  const list = JSON.stringify([{ ...screenPicture(), hash: 'sha384-of-another' }]);
  expect((await openPictures([picture], list)).list).toEqual([keptPicture(picture)]);
});

test('a version without pictures keeps nothing of them', async () => {
  const files = createMemoryFiles();
  expect(packPictures(await openPictures([], undefined)).size).toBe(0);
  expect(await listPictures(files, place)).toEqual([]);
  expect(await storedPictures(files, place)).toEqual([]);
});

test('a picture that is none, that is too large, undescribed or sent twice is left out with a sentence', async () => {
  const good = await sentPicture();
  const script = { name: 'script.webp', bytes: Buffer.from('<script>alert(1)</script>') };
  const huge = { name: 'huge.webp', bytes: new Uint8Array([...good.bytes, ...new Uint8Array(150_000)]) };
  const { left, list } = await openPictures(
    [good, script, huge, { ...good, name: 'unknown.webp' }, good, { ...good, name: 'other.png' }],
    listOf(good.name, script.name, huge.name, 'other.png'),
  );
  expect(list).toEqual([keptPicture(good)]);
  expect(left).toEqual([
    'A imagem script.webp ficou de fora: o conteúdo não é o de uma imagem deste tipo.',
    'A imagem huge.webp ficou de fora: passa de 150 kB.',
    'A imagem unknown.webp ficou de fora: não está descrita em pictureList, ou veio duas vezes.',
    'A imagem screen-1-phone.webp ficou de fora: não está descrita em pictureList, ou veio duas vezes.',
    'A imagem other.png ficou de fora: o conteúdo não é o de uma imagem deste tipo.',
  ]);
});

test('a version keeps at most 64 pictures, and 4 MB of them', async () => {
  const { bytes } = await sentPicture();
  const many = Array.from({ length: 65 }, (_, index) => ({ name: `screen-${index}.webp`, bytes }));
  const tooMany = await openPictures(many, listOf(...many.map(({ name }) => name)));
  expect(tooMany.left).toEqual(['A imagem screen-64.webp ficou de fora: uma versão tem no máximo 64.']);
  const heavy = new Uint8Array([...bytes, ...new Uint8Array(149_000 - bytes.byteLength)]);
  const large = many.slice(0, 27).map(({ name }) => ({ name, bytes: heavy }));
  const tooHeavy = await openPictures(large, listOf(...large.map(({ name }) => name)));
  expect(tooHeavy.left).toEqual(['A imagem screen-26.webp ficou de fora: todas juntas passariam de 4 MB.']);
});

test('a list that does not describe pictures is refused with the place', async () => {
  const refused = (list: string) => openPictures([], list).catch((error) => error);
  expect(await refused('nonsense')).toMatchObject({ code: 'bad_request', details: { field: 'pictureList' } });
  const climbing = JSON.stringify([{ ...screenPicture(), name: '../secret.webp' }]);
  expect(await refused(climbing)).toMatchObject({ details: { field: 'pictureList.0.name' } });
});
