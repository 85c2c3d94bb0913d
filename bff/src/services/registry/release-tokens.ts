import { randomBytes } from 'node:crypto';
import type { ReleaseToken, ReleaseTokenRequest } from '../../../contract/releases.ts';
import { DomainError } from '../../domain-error.ts';
import { type Actor, hashOfToken, TOKEN_PREFIX } from './recognise-actor.ts';
import type { ReleaseServices } from './release-services.ts';

type Deps = Pick<ReleaseServices, 'tokens'>;

/** A new token for one remote, or for all; its secret is answered this once and kept nowhere. */
export async function createReleaseToken(
  { tokens }: Deps,
  actor: Actor,
  { remote, label }: ReleaseTokenRequest,
): Promise<{ token: ReleaseToken; secret: string }> {
  requireKeeper(actor);
  const secret = `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
  return { token: await tokens.create({ hash: hashOfToken(secret), remote, label }, actor.name), secret };
}

/** All tokens, revoked ones too, without their secrets. */
export async function listReleaseTokens({ tokens }: Deps, actor: Actor): Promise<ReleaseToken[]> {
  requireKeeper(actor);
  return tokens.list();
}

/** Takes a token's power from now on. Twice is once. */
export async function revokeReleaseToken({ tokens }: Deps, actor: Actor, id: string): Promise<void> {
  requireKeeper(actor);
  if (!(await tokens.revoke(id, actor.name))) throw new DomainError('not_found');
}

function requireKeeper(actor: Actor): void {
  if (!actor.mayGiveTokens) throw new DomainError('forbidden');
}
