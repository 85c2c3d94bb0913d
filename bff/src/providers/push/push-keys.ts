import { importJWK, SignJWT } from 'jose';

/** The pair by which push services know this server (RFC 8292), and whom they may write to. */
export interface PushKeys {
  publicKey: Buffer;
  privateKey: Buffer;
  /** `mailto:` or https. */
  subject: string | null;
}

/** Push services take no longer one than a day. */
const LASTS_SECONDS = 12 * 3600;

/** The header `Authorization` for the push service at `origin`. */
export async function authorizationFor(
  origin: string,
  { publicKey, privateKey, subject }: PushKeys,
  now: Date,
): Promise<string> {
  const part = (from: number, to: number) => publicKey.subarray(from, to).toString('base64url');
  const d = privateKey.toString('base64url');
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65), d }, 'ES256');
  const token = new SignJWT(subject ? { sub: subject } : {})
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(origin)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + LASTS_SECONDS);
  return `vapid t=${await token.sign(key)}, k=${publicKey.toString('base64url')}`;
}
