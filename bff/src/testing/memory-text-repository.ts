import { randomUUID } from 'node:crypto';
import type { Clock } from '../ports/clock.ts';
import type { TextRepository, TextRequestRecord, TextReservationRequest } from '../ports/text-repository.ts';
import { isFree } from './fake-paid-requests.ts';

interface Kept extends TextRequestRecord {
  request: TextReservationRequest;
  claim: string | null;
}

const isOpen = ({ status }: TextRequestRecord) => status === 'pending' || status === 'processing';

export interface MemoryTextRepository extends TextRepository {
  freeUsedToday(userId: string): number;
}

/** The repository of texts over a map, by the same rules as the database's functions; `turbo` is everybody's balance. */
export function createMemoryTextRepository(clock: Clock, turbo: Map<string, number>): MemoryTextRepository {
  const kept: Kept[] = [];
  const byId = (id: string) => {
    const found = kept.find((one) => one.id === id);
    if (!found) throw new Error(`no text request ${id}`);
    return found;
  };
  const add = (userId: string, amount: number) => turbo.set(userId, (turbo.get(userId) ?? 0) + amount);
  const release: TextRepository['release'] = async (id, errorCode) => {
    const found = byId(id);
    if (!isOpen(found)) return found;
    if (found.charged) add(found.request.userId, 1);
    return Object.assign(found, { status: 'failed', errorCode });
  };
  return {
    async reserve(request) {
      const own = kept.filter((one) => one.request.userId === request.userId);
      const placed = own.find((one) => one.request.idempotencyKey === request.idempotencyKey);
      if (placed && placed.request.fingerprint !== request.fingerprint)
        return { outcome: 'idempotency_key_reused' };
      if (placed?.status === 'pending') return { outcome: 'reserved', record: placed };
      if (placed && !isFree(placed, placed.claim)) return { outcome: 'replayed', record: placed };
      if (placed) kept.splice(kept.indexOf(placed), 1);
      const charged = (turbo.get(request.userId) ?? 0) > 0;
      const free = own.filter((one) => !one.charged && one.status !== 'failed').length;
      if (!charged && free >= request.dailyAllowance) return { outcome: 'insufficient_credits' };
      if (charged) add(request.userId, -1);
      const record = newRecord(request, charged, clock.now());
      kept.push(record);
      return { outcome: 'reserved', record };
    },
    begin: async (id, claim) => {
      const found = kept.find((one) => one.id === id);
      if (found?.status !== 'pending' && found?.claim !== claim.id) return null;
      return Object.assign(found, { status: 'processing', claim: claim.id });
    },
    complete: async (id, texts, { demonstration }) => {
      const found = byId(id);
      if (!isOpen(found)) return found;
      return Object.assign(found, { status: 'completed', texts: [...texts], demonstration });
    },
    release,
    releaseExpired: async (now) => {
      const expired = kept.filter((one) => isOpen(one) && new Date(one.reservedUntil) < now);
      for (const { id } of expired) await release(id, 'generation_interrupted');
      return expired.length;
    },
    freeUsedToday: (userId) =>
      kept.filter((one) => one.request.userId === userId && !one.charged && one.status !== 'failed').length,
    find: async (user, id) => kept.find((one) => one.id === id && one.request.userId === user.userId) ?? null,
    history: historyOf(kept),
    ...forgettingIn(kept),
  };
}

const historyOf =
  (kept: readonly Kept[]): TextRepository['history'] =>
  async (user, { tool, page, pageSize, search }) => {
    const all = kept.filter(
      (one) =>
        one.request.userId === user.userId &&
        one.tool === tool &&
        one.status === 'completed' &&
        JSON.stringify([one.input, one.texts]).toLowerCase().includes(search.toLowerCase()),
    );
    const first = (page - 1) * pageSize;
    return {
      records: all.reverse().slice(first, first + pageSize),
      hasMore: all.length > first + pageSize,
    };
  };

function forgettingIn(kept: Kept[]): Pick<TextRepository, 'forget' | 'forgetAll'> {
  const remove = (found: Kept | undefined) => {
    if (found) kept.splice(kept.indexOf(found), 1);
    return found !== undefined;
  };
  return {
    forget: async ({ userId }, id) =>
      remove(kept.find((one) => one.id === id && one.request.userId === userId)),
    forgetAll: async ({ userId }, tool) => {
      for (const one of kept.filter((one) => one.request.userId === userId && one.tool === tool)) remove(one);
    },
  };
}

function newRecord(request: TextReservationRequest, charged: boolean, now: Date): Kept {
  return {
    id: randomUUID(),
    request,
    claim: null,
    tool: request.tool,
    input: request.input,
    status: 'pending',
    texts: [],
    charged,
    demonstration: false,
    errorCode: null,
    reservedUntil: new Date(now.getTime() + request.leaseSeconds * 1000).toISOString(),
    createdAt: now.toISOString(),
  };
}
