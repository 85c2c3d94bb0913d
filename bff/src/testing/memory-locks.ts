import type { ApprovalRow, LockRow, ReleaseGuards } from '../ports/release-guards.ts';
import type { RemoteRegistry } from '../ports/remote-registry.ts';

/** Locks and rules of approval over maps, by the same rules as the database's functions. */
export function createMemoryLocks(
  now: () => string,
  note: (entry: Omit<Parameters<RemoteRegistry['note']>[0], 'version'>) => void,
) {
  const locks = new Map<string, LockRow>();
  const approvals = new Map<string, ApprovalRow>();
  const methods: Pick<ReleaseGuards, 'lock' | 'unlock' | 'requireApproval'> = {
    lock: async (remote, reason, who) => {
      const known = locks.get(remote);
      if (known) return { outcome: 'locked', lock: known };
      const lock = { remote, reason, lockedBy: who, lockedAt: now() };
      locks.set(remote, lock);
      note({ who, what: 'locked', remote, detail: { reason } });
      return { outcome: 'done', lock };
    },
    unlock: async (remote, who) => {
      const known = locks.get(remote);
      if (!known) return false;
      locks.delete(remote);
      note({ who, what: 'unlocked', remote, detail: { reason: known.reason, lockedBy: known.lockedBy } });
      return true;
    },
    requireApproval: async (remote, required, who) => {
      if (approvals.has(remote) === required) return;
      if (required) approvals.set(remote, { remote, setBy: who, setAt: now() });
      else approvals.delete(remote);
      note({ who, what: required ? 'approval_required' : 'approval_dropped', remote, detail: {} });
    },
  };
  return { locks, approvals, methods };
}
