import { z } from 'zod';
import type { RemoteServer } from '../../contract/remote-servers.ts';
import type { RemoteRegistry } from '../ports/remote-registry.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import type { SupabaseClients } from './supabase-clients.ts';

/** The server of a remote's team as the database returns it. */
export const ServerRow = z
  .object({ remote: z.string(), address: z.string(), created_by: z.string(), created_at: Instant })
  .transform(
    ({ created_by: createdBy, created_at: createdAt, ...row }): RemoteServer => ({
      ...row,
      createdBy,
      createdAt,
    }),
  );

/** The servers of teams over the database's functions. */
export function createRemoteServers({
  asService,
}: SupabaseClients): Pick<RemoteRegistry, 'registerServer' | 'removeServer'> {
  return {
    registerServer(remote, address, who) {
      const parameters = { p_remote: remote, p_address: address, p_who: who };
      return read('register_remote_server', ServerRow, asService.rpc('register_remote_server', parameters));
    },
    removeServer(remote, who) {
      const parameters = { p_remote: remote, p_who: who };
      return read('remove_remote_server', z.boolean(), asService.rpc('remove_remote_server', parameters));
    },
  };
}
