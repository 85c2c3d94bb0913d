import type { ErrorCode } from '../../contract/errors.ts';
import { DomainError } from '../domain-error.ts';
import type { PaidRecord, Reservation } from '../ports/paid-request.ts';
import type { PaidRequest } from '../services/paid-request/paid-request.ts';
import type { ManualClock } from './manual-clock.ts';

/** How long a fake request may take before its credit is due back. */
export const LEASE_MS = 60_000;
/** How long a credit stays reserved for a fake request whose work never begins. */
export const PENDING_MS = 30_000;
/** How often a replay of a fake request reads its record. */
export const POLL_MS = 200;

type FakeRequest = PaidRequest<PaidRecord, string, string>;

/** Whether a failed request left its key free: nobody worked on it, and its user did not cancel it. */
export const isFree = ({ status, errorCode }: PaidRecord, claimId: string | null | undefined): boolean =>
  status === 'failed' &&
  (errorCode === 'reservation_unconfirmed' || (!claimId && errorCode === 'generation_interrupted'));

const mayBegin = ({ status }: PaidRecord, holder: string | undefined, claimId: string): boolean =>
  status === 'pending' || (status === 'processing' && holder === claimId);

/** A shop that makes words for one credit each, by the rules that the database's functions keep. */
export function createFakeShop(clock: ManualClock, credits: number) {
  const records = new Map<string, PaidRecord>();
  const claims = new Map<string, string>();
  const keep = (record: PaidRecord): PaidRecord => {
    records.set(record.id, record);
    return record;
  };
  const inMs = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
  const shop = {
    credits,
    records,
    /** How many times the work was done. */
    worked: 0,
    /** The work that was undone. */
    discarded: [] as string[],
    settle(id: string, status: 'completed' | 'failed', errorCode: ErrorCode | null): PaidRecord {
      const record = records.get(id);
      if (!record) throw new Error(`no request ${id}`);
      if (record.status !== 'pending' && record.status !== 'processing') return record;
      if (status === 'failed') shop.credits += 1;
      return keep({ ...record, status, errorCode });
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
        const reservedUntil = inMs(PENDING_MS);
        const record = keep({ id: key, status: 'pending', errorCode: null, reservedUntil });
        return { outcome: 'reserved', record };
      },
      begin: async ({ id }, claimId) => {
        const placed = records.get(id);
        if (!placed || !mayBegin(placed, claims.get(id), claimId)) return null;
        claims.set(id, claimId);
        return keep({ ...placed, status: 'processing', reservedUntil: inMs(LEASE_MS) });
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
