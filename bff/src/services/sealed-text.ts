import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Seals texts with AES-256-GCM, each for its owner, so that the database alone opens nothing. */
export interface TextSeal {
  /** Seals a text for this user: it cannot be opened in another user's row. */
  seal(userId: string, text: string): string;
  /** Throws where it was sealed for another user, or under another key. */
  open(userId: string, sealed: string): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** `key` has 32 bytes. */
export function createTextSeal(key: Buffer): TextSeal {
  return {
    seal(userId, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(userId));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(userId, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(userId))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    },
  };
}
