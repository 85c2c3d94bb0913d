import { SHELL } from '../../../contract/page-config.ts';
import type { ReleaseChange, RemoteRelease } from '../../../contract/releases.ts';
import { DomainError } from '../../domain-error.ts';
import type { ChangeOutcome } from '../../ports/remote-registry.ts';
import { describeCanary } from './canary-evidence.ts';
import { describeProblem } from './check-backend.ts';
import { refuseUnverified } from './check-signature.ts';
import { refuseUnchecked, refuseUncheckedShell } from './checks/refuse-unchecked.ts';
import { checkAgainstHouse, readHouse } from './house-checks.ts';
import { presentRelease } from './list-releases.ts';
import { refuseProblems } from './publish-version.ts';
import { type Actor, requireKeeper, requireRemote } from './recognise-actor.ts';
import { refuseUnfitShell } from './refuse-unfit-shell.ts';
import { registerBuilt } from './register-built.ts';
import { registerShell } from './register-shell.ts';
import type { ReleaseServices } from './release-services.ts';

type Deps = Pick<
  ReleaseServices,
  | 'registry'
  | 'files'
  | 'catalog'
  | 'snapshot'
  | 'shells'
  | 'health'
  | 'errors'
  | 'userVitals'
  | 'vitalCounts'
  | 'sources'
  | 'backends'
  | 'checks'
  | 'requireChecks'
  | 'clock'
  | 'logger'
>;

/**
 * Changes who sees which version, at once on this node and within two seconds on the others. Refused with
 * `release_changed` and the present state where another change was faster.
 */
export async function changeRelease(
  deps: Deps,
  actor: Actor,
  remote: string,
  change: ReleaseChange,
): Promise<RemoteRelease> {
  requireRemote(actor, remote);
  // Everything of every team stands in the shell.
  if (remote === SHELL) requireKeeper(actor);
  // A change that another node made a moment ago must be known here.
  await deps.snapshot.refresh();
  const version = 'version' in change ? change.version : null;
  if (version && remote === SHELL) {
    await refuseUnfitShell(deps, version);
    await refuseUncheckedShell(deps, version);
  } else if (version) {
    await refuseUnfit(deps, remote, version);
    // Its tables are there before the first user sees it; a version without them is not shown.
    refuseProblems((await deps.backends.prepare(remote, version)).map(describeProblem));
  }
  const releasedLive = deps.snapshot.channel(remote)?.liveVersion;
  const what = kindOf(deps, remote, change);
  const outcome = await deps.registry.change({
    remote,
    revision: change.revision,
    what,
    version,
    percent: change.action === 'canary' ? change.percent : null,
    builtVersion: releasedLive || hasKeys(deps, remote) ? null : await registerOwn(deps, remote),
    who: actor.name,
    detail: what === 'stop_canary' ? await evidenceAt(deps, remote) : {},
  });
  await deps.snapshot.refresh();
  if (remote === SHELL) await deps.shells.prepare();
  if (outcome.outcome !== 'done') throw refusalOf(outcome);
  return presentRelease(deps, remote);
}

// In an emergency one command must suffice: while there is a canary, a rollback withdraws it.
function kindOf({ snapshot }: Deps, remote: string, { action }: ReleaseChange) {
  if (action !== 'rollback') return action;
  return snapshot.channel(remote)?.canaryVersion ? 'stop_canary' : 'rollback';
}

// The reports are forgotten after a week; the trail keeps what was known when somebody withdrew the canary.
async function evidenceAt(deps: Deps, remote: string): Promise<Record<string, unknown>> {
  const channel = deps.snapshot.channel(remote);
  if (!channel?.canaryVersion) return {};
  return describeCanary(deps, channel).catch((err: unknown) => {
    // An emergency rollback does not wait for its reasons.
    deps.logger.warn({ err, remote }, 'the reports of a canary could not be read');
    return {};
  });
}

// The shell and remotes that were live at its publication may have changed since.
async function refuseUnfit(deps: Deps, remote: string, version: string): Promise<void> {
  const record = await deps.registry.version(remote, version);
  if (!record) throw new DomainError('not_found');
  await refuseUnverified(deps, remote, version);
  refuseProblems(checkAgainstHouse(record, await readHouse(deps)));
  await refuseUnchecked(deps, record);
}

const registerOwn = (deps: Deps, name: string) =>
  name === SHELL ? registerShell(deps) : registerBuilt(deps, name);

// Nobody signed what the server built, so no node would take it from the registry; `follow_build` leads back to it.
const hasKeys = ({ snapshot }: Deps, remote: string) => snapshot.keys().some((key) => key.remote === remote);

function refusalOf(outcome: Exclude<ChangeOutcome, { outcome: 'done' }>): DomainError {
  if (!('channel' in outcome))
    return new DomainError(outcome.outcome === 'unknown_version' ? 'not_found' : outcome.outcome);
  const { revision, liveVersion, canaryVersion, canaryPercent, setBy } = outcome.channel;
  return new DomainError('release_changed', {
    revision: String(revision),
    liveVersion: liveVersion ?? '',
    canaryVersion: canaryVersion ?? '',
    canaryPercent: String(canaryPercent),
    setBy,
  });
}
