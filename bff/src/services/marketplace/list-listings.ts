import type {
  LikelyListing,
  MarketplaceListing,
  MarketplaceListingPage,
  MarketplaceListingQuery,
} from '../../../contract/marketplace.ts';
import type { ImageRecord } from '../../ports/image-library.ts';
import { type ListingNow, type MarketplaceAccess, MarketplaceError } from '../../ports/marketplace.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import type { MarketplaceDeps } from './marketplace-deps.ts';
import { withSellerAccess } from './seller-access.ts';

type ListingDeps = MarketplaceDeps & Pick<Services, 'library'>;

/** How many pictures that were sent are looked at for one of the same product. */
const MOST_LOOKED_AT = 10;

/** A page of the seller's listings, with the one to which the picture probably goes. */
export function listListings(
  deps: ListingDeps,
  user: User,
  { imageId, ...ask }: MarketplaceListingQuery,
): Promise<MarketplaceListingPage> {
  return withSellerAccess(deps, user.userId, async (access) => {
    const page = await deps.marketplace.port.listings(access, ask);
    if (!imageId || ask.search || ask.offset > 0) return page;
    const likely =
      (await likelyBySent(deps, user, { access, imageId, known: page.listings })) ??
      (page.nextOffset === null ? onlyOne(page.listings) : null);
    return likely ? { ...page, likely } : page;
  });
}

interface Looking {
  access: MarketplaceAccess;
  imageId: string;
  known: readonly MarketplaceListing[];
}

/** By what was sent before; a listing that is gone or whose pictures are fixed by now is passed over. */
async function likelyBySent(
  deps: ListingDeps,
  user: User,
  { access, imageId, known }: Looking,
): Promise<LikelyListing | null> {
  const sent = await deps.marketplaceConnections.sentChanges(user.userId, access.accountId, MOST_LOOKED_AT);
  const [last] = sent;
  if (!last) return null;
  const [image, ...sentImages] = await Promise.all(
    [imageId, ...sent.map((change) => change.imageId)].map((id) => deps.library.find(user, id)),
  );
  if (!image) return null;
  const ofProduct = sent.find((_, at) => isSameProduct(image, sentImages[at]));
  const candidates = [
    ...(ofProduct ? [{ id: ofProduct.listingId, because: 'product' as const }] : []),
    ...(isOfAnother(image, sentImages[0]) ? [] : [{ id: last.listingId, because: 'last' as const }]),
  ];
  for (const { id, because } of candidates) {
    const listing = known.find((one) => one.id === id) ?? (await listingOf(deps, access, id));
    if (listing && !listing.fixed) return { listing, because };
  }
  return null;
}

type Sent = ImageRecord | null | undefined;

const isSameProduct = (image: ImageRecord, sent: Sent) =>
  sent?.id === image.id || (image.productId !== null && sent?.productId === image.productId);

/** Both are put to a product, and not to the same. */
const isOfAnother = (image: ImageRecord, sent: Sent) =>
  image.productId !== null && sent?.productId != null && sent.productId !== image.productId;

async function listingOf(
  { marketplace: { port } }: MarketplaceDeps,
  access: MarketplaceAccess,
  id: string,
): Promise<MarketplaceListing | null> {
  // The page of listings is there: what cannot be looked up now is not likely, and the user chooses.
  const found = await port.listing(access, id).catch((error: unknown) => {
    if (error instanceof MarketplaceError && error.trouble !== 'unauthorized') return null;
    throw error;
  });
  return found && presentListing(found);
}

const presentListing = ({ categoryId: _category, pictureIds: _pictures, ...listing }: ListingNow) => listing;

function onlyOne(listings: readonly MarketplaceListing[]): LikelyListing | null {
  const [listing, another] = listings.filter(({ fixed }) => fixed === null);
  return listing && !another ? { listing, because: 'only' } : null;
}
