import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BACKEND_ENTRY, type RemoteBackend } from '../../contract/remote-backends.ts';
import type { RemoteMigration } from '../ports/remote-schemas.ts';

/** A backend with its bytes: the one script, and its migrations in their order. */
export interface BackendPackage {
  entry: string;
  migrations: { name: string; script: string }[];
}

/**
 * The name under which a version's backend is stored, beside its files and as none of them: nothing serves it. No file of a
 * version begins with a dot.
 */
export const BACKEND_FILE = '.backend.json';

/** The name under which a version's OpenAPI document is stored beside it: JSON, `null` where it has none. */
export const CONTRACT_FILE = '.openapi.json';

/** Where a build keeps it: a folder deeper than what is served. */
const BUILT_FOLDER = 'backend';

const Package = z.object({
  entry: z.string(),
  migrations: z.array(z.object({ name: z.string(), script: z.string() })),
});

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The description of a backend: the hashes of its parts. */
export function describeBackend({ entry, migrations }: BackendPackage): RemoteBackend {
  return {
    integrity: hashOf(entry),
    migrations: migrations.map(({ name, script }) => ({ name, integrity: hashOf(script) })),
  };
}

/** Opens a stored backend; throws where it is not what was published. */
export function openBackend(bytes: Uint8Array, described: RemoteBackend): BackendPackage {
  return verify(parseBackend(Buffer.from(bytes).toString()), described);
}

export const parseBackend = (text: string): BackendPackage => Package.parse(JSON.parse(text));

/** Reads the backend of a build on this machine's disk. */
export async function readBuiltBackend(folder: string, described: RemoteBackend): Promise<BackendPackage> {
  const read = (file: string) => readFile(join(folder, BUILT_FOLDER, file), 'utf8');
  const entry = await read(BACKEND_ENTRY);
  const migrations = await Promise.all(
    described.migrations.map(async ({ name }) => ({ name, script: await read(name) })),
  );
  return verify({ entry, migrations }, described);
}

/** The migrations as the database takes them. */
export const migrationsOf = (backend: BackendPackage): RemoteMigration[] => {
  const { migrations } = describeBackend(backend);
  return backend.migrations.map(({ name, script }, index) => ({
    name,
    script,
    integrity: migrations[index]?.integrity ?? '',
  }));
};

function verify(backend: BackendPackage, described: RemoteBackend): BackendPackage {
  const found = describeBackend(backend);
  if (JSON.stringify(found) !== JSON.stringify(described))
    throw new Error('a backend is not what was published');
  return backend;
}
