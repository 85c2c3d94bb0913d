import { createHash, createPublicKey, verify } from 'node:crypto';
import type { RemoteKey } from '../../contract/release-keys.ts';
import type { RemoteVersionRecord, SignedRelease } from '../ports/remote-registry.ts';
import { parseStatement, unstatedPart } from './release-statement.ts';

/** Why a version is not shown. `part`: what its statement does not vouch for. */
export interface SignatureProblem {
  what: 'unsigned' | 'unknown_key' | 'revoked_key' | 'bad_signature' | 'other_content';
  part?: string;
}

/**
 * Whether a stored version is what the team of its remote signed; null where it is. A remote without keys needs no signature, nor does
 * what was published before its first key. A revoked key vouches for what was published while it was good.
 */
export function checkRelease(
  record: RemoteVersionRecord,
  keys: readonly RemoteKey[],
): SignatureProblem | null {
  const own = keys.filter(({ remote }) => remote === record.remote);
  if (own.length === 0) return null;
  const { signed } = record;
  const publishedAt = Date.parse(record.publishedAt);
  if (!signed) {
    const first = Math.min(...own.map(({ createdAt }) => Date.parse(createdAt)));
    return publishedAt <= first ? null : { what: 'unsigned' };
  }
  const key = own.find(({ fingerprint }) => fingerprint === signed.key);
  if (!key) return { what: 'unknown_key' };
  if (key.revokedAt && publishedAt > Date.parse(key.revokedAt)) return { what: 'revoked_key' };
  if (!isSignedBy(key, signed)) return { what: 'bad_signature' };
  const statement = parseStatement(signed.statement);
  const part = statement ? unstatedPart(statement, record) : 'statement';
  return part === null ? null : { what: 'other_content', part };
}

/** Whether this key made this signature. */
export function isSignedBy(
  { publicKey }: Pick<RemoteKey, 'publicKey'>,
  { statement, signature }: Pick<SignedRelease, 'statement' | 'signature'>,
): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(statement), key, Buffer.from(signature, 'base64'));
  } catch {
    // A damaged row vouches for nothing, and must not keep a node from reading the others.
    return false;
  }
}

/** The short name of a key. */
export const fingerprintOf = (publicKey: string) =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);
