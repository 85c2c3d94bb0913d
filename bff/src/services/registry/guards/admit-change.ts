import { SHELL } from '../../../../contract/page-config.ts';
import type { ReleaseChange } from '../../../../contract/releases.ts';
import { DomainError } from '../../../domain-error.ts';
import type { ChangeKind } from '../../../ports/remote-registry.ts';
import { describeProblem } from '../check-backend.ts';
import { refuseUnverified } from '../check-signature.ts';
import { refuseUnchecked, refuseUncheckedShell } from '../checks/refuse-unchecked.ts';
import { checkAgainstHouse, readHouse } from '../house-checks.ts';
import { refuseProblems } from '../publish-version.ts';
import { type Actor, requireKeeper, requireRank, requireRemote } from '../recognise-actor.ts';
import { refuseUnfitShell } from '../refuse-unfit-shell.ts';
import type { ReleaseServices } from '../release-services.ts';
import { rankOfChange } from './rank-to-show.ts';
import { refuseUntried } from './refuse-untried.ts';

type Deps = Pick<
  ReleaseServices,
  | 'registry'
  | 'files'
  | 'catalog'
  | 'snapshot'
  | 'shells'
  | 'backends'
  | 'checks'
  | 'requireChecks'
  | 'earlier'
  | 'clock'
  | 'logger'
>;

/** A change in the words of the registry. */
export interface AdmittedChange<What extends ChangeKind = ChangeKind> {
  remote: string;
  revision: number;
  what: What;
  version: string | null;
  percent: number | null;
}

/** Refuses whoever may not make this change, and a version that does not work with what is live. */
export async function admitChange(
  deps: Deps,
  actor: Actor,
  remote: string,
  change: ReleaseChange,
): Promise<AdmittedChange> {
  requireRemote(actor, remote);
  // Everything of every team stands in the shell.
  if (remote === SHELL) requireKeeper(actor);
  // A change that another node made a moment ago must be known here.
  await deps.snapshot.refresh();
  const what = kindOf(deps, remote, change);
  const percent = change.action === 'canary' ? change.percent : null;
  requireRank(actor, remote, rankOfChange(what, percent ?? 0));
  const version = 'version' in change ? change.version : null;
  if (version && remote === SHELL) {
    await refuseUnfitShell(deps, version);
    await refuseUncheckedShell(deps, version);
  } else if (version) {
    await refuseUnfit(deps, remote, version);
    // Its tables are there before the first user sees it; a version without them is not shown.
    refuseProblems((await deps.backends.prepare(remote, version)).map(describeProblem));
  }
  return { remote, revision: change.revision, what, version, percent };
}

// In an emergency one command must suffice: while there is a canary, a rollback withdraws it.
function kindOf({ snapshot }: Deps, remote: string, { action }: ReleaseChange) {
  if (action !== 'rollback') return action;
  return snapshot.channel(remote)?.canaryVersion ? 'stop_canary' : 'rollback';
}

// The shell and remotes that were live at its publication may have changed since.
async function refuseUnfit(deps: Deps, remote: string, version: string): Promise<void> {
  const record = await deps.registry.version(remote, version);
  if (!record) throw new DomainError('not_found');
  await refuseUnverified(deps, remote, version);
  refuseProblems(checkAgainstHouse(record, await readHouse(deps)));
  await refuseUnchecked(deps, record);
  await refuseUntried(deps, record);
}
