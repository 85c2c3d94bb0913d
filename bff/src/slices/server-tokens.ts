import { createHash, createPrivateKey, createPublicKey, hkdfSync, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { JsonWebKeySet } from '../../contract/remote-servers.ts';
import type { Clock } from '../ports/clock.ts';

/** Who calls a team's server, and through which version of which remote. */
export interface ForwardedCaller {
  userId: string;
  remote: string;
  version: string;
  /** The plan by which they entered; absent where the remote asks for none. */
  plan?: string | undefined;
  /** Present where they entered as an administrator. */
  role?: 'admin' | undefined;
}

/** The tokens by which teams' servers recognise calls of the product. */
export interface ServerTokens {
  /** A token that only servers at this origin accept, for a minute. */
  sign(origin: string, caller: ForwardedCaller): Promise<string>;
  /** The public half of the key, for whoever verifies one. */
  keys: JsonWebKeySet;
}

const SECONDS = 60;
/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key follows from the service's secret, so that every node has the same one and none is stored. */
export function createServerTokens(secret: string, issuer: string, clock: Pick<Clock, 'now'>): ServerTokens {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'andromeda server tokens', 32));
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  // The thumbprint of RFC 7638.
  const kid = createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');
  return {
    keys: { keys: [{ kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' }] },
    sign: (origin, { userId, remote, version, plan, role }) => {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ remote, version, ...(plan && { plan }), ...(role && { role }) })
        .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(origin)
        .setSubject(userId)
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(now + SECONDS)
        .sign(key);
    },
  };
}
