import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushDevice } from '../../ports/web-push.ts';

/** What is drawn anew for each message; a test gives the values of RFC 8291, appendix A. */
export interface DrawnKeys {
  privateKey: Buffer;
  salt: Buffer;
}

/** The length of a record in the header, larger than any message of ours. */
const RECORD = 4096;
/** Ends the last record (RFC 8188, section 2). */
const LAST_RECORD = Buffer.of(2);
const KEY_BYTES = 16;
const NONCE_BYTES = 12;

const draw = (): DrawnKeys => {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return { privateKey: curve.getPrivateKey(), salt: randomBytes(16) };
};

/** The body of a push message that only this device can read: `aes128gcm` by RFC 8291. Throws where its key is none. */
export function encryptNotice(
  { p256dh, auth }: Pick<PushDevice, 'p256dh' | 'auth'>,
  message: Buffer,
  { privateKey, salt }: DrawnKeys = draw(),
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  const ours = curve.getPublicKey();
  const shared = curve.computeSecret(theirs);
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = hkdf(shared, Buffer.from(auth, 'base64url'), both, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(RECORD, 16);
  header.writeUInt8(ours.length, 20);
  const record = [cipher.update(Buffer.concat([message, LAST_RECORD])), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([header, ours, ...record]);
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
