import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Seals the secrets of second factors and hashes recovery codes, so that the database alone opens nothing. */
export interface FactorSecrets {
  /** Seals a secret for this user: it cannot be opened in another user's row. */
  seal(userId: string, secret: string): string;
  /** Throws where it was sealed for another user, or under another key. */
  open(userId: string, sealed: string): string;
  hash(userId: string, recoveryCode: string): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key for each purpose, derived from the service's secret so that every node has the same. */
export function createFactorSecrets(serviceSecret: string): FactorSecrets {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', serviceSecret, '', `andromeda ${purpose}`, 32));
  const sealing = keyFor('second factor');
  const hashing = keyFor('recovery codes');
  return {
    seal(userId, secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(userId));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(userId, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(userId))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    },
    hash: (userId, recoveryCode) =>
      createHmac('sha256', hashing).update(`${userId}\n${recoveryCode}`).digest('base64url'),
  };
}
