import { decodeJwt } from 'jose';
import type { SqlDatabase } from './sql-database.ts';

/**
 * Which sessions the link of a recovery mail opened. Where a user has a second factor, a session that awaits its step may set
 * a password only if it is one of these: otherwise somebody who has only the password could replace it.
 */
export function createRecoverySessions(database: SqlDatabase) {
  return {
    async note(token: string): Promise<void> {
      const { sub, session_id } = decodeJwt(token);
      await database.query(
        `delete from public.recovery_sessions r
         where r.user_id = $1 and not exists (select 1 from auth.sessions s where s.id = r.session_id)`,
        [sub],
      );
      await database.query('insert into public.recovery_sessions (session_id, user_id) values ($1, $2)', [
        session_id,
        sub,
      ]);
    },
    async mayChangeUser(token: string): Promise<boolean> {
      const { sub = null, session_id = null } = claimsOf(token);
      const { rows } = await database.query(
        `select 1 where public.session_state($1, $2) <> 'second_factor'
           or exists (select 1 from public.recovery_sessions where session_id = $1 and user_id = $2)`,
        [session_id, sub],
      );
      return rows.length > 0;
    },
  };
}

function claimsOf(token: string) {
  try {
    return decodeJwt(token);
  } catch {
    // This is no token at all: its next reader refuses it.
    return {};
  }
}
