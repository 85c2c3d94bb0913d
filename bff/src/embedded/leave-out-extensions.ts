import type { Extension } from '@electric-sql/pglite';
import { file_fdw } from '@electric-sql/pglite/contrib/file_fdw';
import { isn } from '@electric-sql/pglite/contrib/isn';
import { ltree } from '@electric-sql/pglite/contrib/ltree';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';

const brought: Extension[] = [file_fdw, isn, ltree, pgcrypto];

/**
 * `@supabase/lite` brings these with every database, an archive to unpack and a library to compile for each: a quarter of a
 * second of a start. No migration creates one of them, and no remote may.
 */
export function leaveOutExtensions(): void {
  for (const extension of brought) extension.setup = async () => ({});
}
