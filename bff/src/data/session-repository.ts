import { z } from 'zod';
import type { SessionRecord, SessionRepository } from '../ports/session-repository.ts';
import { StoreError } from '../ports/store-error.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const SessionRows = z.array(
  z.object({ id: z.string(), user_agent: z.string().nullable(), last_used_at: Instant }).transform(
    ({ id, user_agent, last_used_at }): SessionRecord => ({
      id,
      userAgent: user_agent ?? '',
      lastUsedAt: last_used_at,
    }),
  ),
);

export function createSessionRepository({ asService }: SupabaseClients): SessionRepository {
  return {
    standing: ({ userId, sessionId }) =>
      read(
        'session_state',
        z.enum(['open', 'leaving', 'second_factor', 'closed']),
        asService.rpc('session_state', { p_session: sessionId, p_user: userId }),
      ),
    list: ({ userId }) =>
      read('list_open_sessions', SessionRows, asService.rpc('list_open_sessions', { p_user: userId })),
    async endOthers({ token }) {
      const { error } = await asService.auth.admin.signOut(token, 'others');
      if (!error) return;
      const kind = (error.status ?? 0) >= 400 && (error.status ?? 0) < 500 ? 'rejected' : 'unavailable';
      throw new StoreError(kind, `sign-out of others: ${error.message}`, { cause: error });
    },
  };
}
