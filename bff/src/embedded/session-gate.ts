import { decodeJwt, SignJWT } from 'jose';
import { EMBEDDED_ISSUER } from '../auth/embedded-issuer.ts';
import { fieldsOf } from './auth-gate.ts';
import { createRecoverySessions } from './recovery-sessions.ts';
import { createRefreshTokens } from './refresh-tokens.ts';
import { createSessionRenewal, type RunTogether } from './renew-sessions.ts';
import { SESSION_END } from './session-times.ts';
import type { SqlDatabase } from './sql-database.ts';

interface Options {
  database: SqlDatabase;
  jwtSecret: string;
  together: RunTogether;
}

type Answer = (request: Request) => Promise<Response>;

/** A longer browser name would only be an attempt to fill the table. */
const LONGEST_USER_AGENT = 400;

/**
 * What a hosted session service does with sessions and the embedded one does not: it ends the user's others when a
 * password changes, notes the browser that signed in and when the session will end, names itself in its tokens, and takes none that never expires. It
 * also hands out refresh tokens that nobody guesses, and keeps a password from who has yet to pass the second step, but for the link of a recovery mail.
 */
export function createSessionGate({ database, jwtSecret, together }: Options): Gate {
  const key = new TextEncoder().encode(jwtSecret);
  const endOthers = (token: string) => {
    const { sub, session_id } = decodeJwt(token);
    return database.query('delete from auth.sessions where user_id = $1 and id <> $2', [sub, session_id]);
  };
  // The embedded service itself checks for a ban only when another provider signs a user in.
  const refuseBanned = async (token: string) => {
    const { sub, session_id } = decodeJwt(token);
    const { rows } = await database.query('select 1 from auth.users where id = $1 and banned_until > now()', [
      sub,
    ]);
    if (rows.length > 0) await database.query('delete from auth.sessions where id = $1', [session_id]);
    return rows.length > 0;
  };
  // The service refuses the renewal of a session that is over, or whose token comes back after use and so is a copy; its
  // access tokens would still be good for an hour.
  const endRefused = async (answer: Response) => {
    const session = answer.headers.get('sb-auth-session-id');
    if (answer.status === 400 && session)
      await database.query('delete from auth.sessions where id = $1', [session]);
  };
  const recoveries = createRecoverySessions(database);
  const refreshTokens = createRefreshTokens(database, jwtSecret);
  const renew = createSessionRenewal({ database, refreshTokens, together });
  const noteUse = (token: string, userAgent: string | null) =>
    database.query(
      `update auth.sessions set user_agent = coalesce(user_agent, left($2::text, ${LONGEST_USER_AGENT})),
         not_after = ${SESSION_END} where id = $1`,
      [decodeJwt(token).session_id, userAgent],
    );
  const pass: Gate = async (request, answer) => {
    const token = bearerOf(request);
    if (token && neverExpires(token))
      return Response.json(
        { code: 401, error_code: 'bad_jwt', msg: 'Token without expiry' },
        { status: 401 },
      );
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const changesUser = call === 'PUT /auth/v1/user';
    if (changesUser && token && !(await recoveries.mayChangeUser(token))) return awaited();
    const changesPassword = changesUser && fieldsOf(await request.clone().text()).password !== undefined;
    const recovers = call.endsWith('/auth/v1/verify') && (await isRecovery(request));
    const response = await answer(request);
    if (changesPassword && response.ok && token) await endOthers(token);
    if (call === 'POST /auth/v1/token') await endRefused(response);
    if (!/^(POST|GET) \/auth\/v1\/(token|verify|signup|callback)$/.test(call)) return response;
    return exchangeTokens(response, async ({ access, refresh }) => {
      if (await refuseBanned(access)) return null;
      if (recovers) await recoveries.note(access);
      await noteUse(access, request.headers.get('user-agent'));
      const { session_id } = decodeJwt<{ session_id: string }>(access);
      return { access: await sign(access, key), refresh: await refreshTokens.lengthen(refresh, session_id) };
    });
  };
  return (request, answer) =>
    isRenewal(request) ? renew(request, (renewal) => pass(renewal, answer)) : pass(request, answer);
}

/** The token, naming itself. */
const sign = (token: string, key: Uint8Array) =>
  new SignJWT({ ...decodeJwt(token), iss: EMBEDDED_ISSUER })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(key);

/** The renewal of a session by its refresh token. */
function isRenewal({ method, url }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  return (
    `${method} ${pathname}` === 'POST /auth/v1/token' && searchParams.get('grant_type') === 'refresh_token'
  );
}

type Gate = (request: Request, answer: Answer) => Promise<Response>;

interface Tokens {
  access: string;
  refresh: string;
}

/**
 * The answer with other tokens in place of the issued ones: in its body, or in the address it redirects to. Refused as a
 * hosted service does where there are none.
 */
async function exchangeTokens(
  response: Response,
  exchange: (issued: Tokens) => Promise<Tokens | null>,
): Promise<Response> {
  const headers = new Headers(response.headers);
  const location = headers.get('location');
  const access = location && /[#&]access_token=([^&]+)/.exec(location)?.[1];
  if (access) {
    const refresh = /[#&]refresh_token=([^&]+)/.exec(location)?.[1] ?? '';
    const tokens = await exchange({ access, refresh });
    if (tokens === null) return banned();
    headers.set('location', location.replace(access, tokens.access).replace(refresh, tokens.refresh));
    return new Response(response.body, { status: response.status, headers });
  }
  if (!response.ok || !headers.get('content-type')?.includes('json')) return response;
  const text = await response.text();
  const fields = fieldsOf(text);
  headers.delete('content-length');
  if (typeof fields.access_token !== 'string')
    return new Response(text, { status: response.status, headers });
  const tokens = await exchange({ access: fields.access_token, refresh: String(fields.refresh_token) });
  if (tokens === null) return banned();
  // Without `expires_at` the browser adds `expires_in` to its own clock, which may be an hour ahead and would renew at each call.
  const { expires_at, ...rest } = fields;
  const body = JSON.stringify({ ...rest, access_token: tokens.access, refresh_token: tokens.refresh });
  return new Response(body, { status: response.status, headers });
}

/** The calls that do so: one of the page, and an address that redirects. */
async function isRecovery(request: Request): Promise<boolean> {
  const { type } = fieldsOf(await request.clone().text());
  return (type ?? new URL(request.url).searchParams.get('type')) === 'recovery';
}

const awaited = () =>
  Response.json(
    { code: 403, error_code: 'insufficient_aal', msg: 'The second factor is needed first' },
    { status: 403 },
  );

const banned = () =>
  Response.json({ code: 400, error_code: 'user_banned', msg: 'User is banned' }, { status: 400 });

const bearerOf = (request: Request) =>
  request.headers.get('authorization')?.match(/^Bearer +([^.\s]+\.[^.\s]+\.[^.\s]*)$/i)?.[1];

function neverExpires(token: string): boolean {
  try {
    return typeof decodeJwt(token).exp !== 'number';
  } catch {
    // This is no token at all: its next reader refuses it.
    return false;
  }
}
