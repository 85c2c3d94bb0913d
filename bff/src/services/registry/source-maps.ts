import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { z } from 'zod';
import type { RemoteFiles } from '../../ports/remote-files.ts';
import type { ReleaseSnapshot } from '../../remotes/release-snapshot.ts';
import type { RemoteCatalog } from '../../remotes/remote-catalog.ts';
import { LARGEST_MAP_BYTES } from '../../remotes/version-sources.ts';

/** A place in a built file of a version: `routes.1a2b.js:1:2048`. */
export interface BuiltPlace {
  remote: string;
  version: string;
  place: string;
}

/** Finds built places in the sources. */
export interface SourceLocator {
  /** In the order of `places`: `src/features/library/card.tsx:24`; null where no map is kept or it does not know the place. */
  locate(places: readonly BuiltPlace[]): Promise<(string | null)[]>;
}

const KEPT_PLACES = 2000;
/** One call opens at most so many maps; places in others wait for the next one. */
const MAPS_OF_ONE_CALL = 20;

const SourceMap = z.object({
  version: z.literal(3),
  names: z.array(z.string()),
  sources: z.array(z.string().nullable()),
  mappings: z.string(),
});

/** A source map without the sources that it quotes, or null for what is none. */
export function readSourceMap(bytes: Uint8Array): Uint8Array | null {
  if (bytes.byteLength > LARGEST_MAP_BYTES) return null;
  try {
    return Buffer.from(JSON.stringify(SourceMap.parse(JSON.parse(Buffer.from(bytes).toString()))));
  } catch {
    return null;
  }
}

interface Deps {
  snapshot: Pick<ReleaseSnapshot, 'load'>;
  files: Pick<RemoteFiles, 'get'>;
  catalog: Pick<RemoteCatalog, 'built'>;
}

const unpack = promisify(gunzip);

/** Opens one map after another and keeps only what it found in them. */
export function createSourceLocator(deps: Deps): SourceLocator {
  const kept = new Map<string, string | null>();
  const keyOf = ({ remote, version, place }: BuiltPlace) => `${remote}@${version} ${place}`;
  const keep = (place: BuiltPlace, found: string | null) => {
    kept.set(keyOf(place), found);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT_PLACES) return;
      kept.delete(oldest);
    }
  };
  return {
    async locate(places) {
      const unknown = places.filter((place) => place.place && !kept.has(keyOf(place)));
      const byFile = Map.groupBy(unknown, ({ remote, version, place }) =>
        [remote, version, fileOf(place)].join(' '),
      );
      for (const alike of [...byFile.values()].slice(0, MAPS_OF_ONE_CALL)) {
        const [first] = alike;
        // Where the store does not answer, the next call asks again.
        const map = first && (await openMap(deps, first).catch(() => undefined));
        if (map === undefined) continue;
        for (const place of alike) keep(place, map ? findSource(map, place.place) : null);
      }
      return places.map((place) => kept.get(keyOf(place)) ?? null);
    },
  };
}

const fileOf = (place: string) => place.replace(/:\d+:\d+$/, '');

async function openMap({ snapshot, files, catalog }: Deps, at: BuiltPlace): Promise<TraceMap | null> {
  const name = `${fileOf(at.place)}.map`;
  const published = (await snapshot.load(at.remote, at.version))?.record;
  const packed = published && (await files.get(published, `${name}.gz`));
  const built = catalog.built(at.remote);
  const bytes = packed
    ? await unpack(packed, { maxOutputLength: LARGEST_MAP_BYTES })
    : built?.version === at.version
      ? await readFile(join(built.folder, name)).catch(() => null)
      : null;
  const map = bytes && readSourceMap(bytes);
  return map && new TraceMap(Buffer.from(map).toString());
}

function findSource(map: TraceMap, place: string): string | null {
  const [line = 0, column = 0] = place.split(':').slice(-2).map(Number);
  if (line < 1 || column < 1) return null;
  const { source, line: at } = originalPositionFor(map, { line, column: column - 1 });
  return source && at ? `${withoutBundler(source)}:${at}` : null;
}

/** `webpack://mfe-library@1.0.0/./src/card.tsx` as the file is called in the repository. */
const withoutBundler = (source: string) =>
  source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(\.{0,2}\/)+/, '');
