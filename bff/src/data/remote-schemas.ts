import { z } from 'zod';
import type { RemoteSchemas } from '../ports/remote-schemas.ts';
import { read } from './answers.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const Migrated = z.object({
  problems: z.array(
    z.object({
      migration: z.string(),
      what: z.enum([
        'changed',
        'out_of_order',
        'trespass',
        'failed',
        'gone',
        'type',
        'required',
        'constraint',
      ]),
      name: z.string(),
    }),
  ),
});

/** Remotes' schemas over the database's functions, which hold the rules. */
export function createRemoteSchemas({ asService }: SupabaseClients): RemoteSchemas {
  return {
    async migrate(remote, migrations, keep) {
      const asked = { p_remote: remote, p_migrations: migrations, p_keep: keep };
      const { problems } = await read(
        'migrate_remote_schema',
        Migrated,
        asService.rpc('migrate_remote_schema', asked),
      );
      return problems;
    },
    run(remote, sql, params) {
      const asked = { p_remote: remote, p_statement: sql, p_params: params };
      return read('run_remote_statement', z.array(z.unknown()), asService.rpc('run_remote_statement', asked));
    },
  };
}
