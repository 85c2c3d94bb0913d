import type { Clock } from '../ports/clock.ts';
import { createAddressSigner, type Signed } from './address-signer.ts';

export interface LogoAddress extends Signed {
  userId: string;
  logoId: string;
}

/** Signs and checks the addresses at which logos are served. */
export interface LogoAddresses {
  /** The same address for a day, so that browsers cache the logo; it is valid for one to two days. */
  sign(userId: string, logoId: string): string;
  isGenuine(address: LogoAddress): boolean;
  /** Seconds until `expires`; 0 once it has passed. */
  secondsLeft(expires: number): number;
}

const DAY_SECONDS = 24 * 3600;

export function createLogoAddresses(secret: string, clock: Pick<Clock, 'now'>): LogoAddresses {
  const signer = createAddressSigner(secret, 'andromeda logo addresses', clock, DAY_SECONDS);
  return {
    sign: (userId, logoId) => {
      const { expires, signature } = signer.sign(`${userId}\n${logoId}`);
      return `/api/brand-kit/logo/${userId}/${logoId}?expires=${expires}&signature=${signature}`;
    },
    isGenuine: ({ userId, logoId, ...signed }) => signer.isGenuine(`${userId}\n${logoId}`, signed),
    secondsLeft: signer.secondsLeft,
  };
}
