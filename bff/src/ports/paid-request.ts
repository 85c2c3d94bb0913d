import type { ErrorCode } from '../../contract/errors.ts';

/** The record that all requests paid with credits have in common. Dates are ISO 8601 in UTC. */
export interface PaidRecord {
  id: string;
  status: 'pending' | 'processing' | 'completed' | 'failed';
  /** Why it failed. */
  errorCode: ErrorCode | null;
  /** When an unfinished request is given up and its credit returned. */
  reservedUntil: string;
}

/**
 * `reserved`: the credit is taken and the request waits for the caller that begins it; asked again with the same key, it is the
 * same reservation. `replayed`: a caller began it before, and `record` has its state.
 */
export type Reservation<Kept extends PaidRecord> =
  | { outcome: 'reserved' | 'replayed'; record: Kept }
  | { outcome: 'insufficient_credits' | 'idempotency_key_reused' };
