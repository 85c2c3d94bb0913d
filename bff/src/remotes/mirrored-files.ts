import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackagePlace, RemoteFiles } from '../ports/remote-files.ts';
import type { RemoteVersionRecord } from '../ports/remote-registry.ts';
import { holds } from './published-bytes.ts';
import { createRemoteFolder, type RemoteFolder } from './remote-folder.ts';
import { sha384 } from './sha384.ts';

/** Versions of a remote that stay although no channel names them: open tabs may still load parts of them. */
const KEPT_FOR_TABS = 2;
/** A package that is still being written is younger. */
const OLDEST_DRAFT_MS = 3_600_000;
const AT_ONCE = 8;

/** The files of published remotes, some of them also on this machine. */
export interface MirroredFiles extends RemoteFiles {
  /** Copies what this machine lacks of the shown versions. Rejects with the first failure, after it tried each. */
  copy(shown: readonly RemoteVersionRecord[]): Promise<void>;
  /** Removes copies of versions that are neither shown nor the latest that were; `exists` says which are still published. */
  tidy(shown: readonly PackagePlace[], exists: (remote: string, version: string) => boolean): Promise<void>;
}

/** Reads from copies in `folder` where it has them, else from `store`. What a browser loads is copied, and nothing else. */
export function mirrorFiles(store: RemoteFiles, folder: string): MirroredFiles {
  const copies = createRemoteFolder(folder);
  return {
    put: store.put,
    async get(place, file) {
      const bytes = await copies.get(place, file);
      if (bytes) return bytes;
      // A copy is complete, so what is not in it was never compressed; source maps are in no copy.
      if (isPacked(file) && (await copies.has(place))) return null;
      return store.get(place, file);
    },
    async remove(place, files) {
      await store.remove(place, files);
      await copies.remove(place, files);
    },
    async copy(shown) {
      const failures: unknown[] = [];
      for (const record of shown) await copyVersion(store, copies, record).catch((err) => failures.push(err));
      if (failures.length > 0) throw failures[0];
    },
    tidy: (shown, exists) => tidyCopies(copies, folder, shown, exists),
  };
}

const isPacked = (file: string) => /(?<!\.map)\.(br|gz)$/.test(file);

async function copyVersion(store: RemoteFiles, copies: RemoteFolder, record: RemoteVersionRecord) {
  if (await copies.has(record)) return;
  const waiting = Object.entries(record.files);
  const files = new Map<string, Uint8Array>();
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, { sha384: expected }] = next;
      for (const [file, bytes] of await readVerified(store, record, name, expected)) files.set(file, bytes);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await copies.put(record, files);
}

/** A file and the compressed ones beside it. A compressed one that unpacks to something else is left out. */
async function readVerified(
  store: RemoteFiles,
  place: PackagePlace,
  name: string,
  expected: string,
): Promise<[string, Uint8Array][]> {
  const bytes = await store.get(place, name);
  if (!bytes || sha384(bytes) !== expected)
    throw new Error(`${place.remote} ${place.version}: ${name} is not what was published`);
  const found: [string, Uint8Array][] = [[name, bytes]];
  if (!/\.(js|css|html|json|svg)$/.test(name)) return found;
  const file = { sha384: expected, bytes: bytes.byteLength };
  for (const suffix of ['.br', '.gz'] as const) {
    const packed = await store.get(place, name + suffix);
    if (packed && (await holds(packed, suffix, file))) found.push([name + suffix, packed]);
  }
  return found;
}

async function tidyCopies(
  copies: RemoteFolder,
  folder: string,
  shown: readonly PackagePlace[],
  exists: (remote: string, version: string) => boolean,
): Promise<void> {
  const isShown = new Set(shown.map(({ remote, version }) => `${remote}@${version}`));
  for (const remote of await namesIn(folder)) {
    const others = (await namesIn(join(folder, remote))).filter(
      (version) => !isShown.has(`${remote}@${version}`),
    );
    const dated = await Promise.all(
      others.map(async (version) => ({ version, at: await changedAt(join(folder, remote, version)) })),
    );
    const isDraft = (version: string) => version.startsWith('.');
    const published = dated
      .filter(({ version }) => !isDraft(version) && exists(remote, version))
      .sort((one, other) => other.at - one.at)
      .slice(0, KEPT_FOR_TABS);
    const gone = dated.filter(
      (each) =>
        !published.includes(each) && !(isDraft(each.version) && each.at > Date.now() - OLDEST_DRAFT_MS),
    );
    for (const { version } of gone) await copies.remove({ remote, version, digest: '' }, []);
  }
}

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);
const changedAt = async (path: string) => (await stat(path).catch(() => null))?.mtimeMs ?? 0;
