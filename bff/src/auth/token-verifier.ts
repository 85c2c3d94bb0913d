import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';
import { z } from 'zod';
import { StoreError } from '../ports/store-error.ts';
import type { TokenVerifier } from '../ports/user.ts';

const CLOCK_TOLERANCE_SECONDS = 30;
/** The audience of a user's tokens, hosted and embedded. */
const AUDIENCE = 'authenticated';
const JWKS_TIMEOUT_MS = 5_000;

export interface TokenVerifierOptions {
  /** `jwks`: the hosted project's published keys. `secret`: the embedded project's signing secret. */
  key: { jwks: string } | { secret: string };
  /** The only issuer whose tokens are accepted. */
  issuer: string;
  now?: (() => Date) | undefined;
}

const Claims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  email: z.string().catch(''),
  role: z.literal('authenticated'),
});

/**
 * Checks access tokens by signature, under a fixed list of algorithms, by issuer and audience, and by time (30 s of
 * tolerance). Whether the session is still open is checked elsewhere (`open-sessions.ts`). Rejects with `StoreError` only
 * when the published keys cannot be fetched.
 */
export function createTokenVerifier({
  key,
  issuer,
  now = () => new Date(),
}: TokenVerifierOptions): TokenVerifier {
  const check = signatureCheck(key);
  return {
    async verify(token) {
      const payload = await payloadOf(() =>
        check(token, {
          requiredClaims: ['exp', 'sub', 'session_id'],
          audience: AUDIENCE,
          issuer,
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
          currentDate: now(),
        }),
      );
      const claims = Claims.safeParse(payload);
      if (!claims.success) return null;
      const { sub: userId, email, session_id: sessionId } = claims.data;
      return { userId, email, token, sessionId };
    },
  };
}

type SignatureCheck = (token: string, options: JWTVerifyOptions) => Promise<{ payload: JWTPayload }>;

function signatureCheck(key: TokenVerifierOptions['key']): SignatureCheck {
  if ('secret' in key) {
    const secret = new TextEncoder().encode(key.secret);
    return (token, options) => jwtVerify(token, secret, { ...options, algorithms: ['HS256'] });
  }
  const published = createRemoteJWKSet(new URL(key.jwks), { timeoutDuration: JWKS_TIMEOUT_MS });
  return (token, options) =>
    jwtVerify(token, published, { ...options, algorithms: ['ES256', 'RS256', 'EdDSA'] });
}

async function payloadOf(check: () => Promise<{ payload: JWTPayload }>): Promise<JWTPayload | null> {
  try {
    return (await check()).payload;
  } catch (cause) {
    // An error of jose says that the token is invalid; a network failure says nothing about the token.
    const keysUnreachable =
      !(cause instanceof errors.JOSEError) ||
      cause instanceof errors.JWKSTimeout ||
      cause instanceof errors.JWKSInvalid ||
      cause.code === 'ERR_JOSE_GENERIC';
    if (keysUnreachable)
      throw new StoreError('unavailable', 'the published keys cannot be fetched', { cause });
    return null;
  }
}
