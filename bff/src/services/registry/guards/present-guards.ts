import type { ReleaseRequest } from '../../../../contract/release-guards.ts';
import type { RemoteRelease } from '../../../../contract/releases.ts';
import type { Guards, StoredRequest } from '../../../ports/release-guards.ts';
import type { Actor } from '../recognise-actor.ts';

/** What holds changes of one remote back, as this reader sees it. */
export function presentGuards(
  { locks, approvals, requests }: Guards,
  remote: string,
  actor: Actor,
): Pick<RemoteRelease, 'lock' | 'approval' | 'request'> {
  const of = <Row extends { remote: string }>(rows: readonly Row[]) =>
    rows.find((row) => row.remote === remote);
  const lock = of(locks);
  const rule = of(approvals);
  const request = of(requests);
  return {
    ...(lock && { lock: { reason: lock.reason, lockedBy: lock.lockedBy, lockedAt: lock.lockedAt } }),
    ...(rule && { approval: { setBy: rule.setBy, setAt: rule.setAt } }),
    ...(request && { request: presentRequest(request, actor) }),
  };
}

/** A request without the accounts behind it. */
export function presentRequest(stored: StoredRequest, { userId, name }: Actor): ReleaseRequest {
  const { asker, maker, makerName, ...request } = stored;
  const isOwn = asker === userId || maker === userId || (maker === null && makerName === name);
  return { ...request, own: userId !== undefined && isOwn };
}
