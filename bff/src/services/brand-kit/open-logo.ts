import type { Buffer } from 'node:buffer';
import type { LogoAddress } from '../../addresses/logo-addresses.ts';
import { DomainError } from '../../domain-error.ts';
import type { Services } from '../services.ts';
import { logoPathOf } from './present-brand-kit.ts';

/** A logo to send, or the address that serves it. `secondsLeft` is how long a browser may keep it. */
export type OpenedLogo = { secondsLeft: number } & ({ png: Buffer } | { url: string });

/** The logo behind an address that this service signed. Rejects with `forbidden`, and `not_found` once it is replaced. */
export async function openLogo(
  { logoAddresses, pictures }: Pick<Services, 'logoAddresses' | 'pictures'>,
  address: LogoAddress,
): Promise<OpenedLogo> {
  const secondsLeft = logoAddresses.secondsLeft(address.expires);
  if (secondsLeft === 0 || !logoAddresses.isGenuine(address)) throw new DomainError('forbidden');
  const path = logoPathOf(address.userId, address.logoId);
  const url = await pictures.signedUrl(path, secondsLeft);
  if (url) return { url, secondsLeft };
  const png = await pictures.get(path);
  if (!png) throw new DomainError('not_found');
  return { png, secondsLeft };
}
