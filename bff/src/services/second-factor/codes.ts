import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Andrômeda';
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Clocks differ, so the steps before and after are accepted, too. */
const WINDOW = 1;

const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 10;
/** Letters and digits without those that look alike on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A new secret in letters that a user can type. */
export const newSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** The address that a QR code gives to an authenticator. */
export const addressOf = (secret: string, email: string) => totp(secret, email).toString();

/** The 30 s step that the code belongs to; `null` for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** Codes for a user who has lost their device; each works once. */
export const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

/** Reads what the user typed as a code of six digits or as a recovery code; `null` where it is neither. */
export function readTyped(typed: string): { code: string } | { recoveryCode: string } | null {
  const plain = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(plain)) return { code: plain };
  return new RegExp(`^[a-z0-9]{${RECOVERY_LENGTH}}$`).test(plain) ? { recoveryCode: written(plain) } : null;
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return written(letters.join(''));
}

const written = (plain: string) =>
  `${plain.slice(0, RECOVERY_LENGTH / 2)}-${plain.slice(RECOVERY_LENGTH / 2)}`;

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6 });
