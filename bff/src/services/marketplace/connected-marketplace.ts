import { createHmac, hkdfSync } from 'node:crypto';
import type { SellerMarketplace } from '../../ports/marketplace.ts';
import { createTextSeal, type TextSeal } from '../sealed-text.ts';

/** A marketplace that sellers connect to, with what keeps their tokens and signs their way back. */
export interface ConnectedMarketplace {
  port: SellerMarketplace;
  /** Seals tokens, each for its user. */
  seal: TextSeal;
  /** A keyed hash for one purpose, in base64url. */
  mac(purpose: string, text: string): string;
  /** Whether this server plays the marketplace. */
  demonstration: boolean;
}

export function createConnectedMarketplace(
  port: SellerMarketplace,
  { key, demonstration }: { key: Buffer; demonstration: boolean },
): ConnectedMarketplace {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', key, '', `andromeda marketplace ${purpose}`, 32));
  return {
    port,
    demonstration,
    seal: createTextSeal(keyFor('tokens')),
    mac: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest('base64url'),
  };
}
