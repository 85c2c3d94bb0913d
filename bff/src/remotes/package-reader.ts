import { SHELL } from '../../contract/page-config.ts';
import type { RemoteFiles } from '../ports/remote-files.ts';
import type { RemoteVersionRecord } from '../ports/remote-registry.ts';
import { holds, type Packing } from './published-bytes.ts';
import type { ReleaseSnapshot } from './release-snapshot.ts';

/** A file of a published remote as it goes over the wire. */
export interface ServedFile {
  bytes: Uint8Array;
  encoding: 'br' | 'gzip' | null;
  contentType: string;
}

export type PackageReader = (
  remote: string,
  version: string,
  file: string,
  acceptEncoding: string,
) => Promise<ServedFile | null>;

const KEPT_BYTES = 64 * 1024 * 1024;
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/**
 * Reads files of published versions and keeps the latest in memory, at most `keptBytes` of them: what was published never
 * changes.
 */
export function createPackageReader(
  snapshot: Pick<ReleaseSnapshot, 'knows' | 'load' | 'refreshSoon'>,
  files: Pick<RemoteFiles, 'get'>,
  keptBytes = KEPT_BYTES,
): PackageReader {
  const kept = createByteCache(keptBytes);
  return async (remote, version, file, acceptEncoding) => {
    // Another node may have published it a moment ago.
    if (!snapshot.knows(remote, version)) await snapshot.refreshSoon();
    if (!snapshot.knows(remote, version)) return null;
    const record = (await snapshot.load(remote, version))?.record;
    if (!record || !Object.hasOwn(record.files, file)) return null;
    const contentType = types[file.split('.').pop() ?? ''] ?? 'application/octet-stream';
    for (const [encoding, suffix] of encodings(acceptEncoding)) {
      const key = `${remote}/${version}/${file}${suffix}`;
      const bytes = kept.get(key) ?? (await readFor(files, record, file, suffix));
      if (bytes) {
        kept.set(key, bytes);
        return { bytes, encoding, contentType };
      }
    }
    return null;
  };
}

/**
 * A file as it is stored; null where it is not there. What is not what was published is not there either, in a shell: its page holds the
 * keys to all others, and no hash of it.
 */
async function readFor(
  files: Pick<RemoteFiles, 'get'>,
  record: RemoteVersionRecord,
  file: string,
  suffix: Packing,
): Promise<Uint8Array | null> {
  const bytes = await files.get(record, `${file}${suffix}`);
  const published = record.files[file];
  if (!bytes || record.remote !== SHELL || !published) return bytes;
  return (await holds(bytes, suffix, published)) ? bytes : null;
}

function encodings(accepted: string): [ServedFile['encoding'], Packing][] {
  const names = accepted.split(',').map((part) => part.split(';')[0]?.trim());
  return [
    ...(names.includes('br') ? [['br', '.br'] as [ServedFile['encoding'], Packing]] : []),
    ...(names.includes('gzip') ? [['gzip', '.gz'] as [ServedFile['encoding'], Packing]] : []),
    [null, ''],
  ];
}

function createByteCache(limit: number) {
  const kept = new Map<string, Uint8Array>();
  let size = 0;
  return {
    get: (key: string) => kept.get(key),
    set(key: string, bytes: Uint8Array) {
      size -= kept.get(key)?.byteLength ?? 0;
      // Inserted again, it is the last to be dropped.
      kept.delete(key);
      kept.set(key, bytes);
      size += bytes.byteLength;
      for (const [oldest, dropped] of kept) {
        if (size <= limit) return;
        kept.delete(oldest);
        size -= dropped.byteLength;
      }
    },
  };
}
