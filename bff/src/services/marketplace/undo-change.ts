import type { MarketplaceChange } from '../../../contract/marketplace.ts';
import { DomainError } from '../../domain-error.ts';
import type { MarketplaceAccess } from '../../ports/marketplace.ts';
import type { ChangeRecord } from '../../ports/marketplace-connections.ts';
import type { User } from '../../ports/user.ts';
import { carryOut, presentChange } from './claimed-change.ts';
import type { MarketplaceDeps } from './marketplace-deps.ts';
import { withSellerAccess } from './seller-access.ts';

/** Changes that are still offered to be undone. */
const MOST_CHANGES = 5;

/**
 * Puts a listing's former pictures back, as long as it shows what we left there. Rejects with `marketplace_listing_changed`, having
 * changed nothing, where it does not.
 */
export function undoChange(
  deps: MarketplaceDeps,
  { userId }: User,
  changeId: string,
): Promise<MarketplaceChange> {
  return withSellerAccess(deps, userId, (access) =>
    carryOut(
      deps,
      (claim) => deps.marketplaceConnections.claimUndo(userId, changeId, claim),
      (change, claimId) => putBack(deps, access, change, claimId),
    ),
  );
}

async function putBack(
  { marketplaceConnections: connections, marketplace: { port } }: MarketplaceDeps,
  access: MarketplaceAccess,
  change: ChangeRecord,
  claimId: string,
): Promise<ChangeRecord> {
  const { before, after, listingId } = change;
  // Of an account that was connected before.
  if (!before || !after || change.accountId !== access.accountId) throw new DomainError('not_found');
  const { pictureIds } = await port.listing(access, listingId);
  // Else it went back already, and only the answer was lost.
  if (!isSame(pictureIds, before)) {
    if (!isSame(pictureIds, after)) throw new DomainError('marketplace_listing_changed');
    await port.setPictures(access, listingId, before);
  }
  return connections.noteChange(change.id, claimId, { status: 'undone' }, { ends: true });
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** The last pictures that can be taken back, of the account that is connected. */
export async function listChanges(
  { marketplaceConnections: connections }: MarketplaceDeps,
  { userId }: User,
): Promise<MarketplaceChange[]> {
  const connection = await connections.find(userId);
  if (!connection) return [];
  return (await connections.sentChanges(userId, connection.accountId, MOST_CHANGES)).map(presentChange);
}
