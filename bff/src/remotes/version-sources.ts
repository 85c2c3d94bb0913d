import { posix } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { type PackagePlace, type RemoteFiles, SOURCES_FILE } from '../ports/remote-files.ts';
import type { KeptSources } from '../ports/remote-registry.ts';
import { sha384 } from './sha384.ts';

/** Ten times the largest of our own scripts' maps. */
export const LARGEST_MAP_BYTES = 2 * 1024 * 1024;

interface TakenSources {
  kept: KeptSources | null;
  /** As they lie beside the files of the version, compressed. */
  packed: ReadonlyMap<string, Uint8Array>;
}

/** Eight times those of the largest of our own remotes. */
const LARGEST_SOURCES_BYTES = 4 * 1024 * 1024;
const none: TakenSources = { kept: null, packed: new Map() };

const Quoting = z.object({
  sources: z.array(z.string().nullable()),
  sourcesContent: z.array(z.string().nullable()).default([]),
});

/**
 * The sources of a remote's own files, as its maps quote them: what types are checked by. A version does without them where its maps quote
 * none, or too much.
 */
export function takeSources(maps: Iterable<Uint8Array>): TakenSources {
  const found = new Map<string, string>();
  for (const bytes of maps) {
    const { sources, sourcesContent } = openMap(bytes);
    for (const [place, source] of sources.entries()) {
      const path = source && ownPath(source);
      const text = sourcesContent[place];
      if (path && text) found.set(path, text);
    }
  }
  if (found.size === 0) return none;
  const json = Buffer.from(JSON.stringify(Object.fromEntries([...found].sort(byName))));
  if (json.byteLength > LARGEST_SOURCES_BYTES) return none;
  return {
    kept: { sha384: sha384(json), bytes: json.byteLength },
    packed: new Map([[SOURCES_FILE, gzipSync(json, { level: 9 })]]),
  };
}

/** The JSON of the sources of a version; null where none were kept. */
export async function readSources(
  files: Pick<RemoteFiles, 'get'>,
  place: PackagePlace,
): Promise<Uint8Array | null> {
  const packed = await files.get(place, SOURCES_FILE);
  return packed && unpack(packed, { maxOutputLength: LARGEST_SOURCES_BYTES });
}

/**
 * Where a file that a map names lies in the folder of its remote; null for a library, for what a bundler added, and for a file that lies
 * elsewhere. `tooling/release/own-sources.mjs` sends what this takes.
 */
export function ownPath(source: string): string | null {
  const [, inside] = /^webpack:\/\/[^/]*\/\.\/(.+)$/.exec(source) ?? [];
  // Other bundlers name a source by its way from the built file.
  const [, beside] = /^(?:\.{1,2}\/)+(src\/.+)$/.exec(source) ?? [];
  const path = (inside ?? beside)?.replace(/\?.*$/, '');
  if (!path || !/^[\w@$()[\] .+/-]+\.[cm]?[jt]sx?$/.test(path)) return null;
  const isOwn = posix.normalize(path) === path && !path.startsWith('..') && !path.startsWith('/');
  return isOwn && !path.split('/').includes('node_modules') ? path : null;
}

function openMap(bytes: Uint8Array): z.infer<typeof Quoting> {
  const empty = { sources: [], sourcesContent: [] };
  if (bytes.byteLength > LARGEST_MAP_BYTES) return empty;
  try {
    return Quoting.parse(JSON.parse(Buffer.from(bytes).toString()));
  } catch {
    return empty;
  }
}

const unpack = promisify(gunzip);
const byName = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : 1);
