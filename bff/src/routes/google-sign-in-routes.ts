import { setCookie } from 'hono/cookie';
import type { AuthLimits } from '../http/auth-limits.ts';
import type { Ask, AuthContext } from '../http/auth-proxy.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { networkOf } from '../http/network-of.ts';
import { newRoutes } from '../http/new-routes.ts';
import { bearerToken } from '../http/signed-in.ts';
import type { TokenVerifier } from '../ports/user.ts';

/** The part of Google that the sandbox plays: codes for the session service, and the account linked in a browser. */
export interface SandboxGoogle {
  signCode(user: { email: string; name: string; linked?: boolean | undefined }): string;
  sealAccount(email: string): string;
  openAccount(seal: string): string | null;
}

/** The cookie with the seal of the account that was linked in this browser. */
export const LINKED_ACCOUNT = 'andromeda_google_demonstracao';
export const CONSENT_PAGE = '/google-demonstracao';
/** Sent to the login page the way a real provider reports a refusal. */
export const NO_PROVIDER = '/login#error=access_denied&error_code=provider_disabled';
const A_YEAR_SECONDS = 365 * 24 * 3600;

interface Options {
  ask: Ask;
  limits: AuthLimits;
  verifier: TokenVerifier;
  google: SandboxGoogle;
}

/** Sign-in with Google, and linking it to an account: the sandbox plays Google's part. */
export function googleSignInRoutes({ ask, limits, verifier, google }: Options) {
  const app = newRoutes();
  for (const path of ['/authorize', '/user/identities/authorize', '/callback'])
    app.use(`/auth/v1${path}`, (c, next) => limits.countRequest(networkOf(c)).then(next));

  /** The session service redirects to Google; the sandbox's page takes its place. */
  const consentPage = async (c: AuthContext, email?: string) => {
    const {
      provider = '',
      redirect_to = '',
      code_challenge = '',
      code_challenge_method = '',
    } = c.req.query();
    // Without a challenge the tokens themselves would come back in the address.
    if (!code_challenge) return null;
    const asked = new URLSearchParams({ provider, redirect_to, code_challenge, code_challenge_method });
    const { location } = (await ask(c, null, `/authorize?${asked}`)).headers;
    const state = location && new URL(location).searchParams.get('state');
    return state && `${CONSENT_PAGE}?${new URLSearchParams({ state, ...(email ? { email } : {}) })}`;
  };

  app.get('/auth/v1/authorize', async (c) => c.redirect((await consentPage(c)) ?? NO_PROVIDER));
  app.get('/auth/v1/user/identities/authorize', async (c) => {
    const user = await verifier.verify(bearerToken(c.req.header('authorization')) ?? '');
    if (!user) throw new AuthRefusal(401, 'bad_jwt', 'Invalid or expired token');
    const page = await consentPage(c, user.email);
    if (!page) throw new AuthRefusal(400, 'validation_failed', 'Unsupported provider');
    const seal = google.sealAccount(user.email);
    setCookie(c, LINKED_ACCOUNT, seal, {
      path: CONSENT_PAGE,
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: A_YEAR_SECONDS,
    });
    return c.json({ provider: 'google', url: page });
  });
  app.get('/auth/v1/callback', async (c) =>
    c.redirect(withReason((await ask(c, null)).headers.location ?? NO_PROVIDER)),
  );
  return app;
}

/** The sandbox refuses a user for one reason only, which the session service does not pass on. */
function withReason(location: string): string {
  return location.replace(
    /error=[^&]*&error_description=Error\+getting\+user\+profile[^&#]*&error_code=[^&#]*/g,
    'error=access_denied&error_code=email_exists',
  );
}
