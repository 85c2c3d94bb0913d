import { createHash, timingSafeEqual } from 'node:crypto';
import type { TokenRank } from '../../../contract/releases.ts';
import type { MemberRank } from '../../../contract/remote-members.ts';
import { CHECKER } from '../../../contract/version-checks.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { ReleaseServices } from './release-services.ts';

/** Who releases: a deploy token, an administrator, or a member of the teams of some remotes. */
export interface Actor {
  /** Their name in the trail. */
  name: string;
  /** `*`: every remote; `checker`: none; `team`: those in `teams`. */
  remote: string;
  mayGiveTokens: boolean;
  /** What a deploy token may do; absent for administrators and the master token, who may do all. */
  rank?: TokenRank;
  /** What a member may do with which remote; absent for everybody else. */
  teams?: ReadonlyMap<string, MemberRank>;
  /** The account of an administrator or a member; absent for a token. */
  userId?: string;
  /** The deploy token; absent for administrators and the master token. */
  tokenId?: string;
}

/** The prefix of every deploy token, by which engineers and secret scanners recognise one. */
export const TOKEN_PREFIX = 'andromeda_deploy_';

/** The stored form of a token, which is random enough for a plain digest. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Tells who holds this bearer token. `userOf` reads it as a session's. Rejects with `not_authenticated` for an unknown or
 * revoked one and with `forbidden` for a user who is neither an administrator nor in any team.
 */
export async function recogniseActor(
  deps: Pick<ReleaseServices, 'tokens' | 'masterToken' | 'profiles'>,
  token: string | null,
  userOf: (token: string) => Promise<User | null>,
): Promise<Actor> {
  if (!token) throw new DomainError('not_authenticated');
  if (deps.masterToken && same(token, deps.masterToken))
    return { name: 'token mestre', remote: '*', mayGiveTokens: true };
  if (token.startsWith(TOKEN_PREFIX)) {
    const known = await deps.tokens.find(hashOfToken(token));
    if (!known) throw new DomainError('not_authenticated');
    const { id: tokenId, label: name, remote, rank } = known;
    return { name, remote, mayGiveTokens: false, rank, tokenId };
  }
  const user = await userOf(token);
  if (!user) throw new DomainError('not_authenticated');
  const named = { name: user.email || user.userId, userId: user.userId };
  const isAdmin = await deps.profiles.isAdmin(user);
  const teams = isAdmin ? [] : await deps.profiles.teams(user);
  if (!isAdmin && teams.length === 0) throw new DomainError('forbidden');
  // Whoever shows versions to users is held to what administrators are.
  if (await deps.profiles.lacksSecondFactor?.(user)) throw new DomainError('admin_second_factor');
  if (isAdmin) return { ...named, remote: '*', mayGiveTokens: true };
  const ranks = new Map(teams.map(({ remote, rank }) => [remote, rank]));
  return { ...named, remote: TEAM, mayGiveTokens: false, teams: ranks };
}

/** What stands in the place of a remote for members, whose remotes are in `teams`. No remote is called so. */
const TEAM = 'team';

/** Whether something of this remote is shown to an actor. Deploy tokens, which are not for looking around, read of all remotes what is not personal. */
export const maySee = ({ teams }: Actor, remote: string) => !teams || teams.has(remote);

/** What a member reads of their own rank; nothing for everybody else. */
export function ownRankOf({ teams }: Actor, remote: string) {
  const ownRank = teams?.get(remote);
  return ownRank && { ownRank };
}

/** Refuses an actor who may do nothing with this remote. */
export function requireRemote(actor: Actor, remote: string): void {
  const { teams, remote: own } = actor;
  if (teams ? !teams.has(remote) : own !== '*' && own !== remote) throw new DomainError('forbidden');
}

/** Refuses a member, who does this with a deploy token. */
export function refuseMember({ teams }: Actor): void {
  if (teams) throw new DomainError('forbidden');
}

/** Refuses deploy tokens and members, who give no rights to others. */
export function requireKeeper(actor: Actor): void {
  if (!actor.mayGiveTokens) throw new DomainError('forbidden');
}

/** Of tokens and members together. */
const ranks: readonly (TokenRank | MemberRank)[] = ['view', 'publish', 'canary', 'release'];

/** Refuses a deploy token, or a member of this remote, of a lower rank than `needed`, and says which one the step needs. */
export function requireRank({ rank, teams }: Actor, remote: string, needed: TokenRank): void {
  const ownRank = teams?.get(remote) ?? rank;
  if (ownRank && ranks.indexOf(ownRank) < ranks.indexOf(needed))
    throw new DomainError('forbidden', { rank: needed, ownRank });
}

/** The account of an administrator or a member. Refuses every token: whoever decides on a request is a user with a name. */
export function requireUser({ userId, name }: Actor): { userId: string; name: string } {
  if (!userId) throw new DomainError('forbidden');
  return { userId, name };
}

/** Refuses everybody but a checker and the master token: a verdict is found by a machine, and its record names no user. */
export function requireChecker(actor: Actor): void {
  const isMaster = actor.mayGiveTokens && !actor.userId;
  if (actor.remote !== CHECKER && !isMaster) throw new DomainError('forbidden');
}

/** Refuses a checker, which reads and writes nothing but checks. */
export function refuseChecker(actor: Actor): void {
  if (actor.remote === CHECKER) throw new DomainError('forbidden');
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const same = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected));
