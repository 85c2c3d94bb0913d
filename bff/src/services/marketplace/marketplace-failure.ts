import type { ErrorCode } from '../../../contract/errors.ts';
import { DomainError } from '../../domain-error.ts';
import type { Logger } from '../../logging/logger.ts';
import { MarketplaceError, type MarketplaceTrouble } from '../../ports/marketplace.ts';

const codes: Readonly<Record<MarketplaceTrouble, ErrorCode>> = {
  // A new access that is refused at once is a fault there.
  unauthorized: 'marketplace_unavailable',
  refused_grant: 'marketplace_disconnected',
  busy: 'marketplace_busy',
  unavailable: 'marketplace_unavailable',
  unknown: 'not_found',
  listing_full: 'marketplace_listing_full',
  listing_fixed: 'marketplace_listing_fixed',
  picture_refused: 'marketplace_picture_refused',
};

/** The failure as a code that a user reads a sentence of; logged once. Our own errors pass. */
export function inOurWords(logger: Logger, error: unknown): unknown {
  if (!(error instanceof MarketplaceError)) return error;
  const { trouble, message } = error;
  logger.warn({ trouble, said: message }, 'a marketplace refused or failed');
  return new DomainError(codes[trouble], undefined, { cause: error });
}
