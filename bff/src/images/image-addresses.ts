import { createAddressSigner, type Signed } from '../addresses/address-signer.ts';
import type { Clock } from '../ports/clock.ts';

/** `photo` is the one beside a cut-out. Thumbnails and `channel` cover every copy of their kind: a user who may see one may see the others. */
export type ImageVariant = 'original' | 'thumbnail' | 'channel' | 'photo' | 'photo_thumbnail';

export interface SignedAddress extends Signed {
  imageId: string;
  variant: ImageVariant;
}

/** Signs and checks the addresses at which pictures are served. */
export interface ImageAddresses {
  /**
   * Answers the same address for a while, so that browsers cache the picture: for one hour, or one day where it leads
   * to copies. It is valid for one to two hours, or days.
   */
  sign(imageId: string, variant: ImageVariant): string;
  isGenuine(address: SignedAddress): boolean;
  /** Seconds until `expires`; 0 once it has passed. */
  secondsLeft(expires: number): number;
}

const DAY_SECONDS = 24 * 3600;

export function createImageAddresses(secret: string, clock: Clock): ImageAddresses {
  const purpose = 'andromeda image addresses';
  const hourly = createAddressSigner(secret, purpose, clock);
  const daily = createAddressSigner(secret, purpose, clock, DAY_SECONDS);
  return {
    sign: (imageId, variant) => {
      const signer = variant.endsWith('thumbnail') ? daily : hourly;
      const { expires, signature } = signer.sign(`${imageId}\n${variant}`);
      return `/api/images/${imageId}/file?variant=${variant}&expires=${expires}&signature=${signature}`;
    },
    isGenuine: ({ imageId, variant, ...signed }) => hourly.isGenuine(`${imageId}\n${variant}`, signed),
    secondsLeft: hourly.secondsLeft,
  };
}
