import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ownPath as sentPath } from '../../../tooling/release/own-sources.mjs';
import { SOURCES_FILE } from '../ports/remote-files.ts';
import { createMemoryFiles } from '../testing/memory-registry.ts';
import { sha384 } from './sha384.ts';
import { ownPath, readSources, takeSources } from './version-sources.ts';

const place = { remote: 'mfe-a', version: '1.0.0', digest: 'abc' };
const mapOf = (quoted: Record<string, string | null>) =>
  Buffer.from(
    JSON.stringify({ sources: Object.keys(quoted), sourcesContent: Object.values(quoted), mappings: 'A' }),
  );
const card = 'webpack://mfe-a@1.0.0/./src/card.tsx';

test('the sources of a version are its own files, each once, under their hash', async () => {
  const maps = [
    mapOf({ [card]: 'the card', 'webpack://mfe-a@1.0.0/../node_modules/zip/index.js': 'zip' }),
    mapOf({ [card]: 'the card', 'webpack://mfe-a@1.0.0/./src/a.ts': 'a' }),
  ];
  const { kept, packed } = takeSources(maps);
  const files = createMemoryFiles();
  await files.put(place, packed);
  const json = (await readSources(files, place)) ?? Buffer.alloc(0);
  expect(JSON.parse(Buffer.from(json).toString())).toEqual({ 'src/a.ts': 'a', 'src/card.tsx': 'the card' });
  expect(kept).toEqual({ sha384: sha384(json), bytes: json.byteLength });
  expect(gunzipSync(packed.get(SOURCES_FILE) ?? '').byteLength).toBe(json.byteLength);
});

test.each([
  ['no maps', []],
  ['maps that quote nothing', [Buffer.from(JSON.stringify({ sources: [card], mappings: 'A' }))]],
  ['a map that is none', [Buffer.from('{')]],
  ['only files of others', [mapOf({ 'webpack://mfe-a@1.0.0/../bff/contract.ts': 'x' })]],
  ['a map of more than 2 MB', [mapOf({ [card]: 'A'.repeat(2 * 1024 * 1024) })]],
  [
    'more than 4 MB in all',
    ['a', 'b', 'c'].map((name) => mapOf({ [`webpack://x/./src/${name}.ts`]: 'A'.repeat(1_900_000) })),
  ],
])('a version with %s has none', (_, maps) => {
  expect(takeSources(maps)).toEqual({ kept: null, packed: new Map() });
});

test.each([
  ['webpack://mfe-a@1.0.0/./src/card.tsx', 'src/card.tsx'],
  ['webpack://mfe-a@1.0.0/./src/card.tsx?1a2b', 'src/card.tsx'],
  ['../../src/card.tsx', 'src/card.tsx'],
  ['webpack://mfe-a@1.0.0/../platform/src/index.ts', null],
  ['webpack://mfe-a@1.0.0/./../../etc/card.ts', null],
  ['webpack://mfe-a@1.0.0/./src/../../card.ts', null],
  ['../../src/../../card.ts', null],
  ['webpack://mfe-a@1.0.0/.//etc/card.ts', null],
  ['webpack://mfe-a@1.0.0/./src\\..\\card.ts', null],
  ['webpack://mfe-a@1.0.0/./node_modules/zip/index.ts', null],
  ['../node_modules/src/zip.ts', null],
  ['webpack://mfe-a@1.0.0/webpack/bootstrap', null],
  ['webpack/runtime/chunk.js', null],
  ['webpack://mfe-a@1.0.0/./src/card.module.css', null],
  ['/src/card.tsx', null],
])('of the name %s the server and the command line take %s', (source, path) => {
  expect(ownPath(source)).toBe(path);
  expect(sentPath(source)).toBe(path);
});
