import type { MarketplacePicture, PicturePlace } from '../../contract/marketplace.ts';

/** A seller's account at the marketplace; the tokens are sealed for their user. */
export interface ConnectionRecord {
  accountId: string;
  accountName: string;
  sealedTokens: string;
  expiresAt: string;
  connectedAt: string;
}

/** A sign-in that has begun. `nonceHash` names it; the nonce itself is only in the browser. */
export interface BegunSignIn {
  userId: string;
  nonceHash: string;
  returnTo: string;
  until: Date;
}

export interface NewConnection {
  accountId: string;
  accountName: string;
  sealedTokens: string;
  expiresAt: Date;
}

/** One of several processes that want the same work; the claim ends by itself after its lease. */
export interface Claim {
  id: string;
  leaseSeconds: number;
}

/** `renewed`: another has done it since; `wait`: another is doing it; `gone`: there is no connection any more. */
export type RefreshClaim = 'claimed' | 'wait' | 'renewed' | 'gone';

/** A picture that was put, or is being put, on a listing. */
export interface ChangeRecord {
  id: string;
  accountId: string;
  listingId: string;
  imageId: string;
  place: PicturePlace;
  status: 'begun' | 'sent' | 'undone';
  /** The picture's id at the marketplace, once it is there. */
  pictureId: string | null;
  /** The listing's pictures before ours, and with it. */
  before: string[] | null;
  after: string[] | null;
  listing: { title: string; url: string } | null;
  createdAt: string;
}

export type ChangeClaim =
  | { outcome: 'claimed' | 'done'; change: ChangeRecord }
  | { outcome: 'wait' | 'reused' | 'unknown' };

export interface ChangeRequest extends MarketplacePicture {
  accountId: string;
  idempotencyKey: string;
}

export type ChangeProgress = Partial<
  Pick<ChangeRecord, 'status' | 'pictureId' | 'before' | 'after' | 'listing'>
>;

/** The connections of sellers, and what was changed for them. Only the service reads them. All reject with `StoreError`. */
export interface MarketplaceConnections {
  beginSignIn(signIn: BegunSignIn): Promise<void>;
  /** Answers the way back of a sign-in once; null for a used, expired or unknown one. */
  takeSignIn(ask: { userId: string; nonceHash: string; now: Date }): Promise<string | null>;
  /** Replaces the user's connection. */
  connect(userId: string, connection: NewConnection): Promise<void>;
  find(userId: string): Promise<ConnectionRecord | null>;
  /** Only one claims the renewal of the tokens that were `seen`. */
  claimRenewal(userId: string, seen: string, claim: Claim): Promise<RefreshClaim>;
  keepTokens(userId: string, claimId: string, tokens: { sealed: string; expiresAt: Date }): Promise<boolean>;
  releaseRenewal(userId: string, claimId: string): Promise<void>;
  /** Removes the connection whose tokens are `sealed`, or any. */
  remove(userId: string, sealed?: string): Promise<void>;
  /** Begins a change or finds the one with the same key; no two change the same listing at once. */
  claimChange(userId: string, request: ChangeRequest, claim: Claim): Promise<ChangeClaim>;
  /** Claims a change that was sent, to undo it. */
  claimUndo(userId: string, changeId: string, claim: Claim): Promise<ChangeClaim>;
  /** Notes how far a claimed change is; `ends` gives the claim back. */
  noteChange(
    changeId: string,
    claimId: string,
    progress: ChangeProgress,
    options?: { ends: boolean },
  ): Promise<ChangeRecord>;
  releaseChange(changeId: string, claimId: string): Promise<void>;
  /** The last ones that are on listings of this account, newest first. */
  sentChanges(userId: string, accountId: string, most: number): Promise<ChangeRecord[]>;
}
