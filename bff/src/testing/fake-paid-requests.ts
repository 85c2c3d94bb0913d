import type { ErrorCode } from '../../contract/errors.ts';
import { DomainError } from '../domain-error.ts';
import type { PaidRecord, Reservation } from '../ports/paid-request.ts';
import type { PaidRequest } from '../services/paid-request/paid-request.ts';
import type { ManualClock } from './manual-clock.ts';

/** How long a fake request may take before its credit is due back. */
export const LEASE_MS = 60_000;
/** How long a credit stays reserved for a fake request that nobody begins. */
export const PENDING_MS = 30_000;
/** How often a replay of a fake request reads its record. */
export const POLL_MS = 200;

type FakeRequest = PaidRequest<PaidRecord, string, string>;

/** Whether a failed request left its key free: nobody worked on it, and its user did not cancel it. */
export const isFree = ({ status, errorCode }: PaidRecord, claimId: string | null | undefined): boolean =>
  status === 'failed' &&
  (errorCode === 'reservation_unconfirmed' || (!claimId && errorCode === 'generation_interrupted'));

/** A shop that makes words for one credit each, by the rules that the database's functions keep. */
export function createFakeShop(clock: ManualClock, credits: number) {
  const records = new Map<string, PaidRecord>();
  const claims = new Map<string, string>();
  const shop = {
    credits,
    records,
    /** How often the work was done. */
    worked: 0,
    /** The work that was undone. */
    discarded: [] as string[],
    settle(id: string, status: 'completed' | 'failed', errorCode: ErrorCode | null): PaidRecord {
      const record = records.get(id);
      if (!record) throw new Error(`no request ${id}`);
      if (record.status !== 'pending' && record.status !== 'processing') return record;
      if (status === 'failed') shop.credits += 1;
      const settled = { ...record, status, errorCode };
      records.set(id, settled);
      return settled;
    },
    /** Another process takes the request, and works on it from now on. */
    async beginElsewhere(key: string): Promise<void> {
      await shop.request(key).reserve();
      await shop.request(key).begin(records.get(key) as PaidRecord, 'another process');
    },
    request: (key: string): FakeRequest => ({
      pollMs: POLL_MS,
      reserve: async (): Promise<Reservation<PaidRecord>> => {
        const placed = records.get(key);
        if (placed?.status === 'pending') return { outcome: 'reserved', record: placed };
        if (placed && !isFree(placed, claims.get(key))) return { outcome: 'replayed', record: placed };
        if (shop.credits < 1) return { outcome: 'insufficient_credits' };
        shop.credits -= 1;
        const reservedUntil = new Date(clock.now().getTime() + PENDING_MS).toISOString();
        const record = { id: key, status: 'pending', errorCode: null, reservedUntil } as const;
        records.set(key, record);
        return { outcome: 'reserved', record };
      },
      begin: async ({ id }, claimId) => {
        const placed = records.get(id);
        const mine =
          placed?.status === 'pending' || (placed?.status === 'processing' && claims.get(id) === claimId);
        if (!placed || !mine) return null;
        const reservedUntil = new Date(clock.now().getTime() + LEASE_MS).toISOString();
        const record = { ...placed, status: 'processing', reservedUntil } as const;
        claims.set(id, claimId);
        records.set(id, record);
        return record;
      },
      work: async () => {
        shop.worked += 1;
        return 'a word';
      },
      commit: async ({ id }) => shop.settle(id, 'completed', null),
      release: async ({ id }, code) => shop.settle(id, 'failed', code),
      find: async ({ id }) => records.get(id) ?? null,
      present: (_completed, word) => word ?? 'the word that was kept',
      failureOf: (cause) => new DomainError('text_failed', undefined, { cause }),
      discard: async (word) => void shop.discarded.push(word),
    }),
  };
  return shop;
}
