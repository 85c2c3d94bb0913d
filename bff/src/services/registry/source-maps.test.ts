import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { DomainError } from '../../domain-error.ts';
import { createTestReleases, master, sentPackage } from '../../testing/test-releases.ts';
import { publishVersion } from './publish-version.ts';
import { readErrors } from './read-errors.ts';
import { readSourceMap } from './source-maps.ts';

/** Column 1 of the built line comes from line 3 of the card, column 17 from line 5 of a library. */
const map = {
  version: 3,
  file: 'routes.1a2b3c4d.js',
  names: [],
  sources: [
    'webpack://mfe-library@1.0.0/./src/features/library/card.tsx',
    'webpack://mfe-library@1.0.0/../node_modules/zip/index.js',
  ],
  sourcesContent: ['the secret of the card', null],
  mappings: 'AAEA,gBCEA',
};
const mapFile = (changes: object = {}, name = 'routes.1a2b3c4d.js.map') => ({
  name,
  bytes: Buffer.from(JSON.stringify({ ...map, ...changes })),
});

async function open(maps = [mapFile()]) {
  const releases = createTestReleases();
  await publishVersion(releases, master, { ...sentPackage('1.0.0'), maps });
  const meet = (place: string, visitor = 'u1') =>
    releases.errorGatherer.add(
      [{ remote: 'mfe-library', version: '1.0.0', message: `Error at ${place}`, place, times: 1 }],
      { visitor, network: '10.0.0.1' },
    );
  const sources = async () =>
    (await readErrors(releases, master)).errors.map(({ place, source }) => [place, source]);
  return { releases, meet, sources };
}

test('an error is found in the sources by file and line', async () => {
  const { meet, sources } = await open();
  meet('routes.1a2b3c4d.js:1:8');
  meet('routes.1a2b3c4d.js:1:20');
  expect(await sources()).toEqual([
    ['routes.1a2b3c4d.js:1:8', 'src/features/library/card.tsx:3'],
    ['routes.1a2b3c4d.js:1:20', 'node_modules/zip/index.js:5'],
  ]);
});

test('without a map, and at a place that it does not know, an error keeps its built place alone', async () => {
  const { meet, sources } = await open();
  meet('routes.1a2b3c4d.js:99:1');
  meet('remoteEntry.js:1:1');
  meet('routes.1a2b3c4d.js:0:0');
  expect((await sources()).map(([, source]) => source)).toEqual([null, null, null]);
});

test('a map is opened once for all errors in it, and no more than twenty at a time', async () => {
  const { releases, meet, sources } = await open();
  const get = vi.spyOn(releases.files, 'get');
  for (const column of [8, 9, 10]) meet(`routes.1a2b3c4d.js:1:${column}`);
  await sources();
  await sources();
  expect(get).toHaveBeenCalledTimes(1);
  for (let file = 0; file < 30; file += 1) meet(`chunk${file}.js:1:1`, `u${file}`);
  await sources();
  expect(get).toHaveBeenCalledTimes(21);
});

test('where the store did not answer, the next call asks again', async () => {
  const { releases, meet, sources } = await open();
  meet('routes.1a2b3c4d.js:1:8');
  const get = vi.spyOn(releases.files, 'get').mockRejectedValueOnce(new Error('away'));
  expect(await sources()).toEqual([['routes.1a2b3c4d.js:1:8', null]]);
  expect(await sources()).toEqual([['routes.1a2b3c4d.js:1:8', 'src/features/library/card.tsx:3']]);
  expect(get).toHaveBeenCalledTimes(2);
});

test('no address serves a map, and what is kept of it quotes no source', async () => {
  const { releases } = await open();
  for (const name of ['routes.1a2b3c4d.js.map', 'routes.1a2b3c4d.js.map.gz'])
    for (const encodings of ['', 'gzip'])
      expect(await releases.readFile('mfe-library', '1.0.0', name, encodings)).toBeNull();
  const record = await releases.registry.version('mfe-library', '1.0.0');
  if (!record) throw new Error('it was published');
  const kept = await releases.files.get(record, 'routes.1a2b3c4d.js.map.gz');
  const text = gunzipSync(kept ?? Buffer.alloc(0)).toString();
  expect(JSON.parse(text)).toMatchObject({ mappings: map.mappings });
  expect(text).not.toContain('secret');
});

test.each([
  ['of a file that is not in the package', [mapFile({}, 'other.js.map')]],
  ['that leaves its folder', [mapFile({}, '../routes.1a2b3c4d.js.map')]],
])('a package with a map %s is refused', async (_, maps) => {
  await expect(open(maps)).rejects.toThrow(DomainError);
});

test.each([
  ['that is no map', mapFile({ mappings: 7 })],
  ['of another format', mapFile({ version: 2 })],
  ['of more than 2 MB', mapFile({ sourcesContent: ['A'.repeat(2 * 1024 * 1024)] })],
])('a package with a map %s is published without it', async (_, sent) => {
  const { meet, sources } = await open([sent]);
  meet('routes.1a2b3c4d.js:1:8');
  expect(await sources()).toEqual([['routes.1a2b3c4d.js:1:8', null]]);
});

test('a map of more than 2 MB is none', () => {
  expect(readSourceMap(mapFile({ mappings: 'A'.repeat(2 * 1024 * 1024) }).bytes)).toBeNull();
});
