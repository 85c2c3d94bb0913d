import type { NewCheck } from '../../../../contract/remote-checks.ts';
import type { VersionCheck } from '../../../../contract/version-checks.ts';
import { DomainError } from '../../../domain-error.ts';
import { refuseProblems } from '../publish-version.ts';
import { type Actor, requireChecker } from '../recognise-actor.ts';
import type { ReleaseServices } from '../release-services.ts';
import { presentCheck } from './present-check.ts';

/** Keeps what a checker found of a version. Rejects with `release_refused` where it checked other bytes than those that are published. */
export async function addCheck(
  { registry, checks }: Pick<ReleaseServices, 'registry' | 'checks'>,
  actor: Actor,
  given: NewCheck,
): Promise<VersionCheck> {
  requireChecker(actor);
  const { remote, version, digest, shell } = given;
  const record = await registry.version(remote, version);
  const hasPage = (await checks.pages()).some((page) => page.shell === shell);
  if (!record || !hasPage) throw new DomainError('not_found');
  if (record.digest !== digest)
    refuseProblems([`O pacote conferido não é o que está publicado como ${remote} ${version}.`]);
  return presentCheck(await checks.add({ ...given, passed: given.complaints.length === 0 }, actor.name));
}
