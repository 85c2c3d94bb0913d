import type { Clock } from '../ports/clock.ts';
import { createAddressSigner, type Signed } from './address-signer.ts';

export interface ArchiveAddress extends Signed {
  exportId: string;
  /** Counts from 1. */
  number: number;
}

/** Signs and checks the addresses at which the archives of a user's copy are downloaded. */
export interface ArchiveAddresses {
  /** An address that is valid for one to two hours. */
  sign(exportId: string, number: number): string;
  /** Whether this service signed it and it has not expired. */
  isGood(address: ArchiveAddress): boolean;
}

export function createArchiveAddresses(secret: string, clock: Pick<Clock, 'now'>): ArchiveAddresses {
  const signer = createAddressSigner(secret, 'andromeda archive addresses', clock);
  return {
    sign: (exportId, number) => {
      const { expires, signature } = signer.sign(`${exportId}\n${number}`);
      return `/api/account/export/${exportId}/archives/${number}?expires=${expires}&signature=${signature}`;
    },
    isGood: ({ exportId, number, ...signed }) =>
      signer.secondsLeft(signed.expires) > 0 && signer.isGenuine(`${exportId}\n${number}`, signed),
  };
}
