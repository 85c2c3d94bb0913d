import type { PublicConfig } from '@andromeda/platform/host';
// Only the session part of supabase-js: `createClient` would bring the database, storage and realtime clients
// too, which our pages do not use (56 kB gzip against 24).
import { AuthClient } from '@supabase/supabase-js';
import type { SignInCode } from './address-callback.ts';
import { TOO_MANY_RENEWALS } from './renewal-status.ts';
import { browserStorage, readStoredSession, SESSION_KEY } from './stored-session.ts';

/** Milliseconds after which a call of the session service counts as a lost connection. */
const CALL_TIMEOUT_MS = 20_000;

/** The session service's client. */
export type SessionClient = InstanceType<typeof AuthClient>;

/** Makes the client: keeps the session over reloads and refreshes it. It reads no address. */
export function createAuthClient(config: PublicConfig): SessionClient {
  const client = new AuthClient({
    ...connection(config),
    storageKey: SESSION_KEY,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
  });
  client.signInWithPassword = endOlder(client, client.signInWithPassword);
  client.exchangeCodeForSession = endOlder(client, client.exchangeCodeForSession);
  client.verifyOtp = endOlder(client, client.verifyOtp);
  return client;
}

/** Lets a sign-in end the session that this browser had before, since no page could sign that one out any more. */
function endOlder<Given extends unknown[], Answer extends { error: unknown }>(
  client: SessionClient,
  signIn: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  return async (...given) => {
    const older = readStoredSession(browserStorage, Date.now());
    const answer = await signIn.apply(client, given);
    // Where this fails, the older one ends in its own time.
    if (!answer.error && older.kind === 'fresh') await client.admin.signOut(older.accessToken, 'local');
    return answer;
  };
}

/**
 * Makes the client with the session that `code` stands for, where this browser asked for it: the code is worth nothing
 * without the secret that the browser kept when it left. Otherwise calls `onRefused`.
 */
export async function createClientWithCode(
  config: PublicConfig,
  { code, flowId }: SignInCode,
  onRefused: () => void,
): Promise<SessionClient> {
  const client = createAuthClient(config);
  const { error } = await client.exchangeCodeForSession(code, { flowId });
  if (error) onRefused();
  return client;
}

/** Makes a client without storage: its session lives as long as the object. */
export function createPasswordProof(config: PublicConfig): SessionClient {
  return new AuthClient({
    ...connection(config),
    storageKey: `${SESSION_KEY}-proof`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
}

function connection({ supabaseUrl, supabasePublishableKey }: PublicConfig) {
  return {
    url: new URL('auth/v1', `${supabaseUrl.replace(/\/$/, '')}/`).href,
    headers: { apikey: supabasePublishableKey, Authorization: `Bearer ${supabasePublishableKey}` },
    flowType: 'pkce' as const,
    // Each of several tabs that left for Google finds its own secret.
    experimental: { appendPkceFlowIdToRedirects: true },
    fetch: waitWhereTooMany((input, init) =>
      fetch(input, { ...init, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }),
    ),
  };
}

/**
 * Answers a renewal that was refused as one too many, and those until it may be asked for again, as a server's fault: the
 * client tries again later. At a 429 it would end the session (read in auth-js 2.119).
 */
function waitWhereTooMany(send: typeof fetch): typeof fetch {
  let waitUntil = 0;
  return async (input, init) => {
    if (!String(input).includes('grant_type=refresh_token')) return send(input, init);
    if (Date.now() >= waitUntil) {
      const answer = await send(input, init);
      if (answer.status !== 429) return answer;
      waitUntil = Date.now() + 1000 * (Number(answer.headers.get('retry-after')) || 60);
    }
    return new Response(null, { status: TOO_MANY_RENEWALS });
  };
}
