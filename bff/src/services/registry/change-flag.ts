import type { FlagChange, RemoteFlag } from '../../../contract/remote-flags.ts';
import { DomainError } from '../../domain-error.ts';
import type { StoredFlag } from '../../ports/remote-flags.ts';
import { rankToShow } from './guards/rank-to-show.ts';
import { ownPrefix } from './meeting-checks.ts';
import { type Actor, requireRank, requireRemote } from './recognise-actor.ts';
import type { ReleaseServices } from './release-services.ts';

type Deps = Pick<ReleaseServices, 'flags' | 'flagSnapshot' | 'seals'>;

/**
 * Changes which users have a flag of a remote, at once on this node and within two seconds on the others; null once it was removed.
 * Refused with `flag_changed` and the present state where another change was faster.
 */
export async function changeFlag(
  deps: Deps,
  actor: Actor,
  { remote, flag: name }: { remote: string; flag: string },
  change: FlagChange,
): Promise<RemoteFlag | null> {
  requireRemote(actor, remote);
  requireRank(actor, remote, rankToShow(change.percent ?? 0));
  if (!name.startsWith(ownPrefix(remote))) throw new DomainError('bad_request', { field: 'flag' });
  const sealed = (users: readonly string[] = []) => users.map((user) => deps.seals.visitorOf(user));
  const outcome = await deps.flags.change({
    remote,
    name,
    revision: change.revision,
    percent: change.percent ?? null,
    note: change.note ?? null,
    addVisitors: sealed(change.addUsers),
    removeVisitors: sealed(change.removeUsers),
    remove: change.remove ?? false,
    who: actor.name,
  });
  await deps.flagSnapshot.refresh();
  if (!('flag' in outcome))
    throw outcome.outcome === 'unknown'
      ? new DomainError('not_found')
      : new DomainError('bad_request', { field: 'addUsers' });
  if (outcome.outcome === 'done') return outcome.flag && presentFlag(outcome.flag);
  throw new DomainError('flag_changed', {
    revision: String(outcome.flag?.revision ?? 0),
    percent: String(outcome.flag?.percent ?? 0),
    setBy: outcome.flag?.setBy ?? '',
  });
}

/** A flag as administrators see it: how many users it names, and not which. */
export const presentFlag = ({ visitors, ...flag }: StoredFlag): RemoteFlag => ({
  ...flag,
  namedUsers: visitors.length,
});
