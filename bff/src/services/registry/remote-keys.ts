import { createPublicKey } from 'node:crypto';
import type { RemoteKey, RemoteKeyRequest } from '../../../contract/release-keys.ts';
import { DomainError } from '../../domain-error.ts';
import { fingerprintOf } from '../../remotes/check-release.ts';
import { rankToShow } from './guards/rank-to-show.ts';
import { type Actor, refuseMember, requireKeeper, requireRank, requireRemote } from './recognise-actor.ts';
import type { ReleaseServices } from './release-services.ts';

type Deps = Pick<ReleaseServices, 'registry' | 'snapshot'>;

/**
 * The keys of one remote, revoked ones too; also for a deploy token of that remote. Somebody who is about to build a version and
 * show it to `showing` percent of the users learns here that their rank does not suffice.
 */
export async function listRemoteKeys(
  { registry }: Deps,
  actor: Actor,
  { remote, showing }: { remote: string; showing?: number | undefined },
): Promise<RemoteKey[]> {
  refuseMember(actor);
  requireRemote(actor, remote);
  if (showing) requireRank(actor, remote, rankToShow(showing));
  return (await registry.state()).keys.filter((key) => key.remote === remote);
}

/** Registers a public key, from which on every new version of the remote is signed. The same one again changes nothing. */
export async function registerRemoteKey(
  { registry, snapshot }: Deps,
  actor: Actor,
  remote: string,
  { publicKey, label }: RemoteKeyRequest,
): Promise<RemoteKey> {
  requireKeeper(actor);
  refuseUnreadable(publicKey);
  const given = { remote, publicKey, label, fingerprint: fingerprintOf(publicKey) };
  const key = await registry.registerKey(given, actor.name);
  if (!key)
    throw new DomainError('release_refused', {
      problems: 'Esta chave já foi revogada e não volta. Faça outra: pnpm release keygen',
    });
  await snapshot.refresh();
  return key;
}

/** Revokes a key from now on; what it signed stays as it is. Safe to repeat. */
export async function revokeRemoteKey(
  { registry, snapshot }: Deps,
  actor: Actor,
  remote: string,
  fingerprint: string,
): Promise<void> {
  requireKeeper(actor);
  if (!(await registry.revokeKey(remote, fingerprint, actor.name))) throw new DomainError('not_found');
  await snapshot.refresh();
}

function refuseUnreadable(publicKey: string): void {
  try {
    createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  } catch {
    throw new DomainError('bad_request', { field: 'publicKey' });
  }
}
