import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { observedFetch } from '../observation/observed-fetch.ts';
import { OK } from '../observation/outcome-of.ts';
import { type Observer, unobserved } from '../ports/observer.ts';
import type { User } from '../ports/user.ts';

const TIMEOUT_MS = 15_000;

export interface SupabaseProject {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Milliseconds that any one call may take. */
  timeoutMs?: number | undefined;
}

/**
 * The two ways into a project. `asAnyone` by itself may do nothing: each query takes on a user by `inNameOf`, and one
 * that forgets it finds nothing. `asService` passes row-level security and is for the ledger and the picture store.
 */
export interface SupabaseClients {
  asAnyone: SupabaseClient;
  asService: SupabaseClient;
  /** A new client with no session, for a sign-in that must leave no trace in the shared ones. */
  asNobody(): SupabaseClient;
}

export function createSupabaseClients(
  project: SupabaseProject,
  observer: Observer = unobserved,
): SupabaseClients {
  const options = {
    // The client's own retries wait up to 7 s; our caller decides whether to ask again.
    db: { retry: false },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: observedCalls(observer, withTimeout(project.timeoutMs ?? TIMEOUT_MS, observedFetch(observer))),
    },
  };
  return {
    asAnyone: createClient(project.url, project.publishableKey, options),
    asService: createClient(project.url, project.secretKey, options),
    asNobody: () => createClient(project.url, project.publishableKey, options),
  };
}

/** Makes a query the user's own: row-level security sees their token. */
export function inNameOf<Query extends { setHeader(name: string, value: string): unknown }>(
  user: User,
  query: Query,
): Query {
  query.setHeader('Authorization', `Bearer ${user.token}`);
  return query;
}

function withTimeout(milliseconds: number, send: typeof fetch): typeof fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(milliseconds);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    // The keys in the headers may go to the configured address only.
    return send(input, { ...init, signal, redirect: 'error' });
  };
}

function observedCalls(observer: Observer, send: typeof fetch): typeof fetch {
  if (observer === unobserved) return send;
  return (input, init) => {
    const target = targetOf(input instanceof Request ? input.url : String(input));
    return observer.watch({ kind: 'database', target }, () => send(input, init), { answered: outcomeOf });
  };
}

const withoutNames = ['auth', 'storage'];

/** The function or table that an address names. For files and accounts, whose addresses name users, only the service. */
export function targetOf(address: string): string {
  const [, service = '', , first = '', second = ''] = new URL(address).pathname.split('/');
  if (service !== 'rest') return withoutNames.includes(service) ? service : 'other';
  return first === 'rpc' ? second : first;
}

function outcomeOf({ ok, status }: Response): string {
  if (ok) return OK;
  return status >= 500 ? 'unavailable' : 'rejected';
}
