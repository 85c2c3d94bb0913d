import type { PublicConfig } from '@andromeda/platform/host';
// The session part of supabase-js alone: `createClient` would bring the database, storage and realtime clients
// too, which no browser of ours uses (56 kB gzip against 24).
import { AuthClient } from '@supabase/supabase-js';
import { SESSION_KEY } from './stored-session.ts';

/** Milliseconds after which a call of the session service counts as a lost connection. */
const CALL_TIMEOUT_MS = 20_000;

/** The session service's client. */
export type SessionClient = InstanceType<typeof AuthClient>;

/** Makes the client: keeps the session over reloads, refreshes it, reads it from a callback's address. */
export function createAuthClient(config: PublicConfig): SessionClient {
  return new AuthClient({
    ...connection(config),
    storageKey: SESSION_KEY,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
  });
}

/** Makes a client that keeps and reads nothing: its session lives as long as the object. */
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
    flowType: 'implicit' as const,
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      fetch(input, { ...init, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }),
  };
}
