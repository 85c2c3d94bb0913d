import type { TrailEntry } from '../../../contract/releases.ts';
import { type Actor, requireRemote } from './recognise-actor.ts';
import type { ReleaseServices } from './release-services.ts';

/** Who did what, newest first: with one remote, or with all; a member reads of those in whose teams they are. */
export async function readTrail(
  { registry }: Pick<ReleaseServices, 'registry'>,
  actor: Actor,
  { remote, limit }: { remote?: string | undefined; limit: number },
): Promise<TrailEntry[]> {
  const { teams } = actor;
  if (!teams) return registry.trail(remote ?? null, limit);
  if (remote) requireRemote(actor, remote);
  const names = remote ? [remote] : [...teams.keys()];
  const trails = await Promise.all(names.map((name) => registry.trail(name, limit)));
  return trails
    .flat()
    .sort((one, other) => (one.at > other.at ? -1 : 1))
    .slice(0, limit);
}
