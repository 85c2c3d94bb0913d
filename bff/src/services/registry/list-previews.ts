import type { StandingPreview } from '../../../contract/releases.ts';
import { type Actor, maySee } from './recognise-actor.ts';
import type { ReleaseServices } from './release-services.ts';

/** The preview links that open now, newest first; a deploy token sees those of its own remote, a member those of their teams. */
export async function listStandingPreviews(
  { registry }: Pick<ReleaseServices, 'registry'>,
  actor: Actor,
  { remote, version }: { remote?: string | undefined; version?: string | undefined },
): Promise<StandingPreview[]> {
  const links = await registry.previews(remote ?? null, version ?? null);
  const isOwn = (link: StandingPreview) =>
    actor.teams ? maySee(actor, link.remote) : actor.remote === '*' || actor.remote === link.remote;
  return links.filter(isOwn);
}
