import type { Next } from 'hono';
import { type AuthLimits, createAuthLimits, type LoginAttempt } from '../http/auth-limits.ts';
import {
  type Ask,
  type AuthContext,
  type AuthProject,
  type ForwardedAnswer,
  forwardToAuth,
  readAuthBody,
  refuseUnstorableFields,
} from '../http/auth-proxy.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { limitBody } from '../http/limit-body.ts';
import { networkOf } from '../http/network-of.ts';
import { newRoutes } from '../http/new-routes.ts';
import type { RateCounters } from '../http/rate-counters.ts';
import { bearerToken } from '../http/signed-in.ts';
import type { Clock } from '../ports/clock.ts';
import type { OpenSessions } from '../ports/session-repository.ts';
import type { TokenVerifier, User } from '../ports/user.ts';
import { requireAllowedChange, requireGoodAccount } from './account-rules.ts';
import { googleSignInRoutes, NO_PROVIDER, type SandboxGoogle } from './google-sign-in-routes.ts';

export type { AuthProject } from '../http/auth-proxy.ts';

type Fields = Record<string, unknown>;

const OWN_LOGOUT = '/logout?scope=local';

const PREFIX = '/auth/v1';
const MAX_BODY_BYTES = 64 * 1024;
/** A refused login takes at least this long: measured, an unknown e-mail takes 5 ms and a wrong password 130 to 230. */
const LOGIN_MS = 400;
/** Every answer to a request for a mail takes this long: measured, an unknown address takes 4 to 7 ms and a known one 9 to 12. */
const MAILING_MS = 300;

export interface AuthRoutesOptions {
  project: AuthProject;
  verifier: TokenVerifier;
  openSessions: OpenSessions;
  clock: Clock;
  counters: RateCounters;
  /** The sandbox; without one nobody signs in with Google. */
  google: SandboxGoogle | null;
}

/**
 * The embedded session service as the public may use it: only the calls that the product makes, behind limits
 * and checks that the embedded one lacks. Hosted projects are called by the browser directly.
 */
export function authRoutes(options: AuthRoutesOptions) {
  const { project, verifier, openSessions, clock, counters, google } = options;
  const limits = createAuthLimits(counters);
  const app = newRoutes();
  app.onError(answerRefusal);
  app.use(`${PREFIX}/*`, allowAnyOrigin, limitBody(MAX_BODY_BYTES), refuseUnstorableQuery);

  const ask = askProject({ project, verifier, openSessions });
  const forward = async (c: AuthContext, body: string | null = null) => relay(c, await ask(c, body));
  const post = (path: string, check: (fields: Fields, c: AuthContext) => Promise<void> | void) =>
    app.post(`${PREFIX}${path}`, async (c) => {
      await limits.countRequest(networkOf(c));
      const body = await c.req.text();
      await check(readAuthBody(body), c);
      return forward(c, body);
    });

  app.post(`${PREFIX}/signup`, async (c) => {
    await limits.countRequest(networkOf(c));
    const body = await c.req.text();
    const { email, password } = readAuthBody(body);
    await requireGoodAccount(email, password);
    await limits.countSignUp(networkOf(c));
    await limits.countMailing(text(email), networkOf(c));
    return forward(c, body);
  });
  for (const path of ['/recover', '/resend']) {
    // Writing a mail takes time: an address that gets none must not be answered sooner.
    app.post(`${PREFIX}${path}`, (_c, next) => atLeast(MAILING_MS, clock, next));
    post(path, ({ email }, c) => limits.countMailing(text(email), networkOf(c)));
  }
  post('/verify', ({ email }, c) =>
    email === undefined ? undefined : limits.countMailing(text(email), networkOf(c)),
  );
  post('/logout', () => undefined);
  signInHere(app, ask, { limits, clock });
  app.put(`${PREFIX}/user`, async (c) => {
    await limits.countRequest(networkOf(c));
    const body = await c.req.text();
    await requireAllowedChange(readAuthBody(body));
    return forward(c, body);
  });
  if (google) app.route('/', googleSignInRoutes({ ask, limits, verifier, google }));
  else app.get(`${PREFIX}/authorize`, (c) => c.redirect(NO_PROVIDER));
  for (const path of ['/user', '/settings', '/.well-known/jwks.json'])
    app.get(`${PREFIX}${path}`, (c) => forward(c));
  return app;
}

/** Passes a request on to the session service, in the name of its user. */
function askProject({
  project,
  verifier,
  openSessions,
}: Pick<AuthRoutesOptions, 'project' | 'verifier' | 'openSessions'>): Ask {
  return async (c, body, asked = askedTarget(c)) => {
    const user = await checkedUser(verifier, c, project.publishableKey);
    if (user?.awaitsSecondFactor) requireOpenToAwaiting(c);
    // A thief with only the password must not sign the owner out of the other devices.
    const target = user?.awaitsSecondFactor && c.req.path === `${PREFIX}/logout` ? OWN_LOGOUT : asked;
    const { method } = c.req;
    const userAgent = c.req.header('user-agent');
    const answer = await forwardToAuth(project, {
      method,
      target,
      token: user?.token ?? null,
      body,
      userAgent,
    });
    // A sign-out or a new password may have ended sessions just now.
    if (user && method !== 'GET') openSessions.forget(user.userId);
    return answer;
  };
}

const askedTarget = (c: AuthContext) => `${c.req.path.slice(PREFIX.length)}${new URL(c.req.url).search}`;

function answerRefusal(error: Error, c: AuthContext): Response {
  if (!(error instanceof AuthRefusal)) throw error;
  if (error.retryAfterSeconds) c.header('retry-after', String(error.retryAfterSeconds));
  return c.json(error.body, error.status);
}

function refuseUnstorableQuery(c: AuthContext, next: Next): Promise<void> {
  refuseUnstorableFields(c.req.query());
  return next();
}

async function atLeast(ms: number, clock: Clock, next: Next): Promise<void> {
  const answerTime = clock.now().getTime() + ms;
  await next();
  await clock.sleep(Math.max(0, answerTime - clock.now().getTime()));
}

/** Signs in with a password or with the code from a sign-in with Google, and renews a session by its refresh token. */
function signInHere(
  app: ReturnType<typeof newRoutes>,
  ask: Ask,
  { limits, clock }: { limits: AuthLimits; clock: Clock },
): void {
  app.post(`${PREFIX}/token`, async (c) => {
    const body = await c.req.text();
    const { email } = readAuthBody(body);
    const grant = c.req.query('grant_type');
    if (grant === 'refresh_token') {
      await limits.countRenewal(networkOf(c));
      return relay(c, await ask(c, body));
    }
    if (grant !== 'password' && grant !== 'pkce') throw notFound();
    await limits.countRequest(networkOf(c));
    if (grant === 'pkce') return relay(c, await ask(c, body));
    const answerTime = clock.now().getTime() + LOGIN_MS;
    const attempt = async () => checkLogin(await ask(c, body));
    const answer = await limits.attemptLogin({ email: text(email), address: networkOf(c) }, attempt);
    if (answer.status >= 400) await clock.sleep(Math.max(0, answerTime - clock.now().getTime()));
    return relay(c, answer);
  });
}

// As in hosted projects: the calls carry a token in a header and no cookie, so the origin gives no access.
async function allowAnyOrigin(c: AuthContext, next: Next): Promise<Response | undefined> {
  c.header('access-control-allow-origin', '*');
  if (c.req.method === 'OPTIONS') {
    c.header('access-control-allow-methods', 'GET, POST, PUT');
    c.header('access-control-allow-headers', c.req.header('access-control-request-headers') ?? '');
    c.header('access-control-max-age', '600');
    return c.body(null, 204);
  }
  await next();
  return undefined;
}

/** The user of the request's token, if it has one; a token that is not valid, unexpired and of an open session is refused. */
async function checkedUser(
  verifier: TokenVerifier,
  c: AuthContext,
  publishableKey: string,
): Promise<User | null> {
  const token = bearerToken(c.req.header('authorization'));
  if (!token || token === publishableKey) return null;
  const user = await verifier.verify(token);
  if (user) return user;
  throw new AuthRefusal(401, 'bad_jwt', 'Invalid or expired token');
}

/** Before the second step, a session may be read and ended, and may replace a forgotten password. */
function requireOpenToAwaiting({ req: { method, path } }: AuthContext): void {
  const call = `${method} ${path.slice(PREFIX.length)}`;
  if (!['GET /user', 'PUT /user', 'POST /logout'].includes(call))
    throw new AuthRefusal(403, 'insufficient_aal', 'The second factor is needed first');
}

async function checkLogin(answer: ForwardedAnswer): Promise<LoginAttempt<ForwardedAnswer>> {
  if (answer.status < 300) return { answer, outcome: 'signed_in' };
  const body = await new Response(answer.body).text();
  const outcome = body.includes('invalid_credentials') ? 'wrong_password' : 'other';
  return { answer: { ...answer, body: new Blob([body]).stream() }, outcome };
}

function relay(c: AuthContext, { body, status, headers }: ForwardedAnswer): Response {
  return c.newResponse(body, status, headers);
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const notFound = () => new AuthRefusal(404, 'not_found', 'No such address');
