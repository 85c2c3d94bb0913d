import { expect, test } from 'vitest';
import { createPackageReader } from './package-reader.ts';
import type { ReleaseSnapshot } from './release-snapshot.ts';

type Release = NonNullable<Awaited<ReturnType<ReleaseSnapshot['load']>>>;

/** A reader of one version with three files of ten bytes, which keeps twenty bytes; `asked` are the reads of the store. */
function openReader() {
  const asked: string[] = [];
  const names = ['a.js', 'b.js', 'c.js'];
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
        return names.includes(file) ? Buffer.alloc(10, file) : null;
      },
    },
    20,
  );
  return { asked, read: (file: string) => read('mfe-library', '1.0.0', file, '') };
}

test('a file is read from the store once while the memory has room for it', async () => {
  const { asked, read } = openReader();
  for (const file of ['a.js', 'b.js', 'a.js', 'b.js'])
    expect(String((await read(file))?.bytes)).toContain(file);
  expect(asked).toEqual(['a.js', 'b.js']);
});

test('the file that was asked for longest ago leaves the memory when it is full', async () => {
  const { asked, read } = openReader();
  for (const file of ['a.js', 'b.js', 'a.js', 'c.js', 'a.js', 'b.js']) await read(file);
  expect(asked).toEqual(['a.js', 'b.js', 'c.js', 'b.js']);
});
