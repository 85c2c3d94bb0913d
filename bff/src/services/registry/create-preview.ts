import { SHELL } from '../../../contract/page-config.ts';
import type { PreviewLink } from '../../../contract/releases.ts';
import { DomainError } from '../../domain-error.ts';
import { describeProblem } from './check-backend.ts';
import { refuseUnverified } from './check-signature.ts';
import { refuseProblems } from './publish-version.ts';
import { type Actor, requireKeeper, requireRank, requireRemote } from './recognise-actor.ts';
import type { ReleaseServices } from './release-services.ts';

/** A link that shows one version to every visitor who opens it, until it expires; `hours` from now. */
export async function createPreview(
  deps: Pick<
    ReleaseServices,
    'registry' | 'snapshot' | 'shells' | 'seals' | 'backends' | 'publicUrl' | 'clock'
  >,
  actor: Actor,
  { remote, version, hours }: { remote: string; version: string; hours: number },
): Promise<PreviewLink> {
  requireRemote(actor, remote);
  requireRank(actor, remote, 'publish');
  if (remote === SHELL) await refuseHiddenShell(deps, actor, version);
  const record = await deps.registry.version(remote, version);
  if (!record) throw new DomainError('not_found');
  await refuseUnverified(deps, remote, version);
  if (remote !== SHELL) refuseProblems((await deps.backends.prepare(remote, version)).map(describeProblem));
  const until = new Date(deps.clock.now().getTime() + hours * 3_600_000);
  until.setMilliseconds(0);
  const { id } = await deps.registry.createPreview({ remote, version, until }, actor.name);
  const grant = { id, remote, version, until: until.toISOString() };
  const url = new URL(record.description.paths[0] ?? '/', deps.publicUrl);
  url.searchParams.set('previa', deps.seals.sealPreview(grant));
  return { url: url.href, until: grant.until };
}

// Everything of every team stands in the shell. A preview may lack what a live remote uses: it is how one finds out.
async function refuseHiddenShell(
  { shells }: Pick<ReleaseServices, 'shells'>,
  actor: Actor,
  version: string,
): Promise<void> {
  requireKeeper(actor);
  const opened = await shells.open(version);
  if (opened && 'problem' in opened) refuseProblems([opened.problem]);
}
