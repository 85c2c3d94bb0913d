import type { MarketplaceFinding, MarketplaceListing, PicturePlace } from '../../contract/marketplace.ts';

/** What a marketplace gave us to act for a seller. Whoever has it can change the whole account. */
export interface MarketplaceTokens {
  accountId: string;
  access: string;
  /** Good for one renewal only: each gives another. */
  refresh: string;
  expiresAt: Date;
}

/** Acts for one seller until it ends. */
export type MarketplaceAccess = Pick<MarketplaceTokens, 'accountId' | 'access'>;

/** A listing as it is now. */
export interface ListingNow extends MarketplaceListing {
  categoryId: string;
  /** In the order in which buyers see them. */
  pictureIds: readonly string[];
}

export interface ListingPage {
  listings: MarketplaceListing[];
  total: number;
  nextOffset: number | null;
}

/** A marketplace at which sellers have accounts and listings. All calls reject with `MarketplaceError`. */
export interface SellerMarketplace {
  /** The page on which a seller agrees; `challenge` is that of PKCE, by S256. */
  authorizationUrl(ask: { state: string; challenge: string }): string;
  exchangeCode(ask: { code: string; verifier: string }): Promise<MarketplaceTokens>;
  /** Uses the refresh token up. */
  renew(refresh: string): Promise<MarketplaceTokens>;
  /** Takes our right to act for the seller away. */
  revoke(access: MarketplaceAccess): Promise<void>;
  accountName(access: MarketplaceAccess): Promise<string>;
  listings(access: MarketplaceAccess, ask: { search: string; offset: number }): Promise<ListingPage>;
  listing(access: MarketplaceAccess, id: string): Promise<ListingNow>;
  diagnose(
    access: MarketplaceAccess,
    ask: { jpeg: Uint8Array; listing: ListingNow; place: PicturePlace },
  ): Promise<MarketplaceFinding[]>;
  /** Answers the id of the picture, which no listing shows yet. */
  upload(access: MarketplaceAccess, jpeg: Uint8Array): Promise<string>;
  /** Replaces a listing's pictures; answers them as they are then. */
  setPictures(access: MarketplaceAccess, listingId: string, pictureIds: readonly string[]): Promise<string[]>;
}

/**
 * `unauthorized`: the access has ended; `refused_grant`: code or refresh token are not good any more; `busy`: too many calls;
 * `unavailable`: no answer, or a fault there, so that nobody knows whether it was done; `unknown`: no such listing of this seller.
 */
export type MarketplaceTrouble =
  | 'unauthorized'
  | 'refused_grant'
  | 'busy'
  | 'unavailable'
  | 'unknown'
  | 'listing_full'
  | 'listing_fixed'
  | 'picture_refused';

/** A marketplace refused or failed. The message is for the operator and names neither tokens nor sellers. */
export class MarketplaceError extends Error {
  override readonly name = 'MarketplaceError';
  readonly trouble: MarketplaceTrouble;

  constructor(trouble: MarketplaceTrouble, message: string, options?: ErrorOptions) {
    super(message, options);
    this.trouble = trouble;
  }
}
