import type { Buffer } from 'node:buffer';
import type { MarketplaceChange, MarketplacePicture } from '../../../contract/marketplace.ts';
import { DomainError } from '../../domain-error.ts';
import type { ListingNow, MarketplaceAccess } from '../../ports/marketplace.ts';
import type { ChangeRecord } from '../../ports/marketplace-connections.ts';
import type { User } from '../../ports/user.ts';
import { carryOut } from './claimed-change.ts';
import type { MarketplaceDeps } from './marketplace-deps.ts';
import { type PictureDeps, preparedPicture } from './prepared-picture.ts';
import { withSellerAccess } from './seller-access.ts';

/**
 * Puts a prepared picture on one of the seller's listings, as its cover or last, and keeps which pictures it had. The same key
 * never puts it twice: a repeated call finds what was done, be it by a call whose answer was lost. Rejects with
 * `idempotency_key_missing`, `idempotency_key_reused`, `not_found`, and what the marketplace refuses.
 */
export async function sendPicture(
  deps: PictureDeps,
  user: User,
  { idempotencyKey, ...picture }: MarketplacePicture & { idempotencyKey: string | undefined },
): Promise<MarketplaceChange> {
  if (!idempotencyKey) throw new DomainError('idempotency_key_missing');
  const jpeg = await preparedPicture(deps, user, picture.imageId);
  return withSellerAccess(deps, user.userId, (access) =>
    carryOut(
      deps,
      (claim) => {
        const request = { ...picture, idempotencyKey, accountId: access.accountId };
        return deps.marketplaceConnections.claimChange(user.userId, request, claim);
      },
      (change, claimId) => putOnListing(deps, { access, jpeg, change, claimId }),
    ),
  );
}

interface Putting {
  access: MarketplaceAccess;
  jpeg: Buffer;
  change: ChangeRecord;
  claimId: string;
}

async function putOnListing(deps: MarketplaceDeps, putting: Putting): Promise<ChangeRecord> {
  const { marketplaceConnections: connections, marketplace } = deps;
  const { access, change, claimId } = putting;
  const { port } = marketplace;
  let listing = await changeable(deps, putting);
  let { pictureId } = change;
  if (pictureId && listing.pictureIds.includes(pictureId)) {
    // It arrived, and only the answer was lost. What the seller added since stays when ours is taken back.
    const before = listing.pictureIds.filter((id) => id !== pictureId);
    const found = { ...sent(listing, listing.pictureIds), before };
    return connections.noteChange(change.id, claimId, found, { ends: true });
  }
  if (!pictureId) {
    pictureId = await port.upload(access, putting.jpeg);
    await connections.noteChange(change.id, claimId, { pictureId });
    // The upload took its time.
    listing = await changeable(deps, putting);
  }
  const before = [...listing.pictureIds];
  const wanted = change.place === 'cover' ? [pictureId, ...before] : [...before, pictureId];
  await connections.noteChange(change.id, claimId, { before });
  const after = await port.setPictures(access, change.listingId, wanted);
  return connections.noteChange(change.id, claimId, sent(listing, after), { ends: true });
}

async function changeable(
  { marketplace }: MarketplaceDeps,
  { access, change }: Putting,
): Promise<ListingNow> {
  const listing = await marketplace.port.listing(access, change.listingId);
  if (listing.fixed) throw new DomainError('marketplace_listing_fixed');
  return listing;
}

const sent = ({ title, url }: ListingNow, after: readonly string[]) => ({
  status: 'sent' as const,
  after: [...after],
  listing: { title, url },
});
