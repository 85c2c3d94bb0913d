import { SHELL } from '../../../contract/page-config.ts';
import type { ReleaseChange, RemoteRelease } from '../../../contract/releases.ts';
import { describeCanary } from './canary-evidence.ts';
import { admitChange } from './guards/admit-change.ts';
import { presentGuards } from './guards/present-guards.ts';
import { refusalOf } from './guards/refuse-change.ts';
import { presentRelease } from './list-releases.ts';
import type { Actor } from './recognise-actor.ts';
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
  | 'earlier'
  | 'clock'
  | 'logger'
>;

/**
 * Changes who sees which version, at once on this node and within two seconds on the others; `approval` names the request that this
 * administrator approves. Refused with `release_changed` and the present state where another change was faster, with `release_locked`,
 * and with `approval_required` where a second user must approve.
 */
export async function changeRelease(
  deps: Deps,
  actor: Actor,
  remote: string,
  change: ReleaseChange,
  approval?: { request: string; userId: string },
): Promise<RemoteRelease> {
  const admitted = await admitChange(deps, actor, remote, change);
  const releasedLive = deps.snapshot.channel(remote)?.liveVersion;
  const outcome = await deps.registry.change({
    ...admitted,
    builtVersion: releasedLive || hasKeys(deps, remote) ? null : await registerOwn(deps, remote),
    who: actor.name,
    detail: admitted.what === 'stop_canary' ? await evidenceAt(deps, remote) : {},
    approval,
  });
  await deps.snapshot.refresh();
  if (remote === SHELL) await deps.shells.prepare();
  if (outcome.outcome !== 'done') throw refusalOf(outcome);
  return { ...presentRelease(deps, remote), ...presentGuards(await deps.registry.guards(), remote, actor) };
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

const registerOwn = (deps: Deps, name: string) =>
  name === SHELL ? registerShell(deps) : registerBuilt(deps, name);

// Nobody signed what the server built, so no node would take it from the registry; `follow_build` leads back to it.
const hasKeys = ({ snapshot }: Deps, remote: string) => snapshot.keys().some((key) => key.remote === remote);
