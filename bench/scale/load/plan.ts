import type { SeenOrder } from '../ledger.ts';

/** A seller who is signed in. */
export interface SellerAccount {
  userId: string;
  token: string;
}

/** What the process of the sellers is told first. */
export interface LoadPlan {
  /** The proxy's address. */
  url: string;
  sellers: readonly SellerAccount[];
  /** The path of the photo that they send. */
  photo: string;
}

/** `measure` asks for what came since the last time; `stop` lets everybody finish what they began. */
export type ToLoad = { type: 'begin'; plan: LoadPlan } | { type: 'measure' } | { type: 'stop' };

/** What sellers waited for: times in milliseconds, failures as one sentence each. */
export interface Measures {
  seconds: number;
  /** Pages, reads and files. */
  requests: readonly number[];
  pictures: readonly number[];
  texts: readonly number[];
  /** What a seller would have seen. */
  failures: readonly string[];
  /** Calls that failed and were repeated by the page itself, which no seller saw. */
  repeated: number;
}

export type FromLoad =
  | { type: 'measured'; measures: Measures }
  | { type: 'ended'; measures: Measures; orders: readonly SeenOrder[] };
