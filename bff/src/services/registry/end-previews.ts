import { SHELL } from '../../../contract/page-config.ts';
import { DomainError } from '../../domain-error.ts';
import { type Actor, requireKeeper, requireRank, requireRemote } from './recognise-actor.ts';
import type { ReleaseServices } from './release-services.ts';

type Deps = Pick<ReleaseServices, 'registry' | 'snapshot'>;

/** Ends one preview link before its time: it opens nothing, and who has opened it sees what is live at the next load. Safe to repeat. */
export async function endOnePreview(
  { registry, snapshot }: Deps,
  actor: Actor,
  { remote, id }: { remote: string; id: string },
): Promise<void> {
  requireEnder(actor, remote);
  const { known } = await registry.endPreviews({ remote, id }, actor.name);
  if (!known) throw new DomainError('not_found');
  await snapshot.refresh();
}

/** Ends every preview link of a version, and answers how many opened until now. */
export async function endPreviewsOf(
  { registry, snapshot }: Deps,
  actor: Actor,
  { remote, version }: { remote: string; version: string },
): Promise<number> {
  requireEnder(actor, remote);
  const { ended } = await registry.endPreviews({ remote, version }, actor.name);
  await snapshot.refresh();
  return ended;
}

// Who may make a link may end one.
function requireEnder(actor: Actor, remote: string): void {
  requireRemote(actor, remote);
  requireRank(actor, remote, 'publish');
  if (remote === SHELL) requireKeeper(actor);
}
