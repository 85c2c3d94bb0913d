import type { AskedChange, ReleaseRequest } from '../../../../contract/release-guards.ts';
import type { RemoteRelease } from '../../../../contract/releases.ts';
import { DomainError } from '../../../domain-error.ts';
import { changeRelease } from '../change-release.ts';
import { type Actor, requireKeeper, requireRemote, requireUser } from '../recognise-actor.ts';
import type { ReleaseServices } from '../release-services.ts';
import { admitChange } from './admit-change.ts';
import { presentRequest } from './present-guards.ts';
import { refusalOf } from './refuse-change.ts';

type Named = { remote: string; id: string };

/** Asks a second user for a change. It is held to all that the change itself is held to, now and when it is approved. */
export async function askForChange(
  deps: Parameters<typeof admitChange>[0],
  actor: Actor,
  remote: string,
  change: AskedChange,
): Promise<ReleaseRequest> {
  const { version, percent, revision } = await admitChange(deps, actor, remote, change);
  const asked = { remote, revision, what: change.action, version: version ?? change.version, percent };
  const outcome = await deps.registry.ask(asked, {
    name: actor.name,
    userId: actor.userId ?? null,
    tokenId: actor.tokenId ?? null,
  });
  if (outcome.outcome !== 'asked') throw refusalOf(outcome);
  return presentRequest(outcome.request, actor);
}

/** A request, also one that has ended. */
export async function readRequest(
  deps: Pick<ReleaseServices, 'registry'>,
  actor: Actor,
  named: Named,
): Promise<ReleaseRequest> {
  requireRemote(actor, named.remote);
  return presentRequest(await find(deps, named), actor);
}

/** Makes the change that was asked for, if nothing changed since. */
export async function approveRequest(
  deps: Parameters<typeof changeRelease>[0],
  actor: Actor,
  named: Named,
): Promise<RemoteRelease> {
  requireKeeper(actor);
  const { userId } = requireUser(actor);
  const { id, action, version, percent, revision } = await find(deps, named);
  const change: AskedChange =
    action === 'promote'
      ? { action, version, revision }
      : { action, version, percent: percent ?? 0, revision };
  return changeRelease(deps, actor, named.remote, change, { request: id, userId });
}

/** Ends a request; whoever asked may withdraw it so, and a member no other. */
export async function declineRequest(
  { registry }: Pick<ReleaseServices, 'registry'>,
  actor: Actor,
  { remote, id }: Named,
): Promise<void> {
  const user = requireUser(actor);
  requireRemote(actor, remote);
  if (actor.teams && (await find({ registry }, { remote, id })).asker !== user.userId)
    throw new DomainError('forbidden');
  const outcome = await registry.decline(remote, id, { ...user, tokenId: null });
  if (outcome.outcome !== 'declined') throw refusalOf(outcome);
}

async function find({ registry }: Pick<ReleaseServices, 'registry'>, { remote, id }: Named) {
  const request = await registry.request(remote, id);
  if (!request) throw new DomainError('not_found');
  return request;
}
