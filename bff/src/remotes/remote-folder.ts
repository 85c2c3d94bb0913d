import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { PackagePlace, RemoteFiles } from '../ports/remote-files.ts';

export interface RemoteFolder extends RemoteFiles {
  has(place: PackagePlace): Promise<boolean>;
}

/** Packages as folders on this machine, `{folder}/{remote}/{version}/{digest}/`: complete or not there at all. */
export function createRemoteFolder(folder: string): RemoteFolder {
  const root = resolve(folder);
  const inside = (...parts: string[]) => {
    const path = resolve(root, ...parts);
    if (!path.startsWith(root + sep)) throw new Error(`a package leaves its folder: ${parts.join('/')}`);
    return path;
  };
  const placeOf = ({ remote, version, digest }: PackagePlace) => inside(remote, version, digest);
  const has = async (place: PackagePlace) => (await stat(placeOf(place)).catch(() => null)) !== null;
  return {
    has,
    async put(place, files) {
      const target = placeOf(place);
      if (await has(place)) return;
      const draft = inside(place.remote, `.${randomUUID()}.new`);
      await mkdir(draft, { recursive: true });
      try {
        for (const [name, bytes] of files) await writeFile(join(draft, name), bytes, { flush: true });
        await mkdir(inside(place.remote, place.version), { recursive: true });
        await rename(draft, target).catch(async (error: unknown) => {
          // Another process put the same package meanwhile.
          if (!(await has(place))) throw error;
        });
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
    async get(place, file) {
      try {
        return await readFile(join(placeOf(place), file));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(place) {
      await rm(inside(place.remote, place.version), { recursive: true, force: true });
    },
  };
}
