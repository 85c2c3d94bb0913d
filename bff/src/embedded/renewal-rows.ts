import type { SqlDatabase } from './sql-database.ts';

/** A hosted project's `refresh_token_reuse_interval`: tabs that wake together, and answers that were lost. */
const REUSE_SECONDS = 10;
/** A browser renews once an hour; one whose calls are refused, at each of them. */
const MOST_RENEWALS = 30;
const WITHIN_SECONDS = 300;

type Database = Pick<SqlDatabase, 'query'>;

interface Presented {
  session: string;
  revoked: boolean;
  /** Used so little time ago that this is another tab, or the answer was lost. */
  recent: boolean;
}

/** What the renewal of a session reads and forgets in the database. */
export function createRenewalRows(database: Database) {
  const rowsOf = async <Row>(sql: string, values: unknown[]) => (await database.query<Row>(sql, values)).rows;
  /** The token that a browser presents, where its row is still there. */
  const find = async (token: string): Promise<Presented | undefined> => {
    // The user's row first, as in a change of password, so that the two cannot deadlock.
    await database.query(
      `select 1 from auth.users where id = (select user_id from auth.refresh_tokens where token = $1)
       for no key update`,
      [token],
    );
    const [found] = await rowsOf<Presented>(
      `select session_id as session, revoked,
         updated_at > clock_timestamp() - make_interval(secs => $2) as recent
       from auth.refresh_tokens where token = $1 and session_id is not null`,
      [token, REUSE_SECONDS],
    );
    return found;
  };
  /** Seconds until the session may be renewed again. */
  const waitOf = async (session: string): Promise<number> => {
    const [counted] = await rowsOf<{ made: number; wait: number }>(
      `select count(*)::int as made,
         ceil(extract(epoch from min(created_at) - clock_timestamp()) + $2)::int as wait
       from auth.refresh_tokens
       where session_id = $1 and created_at > clock_timestamp() - make_interval(secs => $2)`,
      [session, WITHIN_SECONDS],
    );
    return counted && counted.made >= MOST_RENEWALS ? Math.max(1, counted.wait) : 0;
  };
  /** For the newest token's parent the service answers the newest token itself. */
  const parentOfNewest = async (session: string): Promise<string | null | undefined> => {
    const [newest] = await rowsOf<{ parent: string | null }>(
      `select parent from auth.refresh_tokens where session_id = $1 and not revoked
       order by created_at desc limit 1`,
      [session],
    );
    return newest?.parent;
  };
  const forgetUseless = async (session: string, since: number) => {
    await forgetOld(database, session);
    await forgetLogged(database, since);
  };
  return { find, waitOf, parentOfNewest, forgetUseless };
}

/** A shorter token, of an earlier release, does not name its session: its row shows that it is a copy, and is kept. */
const forgetOld = (database: Database, session: string) =>
  database.query(
    `delete from auth.refresh_tokens t
     where session_id = $1 and revoked and length(token) > 43
       and updated_at < clock_timestamp() - make_interval(secs => $2)
       and not exists (select 1 from auth.refresh_tokens c
         where c.session_id = t.session_id and c.parent = t.token and not c.revoked)`,
    [session, WITHIN_SECONDS],
  );

/** Two rows for each renewal; their ids begin with the time. */
const forgetLogged = (database: Database, since: number) =>
  database.query(
    `delete from auth.audit_log_entries
     where id >= $1::uuid and payload ->> 'action' in ('token_refreshed', 'token_revoked')`,
    [earliestId(since)],
  );

/** The lowest UUID of version 7 for a time in milliseconds. */
const earliestId = (ms: number) =>
  `${ms.toString(16).padStart(12, '0').replace(/^.{8}/, '$&-')}-7000-8000-000000000000`;
