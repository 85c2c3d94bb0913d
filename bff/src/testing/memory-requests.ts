import { randomUUID } from 'node:crypto';
import type { RequestState } from '../../contract/release-guards.ts';
import type {
  ApprovalRow,
  AskRequest,
  DecisionRefusal,
  LockRow,
  Petitioner,
  ReleaseGuards,
  StoredRequest,
} from '../ports/release-guards.ts';
import type {
  ReleaseChange,
  RemoteChannel,
  RemoteRegistry,
  RemoteVersionRecord,
} from '../ports/remote-registry.ts';
import { createMemoryLocks } from './memory-locks.ts';

type Request = StoredRequest & { tokenId: string | null };
interface Facts {
  now: () => Date;
  note: (entry: Parameters<RemoteRegistry['note']>[0]) => void;
  channel: (remote: string) => RemoteChannel;
  version: (remote: string, version: string) => RemoteVersionRecord | undefined;
  locks: ReadonlyMap<string, LockRow>;
  approvals: ReadonlyMap<string, ApprovalRow>;
}

const WEEK_MS = 7 * 24 * 3_600_000;
const FREE_PERCENT = 10;

/** Locks, rules and requests together, and `hold`, which the registry asks before each change. */
export function createMemoryGuards(
  given: Omit<Facts, 'locks' | 'approvals'>,
  noteOf: Parameters<typeof createMemoryLocks>[1],
): { methods: ReleaseGuards; hold: ReturnType<typeof createMemoryRequests>['hold'] } {
  const { methods, ...held } = createMemoryLocks(() => given.now().toISOString(), noteOf);
  const { methods: asking, hold } = createMemoryRequests({ ...given, ...held });
  return { methods: { ...methods, ...asking }, hold };
}

/**
 * Requests over a list, by the same rules as the database's functions; the tests of both are the same. Every account is an
 * administrator's here, and no token has a maker.
 */
function createMemoryRequests(facts: Facts) {
  const requests: Request[] = [];
  const present = ({ tokenId: _, ...request }: Request): StoredRequest => ({
    ...request,
    state: stateOf(facts, request),
  });
  const find = (remote: string, id: string) =>
    requests.find((request) => request.remote === remote && request.id === id);
  const methods: Pick<ReleaseGuards, 'guards' | 'ask' | 'request' | 'decline'> = {
    guards: async () => ({
      locks: [...facts.locks.values()],
      approvals: [...facts.approvals.values()],
      requests: requests.map(present).filter(({ state }) => state === 'open'),
    }),
    ask: async (asked, by) => {
      const refusal = refuseAsking(facts, asked);
      if (refusal) return refusal;
      const open = requests.find((each) => each.remote === asked.remote && stateOf(facts, each) === 'open');
      if (open && isSame(open, asked, by)) return { outcome: 'asked', request: present(open) };
      if (open) end(facts, open, 'replaced', by.name);
      const request = newRequest(facts, asked, by);
      requests.push(request);
      const { remote, version, percent } = asked;
      const replaced = open && { replacedRequest: open.version, replacedAsker: open.askedBy };
      const detail = { ...replaced, ...(percent !== null && { percent }) };
      facts.note({ who: by.name, what: 'change_asked', remote, version, detail });
      return { outcome: 'asked', request: present(request) };
    },
    request: async (remote, id) => {
      const request = find(remote, id);
      return request ? present(request) : null;
    },
    decline: async (remote, id, by) => {
      if (!by.userId) return { outcome: 'not_allowed' };
      const request = find(remote, id);
      if (!request) return { outcome: 'unknown_request' };
      const state = stateOf(facts, request);
      if (state !== 'open') return { outcome: 'request_ended', state };
      end(facts, request, 'declined', by.name);
      const { version, percent, askedBy } = request;
      const detail = { askedBy, ...(percent !== null && { percent }) };
      facts.note({ who: by.name, what: 'change_declined', remote, version, detail });
      return { outcome: 'declined' };
    },
  };
  /** What a lock or a missing approval says to a change, and what the trail keeps of both; `approve` ends the request. */
  const hold = (change: ReleaseChange) => {
    const lock = facts.locks.get(change.remote);
    const shows = ['promote', 'canary', 'follow_build'].includes(change.what);
    if (lock && shows) return { refusal: { outcome: 'locked', lock } as const };
    const request = change.approval && find(change.remote, change.approval.request);
    const refusal = change.approval && refuseApproval(facts, request, change.approval.userId);
    if (refusal) return { refusal };
    if (!request && needsApproval(facts, change)) return { refusal: { outcome: 'approval_needed' } as const };
    return {
      detail: { ...(lock && { despiteLock: true }), ...(request && { askedBy: request.askedBy }) },
      approve: () => request && end(facts, request, 'approved', change.who),
    };
  };
  return { methods, hold };
}

function stateOf({ channel, now }: Facts, request: Omit<Request, 'tokenId'>): RequestState {
  if (request.state !== 'open') return request.state;
  if (channel(request.remote).revision !== request.revision) return 'changed';
  return now().getTime() >= Date.parse(request.expiresAt) ? 'expired' : 'open';
}

const end = ({ now }: Facts, request: Request, state: RequestState, who: string) =>
  Object.assign(request, { state, decidedBy: who, decidedAt: now().toISOString() });

function needsApproval(
  { channel, approvals }: Facts,
  { remote, what, version, percent }: Pick<ReleaseChange, 'remote' | 'what' | 'version' | 'percent'>,
): boolean {
  const { canaryVersion, canaryPercent } = channel(remote);
  const part = percent ?? 0;
  const shrinks = version === canaryVersion && part <= canaryPercent;
  const matters = what === 'promote' || (what === 'canary' && part > FREE_PERCENT && !shrinks);
  return matters && (approvals.has(remote) || approvals.has('*'));
}

function refuseAsking(facts: Facts, asked: AskRequest) {
  const channel = facts.channel(asked.remote);
  if (channel.revision !== asked.revision || !needsApproval(facts, asked))
    return { outcome: 'changed', channel } as const;
  const lock = facts.locks.get(asked.remote);
  if (lock) return { outcome: 'locked', lock } as const;
  if (!facts.version(asked.remote, asked.version)) return { outcome: 'unknown_version' } as const;
  const isLive = asked.what === 'canary' && asked.version === channel.liveVersion;
  return isLive ? ({ outcome: 'already_live' } as const) : null;
}

function refuseApproval(facts: Facts, request: Request | undefined, userId: string): DecisionRefusal | null {
  if (!request) return { outcome: 'unknown_request' };
  const state = stateOf(facts, request);
  if (state !== 'open') return { outcome: 'request_ended', state };
  return request.asker === userId ? { outcome: 'own_request' } : null;
}

function newRequest({ now, version }: Facts, asked: AskRequest, by: Petitioner): Request {
  const { what: action, ...change } = asked;
  return {
    id: randomUUID(),
    ...change,
    action,
    commit: version(asked.remote, asked.version)?.commit ?? null,
    askedBy: by.name,
    askedAt: now().toISOString(),
    expiresAt: new Date(now().getTime() + WEEK_MS).toISOString(),
    state: 'open',
    decidedBy: null,
    decidedAt: null,
    asker: by.userId,
    maker: null,
    makerName: null,
    tokenId: by.tokenId,
  };
}

const isSame = (open: Request, asked: AskRequest, by: Petitioner) =>
  open.action === asked.what &&
  open.version === asked.version &&
  open.percent === asked.percent &&
  open.askedBy === by.name &&
  open.asker === by.userId &&
  open.tokenId === by.tokenId;
