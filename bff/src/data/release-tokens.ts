import { z } from 'zod';
import { type ReleaseToken, TokenRank } from '../../contract/releases.ts';
import type { ReleaseTokenRepository } from '../ports/remote-registry.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const TokenRow = z
  .object({
    id: z.uuid(),
    remote: z.string(),
    label: z.string(),
    rank: TokenRank,
    created_by: z.string(),
    created_at: Instant,
    expires_at: Instant.nullable(),
    revoked_at: Instant.nullable(),
  })
  .transform(
    ({ created_by, created_at, expires_at, revoked_at, ...row }): ReleaseToken => ({
      ...row,
      createdBy: created_by,
      createdAt: created_at,
      expiresAt: expires_at,
      revokedAt: revoked_at,
    }),
  );

export function createReleaseTokenRepository({ asService }: SupabaseClients): ReleaseTokenRepository {
  return {
    create({ hash, remote, label, rank, expiresAt }, { name, userId }) {
      const named = { p_hash: hash, p_remote: remote, p_label: label, p_who: name };
      const ends = expiresAt?.toISOString() ?? null;
      const parameters = { ...named, p_expires_at: ends, p_rank: rank, p_user: userId };
      return read('create_remote_token', TokenRow, asService.rpc('create_remote_token', parameters));
    },
    find: (hash) =>
      read(
        'find_ranked_remote_token',
        TokenRow.nullable(),
        asService.rpc('find_ranked_remote_token', { p_hash: hash }),
      ),
    list: () => read('list_remote_tokens', z.array(TokenRow), asService.rpc('list_remote_tokens')),
    revoke: (id, who) =>
      read(
        'revoke_remote_token',
        z.boolean(),
        asService.rpc('revoke_remote_token', { p_id: id, p_who: who }),
      ),
  };
}
