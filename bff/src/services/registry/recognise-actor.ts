import { createHash, timingSafeEqual } from 'node:crypto';
import type { TokenRank } from '../../../contract/releases.ts';
import { CHECKER } from '../../../contract/version-checks.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import { requireAdmin } from '../administration/require-admin.ts';
import type { ReleaseServices } from './release-services.ts';

/** Who releases: a deploy token or an administrator. */
export interface Actor {
  /** Their name in the trail. */
  name: string;
  /** `*`: every remote; `checker`: none. */
  remote: string;
  mayGiveTokens: boolean;
  /** What a deploy token may do; absent for administrators and the master token, who may do all. */
  rank?: TokenRank;
  /** The account of an administrator; absent for a token. */
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
 * revoked one and with `forbidden` for a user who is no administrator.
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
  await requireAdmin(deps, user);
  return { name: user.email || user.userId, remote: '*', mayGiveTokens: true, userId: user.userId };
}

/** Refuses an actor who may not release this remote. */
export function requireRemote(actor: Actor, remote: string): void {
  if (actor.remote !== '*' && actor.remote !== remote) throw new DomainError('forbidden');
}

/** Refuses a deploy token, which gives no rights to others. */
export function requireKeeper(actor: Actor): void {
  if (!actor.mayGiveTokens) throw new DomainError('forbidden');
}

const ranks: readonly TokenRank[] = ['publish', 'canary', 'release'];

/** Refuses a deploy token of a lower rank than `needed`, and says which one the step needs. */
export function requireRank({ rank }: Actor, needed: TokenRank): void {
  if (rank && ranks.indexOf(rank) < ranks.indexOf(needed))
    throw new DomainError('forbidden', { rank: needed, ownRank: rank });
}

/** The account of an administrator. Refuses every token: whoever decides on a request is a user with a name. */
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
