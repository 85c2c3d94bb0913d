import { DomainError } from '../../domain-error.ts';
import { findBrokenRemotes } from './find-broken-remotes.ts';
import { refuseProblems } from './publish-version.ts';
import type { ReleaseServices } from './release-services.ts';

/** Refuses a shell that this server cannot show, and one that lacks what live versions and canaries of remotes use. */
export async function refuseUnfitShell(
  deps: Pick<ReleaseServices, 'snapshot' | 'shells'>,
  version: string,
): Promise<void> {
  const shell = await deps.shells.open(version);
  if (!shell) throw new DomainError('not_found');
  if ('problem' in shell) return refuseProblems([shell.problem]);
  refuseProblems(
    findBrokenRemotes(deps, shell.api).map(
      ({ remote, version: used, missing }) =>
        `${remote} ${used}, no ar, usa ${missing.join(', ')}, e esta casca não tem. Publique antes uma versão de ${remote} sem isso.`,
    ),
  );
}
