import { createHmac, hkdfSync } from 'node:crypto';
import { createTextSeal, type TextSeal } from '../sealed-text.ts';

/** Seals the secrets of second factors and hashes recovery codes, so that the database alone opens nothing. */
export interface FactorSecrets extends TextSeal {
  hash(userId: string, recoveryCode: string): string;
}

/** A key for each purpose, derived from the service's secret so that every node has the same. */
export function createFactorSecrets(serviceSecret: string): FactorSecrets {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', serviceSecret, '', `andromeda ${purpose}`, 32));
  const hashing = keyFor('recovery codes');
  return {
    ...createTextSeal(keyFor('second factor')),
    hash: (userId, recoveryCode) =>
      createHmac('sha256', hashing).update(`${userId}\n${recoveryCode}`).digest('base64url'),
  };
}
