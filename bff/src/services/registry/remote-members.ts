import type { MemberRank, NewMember, RemoteMember } from '../../../contract/remote-members.ts';
import { DomainError } from '../../domain-error.ts';
import { type Actor, requireKeeper } from './recognise-actor.ts';
import type { ReleaseServices } from './release-services.ts';

type Deps = Pick<ReleaseServices, 'members'>;
type Named = { remote: string; user: string };

/** The team of a remote, for administrators. */
export async function listMembers({ members }: Deps, actor: Actor, remote: string): Promise<RemoteMember[]> {
  requireKeeper(actor);
  return members.list(remote);
}

/** Puts the account with an address into the team of a remote. */
export async function addMember(
  { members }: Deps,
  actor: Actor,
  remote: string,
  member: NewMember,
): Promise<RemoteMember> {
  requireKeeper(actor);
  const added = await members.add(remote, member, actor.name);
  if (added.outcome === 'done') return added.member;
  throw new DomainError(refusals[added.outcome]);
}

const refusals = {
  unknown_account: 'account_unknown',
  already_member: 'already_member',
  administrator: 'member_administers',
} as const;

/** Gives a member another rank, which holds from their next call on. Safe to repeat. */
export async function changeMember(
  { members }: Deps,
  actor: Actor,
  { remote, user }: Named,
  rank: MemberRank,
): Promise<RemoteMember> {
  requireKeeper(actor);
  const member = await members.change(remote, user, rank, actor.name);
  if (!member) throw new DomainError('not_found');
  return member;
}

/** From their next call on the user sees and does nothing with the remote. */
export async function removeMember({ members }: Deps, actor: Actor, { remote, user }: Named): Promise<void> {
  requireKeeper(actor);
  if (!(await members.remove(remote, user, actor.name))) throw new DomainError('not_found');
}
