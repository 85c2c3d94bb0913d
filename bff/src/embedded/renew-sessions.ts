import { fieldsOf } from './auth-gate.ts';
import type { RefreshTokens } from './refresh-tokens.ts';
import { createRenewalRows } from './renewal-rows.ts';
import type { SqlDatabase } from './sql-database.ts';

interface Options {
  database: Pick<SqlDatabase, 'query'>;
  refreshTokens: RefreshTokens;
  /** Runs work whose statements, also those of the service, are one transaction. */
  together: RunTogether;
}

export type RunTogether = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Renews sessions as a hosted project does and the embedded service does not: one renewal of a user at a time, and whole or not at all;
 * a token of the last seconds is answered with the newest; a session is renewed so often and no more, and keeps few tokens.
 */
export function createSessionRenewal({ database, refreshTokens, together }: Options) {
  const rows = createRenewalRows(database);
  const endCopied = (token: string) =>
    database.query('delete from auth.sessions where id = $1', [refreshTokens.sessionOf(token)]);
  return (request: Request, answer: (request: Request) => Promise<Response>): Promise<Response> =>
    together(async () => {
      const { refresh_token } = fieldsOf(await request.clone().text());
      const token = typeof refresh_token === 'string' ? refresh_token : '';
      const presented = await rows.find(token);
      if (!presented) {
        await endCopied(token);
        return answer(request);
      }
      const { session, revoked, recent } = presented;
      const wait = revoked ? 0 : await rows.waitOf(session);
      if (wait > 0) return tooMany(wait);
      const instead = revoked && recent ? await rows.parentOfNewest(session) : null;
      const started = Date.now();
      const answered = await answer(instead ? withToken(request, instead) : request);
      if (answered.ok) await rows.forgetUseless(session, started);
      return answered;
    });
}

/**
 * Runs work in one transaction of a database with one session, which the request then holds. Where the work fails, the
 * end of the request's turn rolls it back.
 */
export const togetherIn =
  (database: Pick<SqlDatabase, 'query'>): RunTogether =>
  async (work) => {
    await database.query('begin');
    const result = await work();
    await database.query('commit');
    return result;
  };

function withToken(request: Request, refresh_token: string): Request {
  const { method, url } = request;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(url, { method, headers, body: JSON.stringify({ refresh_token }) });
}

const tooMany = (seconds: number) =>
  Response.json(
    { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  );
