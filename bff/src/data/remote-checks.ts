import { z } from 'zod';
import { CheckedFiles } from '../../contract/remote-checks.ts';
import { TypesVerdict } from '../../contract/version-checks.ts';
import type { RemoteCheckRepository } from '../ports/remote-checks.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const CheckRow = z
  .object({
    remote: z.string(),
    version: z.string(),
    digest: z.string(),
    shell: z.string(),
    passed: z.boolean(),
    checks: z.coerce.number(),
    complaints: z.array(z.string()),
    types: TypesVerdict.nullable().default(null),
    who: z.string(),
    at: Instant,
  })
  .transform(({ types, ...row }) => ({ ...row, ...(types && { types }) }));
const PageRow = z.object({ shell: z.string(), page: z.string(), files: CheckedFiles });

/** The verdicts over the database's functions. */
export function createRemoteCheckRepository({ asService }: SupabaseClients): RemoteCheckRepository {
  return {
    add: (check, who) =>
      read('add_remote_check', CheckRow, asService.rpc('add_remote_check', { p_check: check, p_who: who })),
    newest: (remote) =>
      read(
        'read_remote_checks',
        z.array(CheckRow),
        asService.rpc('read_remote_checks', { p_remote: remote }),
      ),
    async keepPage(page) {
      await read('keep_contract_page', z.unknown(), asService.rpc('keep_contract_page', { p_page: page }));
    },
    pages: () => read('read_contract_pages', z.array(PageRow), asService.rpc('read_contract_pages')),
  };
}
