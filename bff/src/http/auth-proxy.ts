import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { StoreError } from '../ports/store-error.ts';
import type { AppEnv } from './app-env.ts';
import { AuthRefusal } from './auth-refusal.ts';
import { unstorableField } from './unstorable-text.ts';

/** Where the embedded session service answers, for this process only. */
export interface AuthProject {
  url: string;
  publishableKey: string;
}

export interface ForwardedRequest {
  method: string;
  /** Below `/auth/v1`, with its query. */
  target: string;
  token: string | null;
  body: string | null;
  /** How the browser names itself, for the user's list of devices. */
  userAgent?: string | undefined;
}

export interface ForwardedAnswer {
  status: StatusCode;
  headers: Record<string, string>;
  body: ReadableStream<Uint8Array> | null;
}

export type AuthContext = Context<AppEnv>;

/** Passes this request, or one for `target` below `/auth/v1`, to the session service. */
export type Ask = (c: AuthContext, body: string | null, target?: string) => Promise<ForwardedAnswer>;

const TIMEOUT_MS = 30_000;
const returnedHeaders = ['content-type', 'x-supabase-api-version', 'retry-after', 'location'];

/**
 * Hands one request to the session service. Of its headers, only the checked token and the browser's name are passed on, so
 * that no secret key, cookie or forwarding header from outside is believed. Rejects with `StoreError` when it does not answer.
 */
export async function forwardToAuth(
  project: AuthProject,
  request: ForwardedRequest,
): Promise<ForwardedAnswer> {
  const { method, target, token, body, userAgent } = request;
  const asked = fetch(`${project.url}/auth/v1${target}`, {
    method,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      apikey: project.publishableKey,
      authorization: `Bearer ${token ?? project.publishableKey}`,
      ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
  });
  const answer = await asked.catch((cause: unknown) => {
    throw new StoreError('unavailable', `${method} ${target.split('?')[0]}: no answer`, { cause });
  });
  const headers = returnedHeaders.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { status: answer.status as StatusCode, headers: Object.fromEntries(headers), body: answer.body };
}

/** Throws an `AuthRefusal` where the session service would fail on a text that its database cannot store. */
export function refuseUnstorableFields(fields: object): void {
  const field = unstorableField(fields);
  if (field !== null) throw new AuthRefusal(400, 'validation_failed', `Unusable characters in ${field}`);
}

/** The body's fields; a body that is no JSON object is refused as the session service would. */
export function readAuthBody(text: string): Record<string, unknown> {
  const body = parseJson(text || '{}');
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AuthRefusal(400, 'bad_json', 'Could not parse request body as JSON');
  refuseUnstorableFields(body);
  return body as Record<string, unknown>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
