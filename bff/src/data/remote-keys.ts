import { z } from 'zod';
import type { RemoteKey } from '../../contract/release-keys.ts';
import type { RemoteRegistry } from '../ports/remote-registry.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import type { SupabaseClients } from './supabase-clients.ts';

/** A key of a remote as the database returns it. */
export const KeyRow = z
  .object({
    remote: z.string(),
    fingerprint: z.string(),
    public_key: z.string(),
    label: z.string(),
    created_by: z.string(),
    created_at: Instant,
    revoked_at: Instant.nullable(),
  })
  .transform(
    ({ public_key, created_by, created_at, revoked_at, ...row }): RemoteKey => ({
      ...row,
      publicKey: public_key,
      createdBy: created_by,
      createdAt: created_at,
      revokedAt: revoked_at,
    }),
  );

/** The keys of remotes over the database's functions. */
export function createRemoteKeys({
  asService,
}: SupabaseClients): Pick<RemoteRegistry, 'registerKey' | 'revokeKey'> {
  return {
    registerKey({ remote, fingerprint, publicKey, label }, who) {
      const named = { p_remote: remote, p_fingerprint: fingerprint, p_public_key: publicKey };
      const parameters = { ...named, p_label: label, p_who: who };
      return read('register_remote_key', KeyRow.nullable(), asService.rpc('register_remote_key', parameters));
    },
    revokeKey(remote, fingerprint, who) {
      const parameters = { p_remote: remote, p_fingerprint: fingerprint, p_who: who };
      return read('revoke_remote_key', z.boolean(), asService.rpc('revoke_remote_key', parameters));
    },
  };
}
