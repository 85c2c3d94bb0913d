import { createAddressSigner, type Signed } from '../addresses/address-signer.ts';
import type { Clock } from '../ports/clock.ts';

export type ImageVariant = 'original' | 'thumbnail';

export interface SignedAddress extends Signed {
  imageId: string;
  variant: ImageVariant;
}

/** Signs and checks the addresses at which pictures are served. */
export interface ImageAddresses {
  /** Answers the same address for one hour, so that browsers cache the picture; it is valid for one to two hours. */
  sign(imageId: string, variant: ImageVariant): string;
  isGenuine(address: SignedAddress): boolean;
  /** Seconds until `expires`; 0 once it has passed. */
  secondsLeft(expires: number): number;
}

export function createImageAddresses(secret: string, clock: Clock): ImageAddresses {
  const signer = createAddressSigner(secret, 'andromeda image addresses', clock);
  return {
    sign: (imageId, variant) => {
      const { expires, signature } = signer.sign(`${imageId}\n${variant}`);
      return `/api/images/${imageId}/file?variant=${variant}&expires=${expires}&signature=${signature}`;
    },
    isGenuine: ({ imageId, variant, ...signed }) => signer.isGenuine(`${imageId}\n${variant}`, signed),
    secondsLeft: signer.secondsLeft,
  };
}
