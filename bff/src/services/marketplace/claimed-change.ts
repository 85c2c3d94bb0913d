import { randomUUID } from 'node:crypto';
import type { MarketplaceChange } from '../../../contract/marketplace.ts';
import { DomainError } from '../../domain-error.ts';
import type { ChangeClaim, ChangeRecord, Claim } from '../../ports/marketplace-connections.ts';
import type { MarketplaceDeps } from './marketplace-deps.ts';

/** Longer than the calls of one change may take together. */
const LEASE_SECONDS = 120;
const GLANCE_MS = 250;
const MOST_GLANCES = 120;

/**
 * Carries a change out under its claim, or answers it where that was done already. Whoever presses twice waits for the first press.
 * A failure gives the claim back, so that the next try continues at once.
 */
export async function carryOut(
  { marketplaceConnections: connections, clock }: MarketplaceDeps,
  claimWith: (claim: Claim) => Promise<ChangeClaim>,
  work: (change: ChangeRecord, claimId: string) => Promise<ChangeRecord>,
): Promise<MarketplaceChange> {
  for (let glance = 0; glance < MOST_GLANCES; glance++) {
    const claim = { id: randomUUID(), leaseSeconds: LEASE_SECONDS };
    const claimed = await claimWith(claim);
    switch (claimed.outcome) {
      case 'reused':
        throw new DomainError('idempotency_key_reused');
      case 'unknown':
        throw new DomainError('not_found');
      case 'done':
        return presentChange(claimed.change);
      case 'claimed':
        return presentChange(
          await work(claimed.change, claim.id).catch(async (error: unknown) => {
            await connections.releaseChange(claimed.change.id, claim.id);
            throw error;
          }),
        );
      default:
        await clock.sleep(GLANCE_MS);
    }
  }
  throw new DomainError('marketplace_busy');
}

export const presentChange = (change: ChangeRecord): MarketplaceChange => ({
  id: change.id,
  status: change.status === 'undone' ? 'undone' : 'sent',
  place: change.place,
  listing: { id: change.listingId, title: change.listing?.title ?? '', url: change.listing?.url ?? '' },
  sentAt: change.createdAt,
});
