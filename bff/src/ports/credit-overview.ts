import type { Balance } from './credit-ledger.ts';
import type { SubscriptionRecord } from './payment-repository.ts';
import type { User } from './user.ts';

/** What the credit panel shows, in one read. */
export interface CreditOverview {
  balance: Balance;
  /** The latest known subscription, even if it has ended. */
  subscription: SubscriptionRecord | null;
  /** How many of the day's free texts (São Paulo) are used. */
  freeTextsUsed: number;
}

/** Answers the overview of a user's credits at `now`. Rejects with `StoreError`. */
export type ReadCreditOverview = (user: User, now: Date) => Promise<CreditOverview>;
