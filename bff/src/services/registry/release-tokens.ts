import { randomBytes } from 'node:crypto';
import type { ReleaseToken, ReleaseTokenRequest } from '../../../contract/releases.ts';
import { DomainError } from '../../domain-error.ts';
import { type Actor, hashOfToken, requireKeeper, TOKEN_PREFIX } from './recognise-actor.ts';
import type { ReleaseServices } from './release-services.ts';

type Deps = Pick<ReleaseServices, 'tokens'>;

const DAY_MS = 24 * 3_600_000;

/** A new token for one remote, or for all; its secret is returned only here and stored nowhere. */
export async function createReleaseToken(
  { tokens, clock }: Deps & Pick<ReleaseServices, 'clock'>,
  actor: Actor,
  { remote, label, rank, days }: ReleaseTokenRequest,
): Promise<{ token: ReleaseToken; secret: string }> {
  requireKeeper(actor);
  const secret = `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
  const expiresAt = days === null ? null : new Date(clock.now().getTime() + days * DAY_MS);
  const given = { hash: hashOfToken(secret), remote, label, rank, expiresAt };
  const token = await tokens.create(given, { name: actor.name, userId: actor.userId ?? null });
  return { token, secret };
}

/** All tokens, revoked ones too, without their secrets. */
export async function listReleaseTokens({ tokens }: Deps, actor: Actor): Promise<ReleaseToken[]> {
  requireKeeper(actor);
  return tokens.list();
}

/** Revokes a token from now on; safe to repeat. */
export async function revokeReleaseToken({ tokens }: Deps, actor: Actor, id: string): Promise<void> {
  requireKeeper(actor);
  if (!(await tokens.revoke(id, actor.name))) throw new DomainError('not_found');
}
