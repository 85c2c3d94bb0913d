import { Buffer } from 'node:buffer';
import { type PackagePlace, type RemoteFiles, SOURCES_FILE } from '../ports/remote-files.ts';
import { StoreError } from '../ports/store-error.ts';
import { BACKEND_FILE, CONTRACT_FILE } from '../slices/backend-package.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const BUCKET = 'remotes';
const AT_ONCE = 8;

/** Packages in the project's private bucket, `{remote}/{version}/{digest}/{file}`. */
export function createRemoteBucket({ asService }: SupabaseClients): RemoteFiles {
  const bucket = () => asService.storage.from(BUCKET);
  return {
    async put(place, files) {
      const waiting = [...files];
      const worker = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const [name, bytes] = next;
          const options = { contentType: 'application/octet-stream', upsert: true };
          const { error } = await bucket().upload(`${folderOf(place)}/${name}`, bytes, options);
          if (error) throw failed(`put ${name}`, error);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
    },
    async get(place, file) {
      const { data, error } = await bucket().download(`${folderOf(place)}/${file}`);
      if (data) return Buffer.from(await data.arrayBuffer());
      if (error?.status === 404 || error?.statusCode === '404') return null;
      throw failed(`get ${file}`, error);
    },
    async remove(place, files) {
      const served = files.flatMap((file) => [file, `${file}.br`, `${file}.gz`, `${file}.map.gz`]);
      const names = [...served, BACKEND_FILE, CONTRACT_FILE, SOURCES_FILE];
      const { error } = await bucket().remove(names.map((name) => `${folderOf(place)}/${name}`));
      if (error) throw failed('remove', error);
    },
  };
}

const folderOf = ({ remote, version, digest }: PackagePlace) => `${remote}/${version}/${digest}`;

function failed(what: string, error: { message: string } | null): StoreError {
  return new StoreError('unavailable', `remotes: ${what}: ${error?.message}`, { cause: error });
}
