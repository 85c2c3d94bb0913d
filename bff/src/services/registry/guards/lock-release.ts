import type { ReleaseLock } from '../../../../contract/release-guards.ts';
import { DomainError } from '../../../domain-error.ts';
import { type Actor, requireKeeper } from '../recognise-actor.ts';
import type { ReleaseServices } from '../release-services.ts';
import { lockedBy } from './refuse-change.ts';

type Deps = Pick<ReleaseServices, 'registry'>;

/** Holds back what would show something else of a remote, for everybody. Refused with the lock that is there. */
export async function lockRelease(
  { registry }: Deps,
  actor: Actor,
  remote: string,
  reason: string,
): Promise<ReleaseLock> {
  requireKeeper(actor);
  const { outcome, lock } = await registry.lock(remote, reason, actor.name);
  if (outcome === 'locked') throw lockedBy(lock);
  return { reason: lock.reason, lockedBy: lock.lockedBy, lockedAt: lock.lockedAt };
}

/** Lets the remote change again. */
export async function unlockRelease({ registry }: Deps, actor: Actor, remote: string): Promise<void> {
  requireKeeper(actor);
  if (!(await registry.unlock(remote, actor.name))) throw new DomainError('not_found');
}

/** Whether changes of a remote, or of `all`, need the approval of a second user. Safe to repeat. */
export async function requireApproval(
  { registry }: Deps,
  actor: Actor,
  { scope, required }: { scope: string; required: boolean },
): Promise<void> {
  requireKeeper(actor);
  await registry.requireApproval(scope === 'all' ? '*' : scope, required, actor.name);
}
