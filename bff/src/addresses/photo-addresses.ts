import type { Clock } from '../ports/clock.ts';
import { createAddressSigner, type Signed } from './address-signer.ts';

export type PhotoVariant = 'original' | 'thumbnail';

export interface PhotoAddress extends Signed {
  photoId: string;
  variant: PhotoVariant;
}

/** Signs and checks the addresses at which the photos of products are served. */
export interface PhotoAddresses {
  /** The same address for an hour, or for a day where it leads to copies; it is valid for one to two of these. */
  sign(photoId: string, variant: PhotoVariant): string;
  isGenuine(address: PhotoAddress): boolean;
  /** Seconds until `expires`; 0 once it has passed. */
  secondsLeft(expires: number): number;
}

const DAY_SECONDS = 24 * 3600;

export function createPhotoAddresses(secret: string, clock: Pick<Clock, 'now'>): PhotoAddresses {
  const purpose = 'andromeda product photo addresses';
  const hourly = createAddressSigner(secret, purpose, clock);
  const daily = createAddressSigner(secret, purpose, clock, DAY_SECONDS);
  return {
    sign: (photoId, variant) => {
      const signer = variant === 'thumbnail' ? daily : hourly;
      const { expires, signature } = signer.sign(`${photoId}\n${variant}`);
      return `/api/product-photos/${photoId}/file?variant=${variant}&expires=${expires}&signature=${signature}`;
    },
    isGenuine: ({ photoId, variant, ...signed }) => hourly.isGenuine(`${photoId}\n${variant}`, signed),
    secondsLeft: hourly.secondsLeft,
  };
}
