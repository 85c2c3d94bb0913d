import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../ports/clock.ts';

export type ImageVariant = 'original' | 'thumbnail';

export interface SignedAddress {
  imageId: string;
  variant: ImageVariant;
  /** Unix seconds. */
  expires: number;
  signature: string;
}

/** Signs and checks the addresses at which pictures are served. */
export interface ImageAddresses {
  /** The same address for one hour, so that browsers keep the picture; it is good for one to two hours. */
  sign(imageId: string, variant: ImageVariant): string;
  isGenuine(address: SignedAddress): boolean;
  /** Seconds until `expires`; 0 once it has passed. */
  secondsLeft(expires: number): number;
}

const WINDOW_SECONDS = 3600;

/** Addresses signed with a key of their own, derived from the service's secret so that every node signs alike. */
export function createImageAddresses(secret: string, clock: Clock): ImageAddresses {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'andromeda image addresses', 32));
  const digest = (imageId: string, variant: ImageVariant, expires: number) =>
    createHmac('sha256', key).update(`${imageId}\n${variant}\n${expires}`).digest();
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  return {
    sign: (imageId, variant) => {
      const expires = (Math.floor(seconds() / WINDOW_SECONDS) + 2) * WINDOW_SECONDS;
      const signature = digest(imageId, variant, expires).toString('base64url');
      return `/api/images/${imageId}/file?variant=${variant}&expires=${expires}&signature=${signature}`;
    },
    isGenuine: ({ imageId, variant, expires, signature }) => {
      const given = Buffer.from(signature, 'base64url');
      const expected = digest(imageId, variant, expires);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
    secondsLeft: (expires) => Math.max(0, expires - seconds()),
  };
}
