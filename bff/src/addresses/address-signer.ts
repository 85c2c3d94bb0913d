import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../ports/clock.ts';

export interface Signed {
  /** Unix seconds. */
  expires: number;
  signature: string;
}

/** Signs an address, so that only someone who was given it can open it, and only for a while. */
export interface AddressSigner {
  /** Answers the same signature within one window; it is valid for one to two windows. */
  sign(subject: string): Signed;
  isGenuine(subject: string, signed: Signed): boolean;
  /** Seconds until `expires`; 0 once it has passed. */
  secondsLeft(expires: number): number;
}

const HOUR_SECONDS = 3600;

/** A key for each purpose, derived from the service's secret so that every node signs the same way. */
export function createAddressSigner(
  secret: string,
  purpose: string,
  clock: Pick<Clock, 'now'>,
  windowSeconds = HOUR_SECONDS,
): AddressSigner {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const digest = (subject: string, expires: number) =>
    createHmac('sha256', key).update(`${subject}\n${expires}`).digest();
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  return {
    sign: (subject) => {
      const expires = (Math.floor(seconds() / windowSeconds) + 2) * windowSeconds;
      return { expires, signature: digest(subject, expires).toString('base64url') };
    },
    isGenuine: (subject, { expires, signature }) => {
      const given = Buffer.from(signature, 'base64url');
      const expected = digest(subject, expires);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
    secondsLeft: (expires) => Math.max(0, expires - seconds()),
  };
}
