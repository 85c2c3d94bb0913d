import type { RemoteServer, RemoteServerRequest } from '../../../contract/remote-servers.ts';
import { DomainError } from '../../domain-error.ts';
import { type Actor, requireKeeper } from './recognise-actor.ts';
import type { ReleaseServices } from './release-services.ts';

type Deps = Pick<ReleaseServices, 'registry' | 'snapshot'>;

/** Registers the server of a remote's own team, in place of the one before. `release_refused` says what is wrong with the address. */
export async function registerRemoteServer(
  { registry, snapshot, servers }: Deps & Pick<ReleaseServices, 'servers'>,
  actor: Actor,
  remote: string,
  { address }: RemoteServerRequest,
): Promise<RemoteServer> {
  requireKeeper(actor);
  const problem = await servers.problemOf(address);
  if (problem) throw new DomainError('release_refused', { problems: problem });
  const server = await registry.registerServer(remote, address.replace(/\/+$/, ''), actor.name);
  await snapshot.refresh();
  return server;
}

/** Forwards nothing of this remote any more. */
export async function removeRemoteServer(
  { registry, snapshot }: Deps,
  actor: Actor,
  remote: string,
): Promise<void> {
  requireKeeper(actor);
  if (!(await registry.removeServer(remote, actor.name))) throw new DomainError('not_found');
  await snapshot.refresh();
}
