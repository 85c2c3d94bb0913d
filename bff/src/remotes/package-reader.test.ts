import { expect, test } from 'vitest';
import { createPackageReader } from './package-reader.ts';
import type { ReleaseSnapshot } from './release-snapshot.ts';

type Release = NonNullable<Awaited<ReturnType<ReleaseSnapshot['load']>>>;

const fourFiles = ['a.js', 'b.js', 'c.js', 'logo.svg'];

/** A reader of one version with these files of `size` bytes, which keeps `room` bytes; `asked` are the reads of the store. */
function openReader({
  names = fourFiles,
  size = 10,
  room,
}: {
  names?: string[];
  size?: number;
  room?: number;
}) {
  const asked: string[] = [];
  const record = { files: Object.fromEntries(names.map((name) => [name, {}])) };
  const read = createPackageReader(
    {
      knows: () => true,
      refreshSoon: async () => undefined,
      load: async () => ({ record }) as unknown as Release,
    },
    {
      get: async (_record, file) => {
        asked.push(file);
        return names.includes(file) ? Buffer.alloc(size, file) : null;
      },
    },
    room,
  );
  return { asked, read: (file: string) => read('mfe-library', '1.0.0', file, '') };
}

test('a file is read from the store once while the memory has room for it', async () => {
  const { asked, read } = openReader({ room: 20 });
  for (const file of ['a.js', 'b.js', 'a.js', 'b.js'])
    expect(String((await read(file))?.bytes)).toContain(file);
  expect(asked).toEqual(['a.js', 'b.js']);
});

test('the file that was asked for longest ago leaves the memory when it is full', async () => {
  const { asked, read } = openReader({ room: 20 });
  for (const file of ['a.js', 'b.js', 'a.js', 'c.js', 'a.js', 'b.js']) await read(file);
  expect(asked).toEqual(['a.js', 'b.js', 'c.js', 'b.js']);
});

/** A reader of the library's one version, which another node may have published a moment ago. */
function openStore(stored: Record<string, string>, knownAfter = 0) {
  let asked = 0;
  const names = Object.keys(stored).filter((name) => !/\.(br|gz)$/.test(name));
  const record = { files: Object.fromEntries(names.map((name) => [name, {}])) };
  const read = createPackageReader(
    {
      knows: () => asked >= knownAfter,
      refreshSoon: async () => {
        asked += 1;
      },
      load: async () => ({ record }) as unknown as Release,
    },
    { get: async (_record, file) => (file in stored ? Buffer.from(stored[file] ?? '') : null) },
  );
  return {
    read: (file: string, accepted = '') => read('mfe-library', '1.0.0', file, accepted),
    timesAsked: () => asked,
  };
}

test('a browser gets the smallest form that it accepts and that is there', async () => {
  const { read } = openStore({ 'a.js': 'plain', 'a.js.gz': 'gzip', 'a.js.br': 'brotli', 'b.png': 'png' });
  expect(await read('a.js', 'gzip;q=1.0, br')).toMatchObject({ encoding: 'br' });
  expect(await read('a.js', 'gzip')).toMatchObject({ encoding: 'gzip' });
  expect(await read('a.js', 'deflate')).toMatchObject({ encoding: null });
  expect(await read('b.png', 'gzip, br')).toMatchObject({ encoding: null, contentType: 'image/png' });
});

test('a server keeps sixty-four mebibytes of published files in memory, and not a file more', async () => {
  const names = Array.from({ length: 65 }, (_, place) => `${place}.js`);
  const { asked, read } = openReader({ names, size: 2 ** 20 });
  for (const file of [...names.slice(0, 64), '0.js', '64.js', '0.js', '1.js']) await read(file);
  expect(asked.slice(64), 'the file that was asked for longest ago has left').toEqual(['64.js', '1.js']);
});

test('a file of an unknown kind is served as bytes, and what the package does not name is not there', async () => {
  const { read } = openStore({ 'a.wasm': 'x', 'a.wasm.br': 'y' });
  expect(await read('a.wasm')).toMatchObject({ contentType: 'application/octet-stream' });
  for (const name of ['a.wasm.br', 'b.js', 'constructor']) expect(await read(name)).toBeNull();
});

test('a file that the package names and the store lost is not there', async () => {
  const record = { files: { 'a.js': {} } };
  const read = createPackageReader(
    {
      knows: () => true,
      refreshSoon: async () => undefined,
      load: async () => ({ record }) as unknown as Release,
    },
    { get: async () => null },
  );
  expect(await read('mfe-library', '1.0.0', 'a.js', 'br')).toBeNull();
});

test('a version that another node published a moment ago is found', async () => {
  const { read, timesAsked } = openStore({ 'a.js': 'x' }, 1);
  expect(await read('a.js')).not.toBeNull();
  await read('a.js');
  expect(timesAsked()).toBe(1);
});

test('a version that nobody published is not there', async () => {
  expect(await openStore({ 'a.js': 'x' }, 2).read('a.js')).toBeNull();
});

test('files that are text name their charset', async () => {
  const { read } = openReader({ room: 20 });
  const types = await Promise.all(['a.js', 'logo.svg'].map(async (file) => (await read(file))?.contentType));
  expect(types).toEqual(['text/javascript; charset=utf-8', 'image/svg+xml; charset=utf-8']);
});
