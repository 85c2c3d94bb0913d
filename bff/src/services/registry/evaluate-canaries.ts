import { SHELL } from '../../../contract/page-config.ts';
import type { RemoteChannel } from '../../ports/remote-registry.ts';
import { type CanaryEvidence, describeEvidence, readCanaryEvidence } from './canary-evidence.ts';
import { ENOUGH_USERS, isWorse, part, TIMES_LIVE } from './compare-shares.ts';
import type { ReleaseServices } from './release-services.ts';
import { isTooSlow } from './slow-evidence.ts';

/** Part of the loads that fail. Each user's failures are counted once (`gather-events.ts`). */
const WORST_RATE = 0.05;

type Deps = Pick<
  ReleaseServices,
  | 'registry'
  | 'health'
  | 'errors'
  | 'userVitals'
  | 'vitalCounts'
  | 'sources'
  | 'snapshot'
  | 'shells'
  | 'catalog'
  | 'clock'
  | 'logger'
>;

/**
 * Rolls back every canary that does worse than the live version at the same time: it fails to load at least 5 users, in more than
 * 5 % of its loads, and more than twice as often; or so many more of its signed-in users met an error, or found it slow by one
 * metric, that chance does not explain it (`compare-shares.ts`). Any number of nodes may evaluate; the change happens once. Answers the
 * remotes that were rolled back.
 */
export async function evaluateCanaries(deps: Deps): Promise<string[]> {
  const taken: string[] = [];
  for (const channel of [deps.snapshot.channel(SHELL), ...deps.snapshot.channels()]) {
    if (!channel?.canaryVersion) continue;
    const verdict = await failureOf(deps, channel);
    if (!verdict) continue;
    const { outcome } = await deps.registry.change({
      remote: channel.remote,
      revision: channel.revision,
      what: 'canary_rolled_back',
      version: null,
      percent: null,
      builtVersion: null,
      who: 'andromeda',
      detail: verdict,
    });
    if (outcome !== 'done') continue;
    taken.push(channel.remote);
    deps.logger.warn(
      { remote: channel.remote, version: channel.canaryVersion, ...verdict },
      'canary taken back',
    );
  }
  if (taken.length > 0) await deps.snapshot.refresh();
  if (taken.includes(SHELL)) await deps.shells.prepare();
  return taken;
}

async function failureOf(deps: Deps, channel: RemoteChannel) {
  const evidence = await readCanaryEvidence(deps, channel);
  const cause = causeOf(evidence);
  return cause && { cause, ...(await describeEvidence(deps, channel, evidence)) };
}

function causeOf(evidence: CanaryEvidence): 'failures' | 'errors' | 'slow' | null {
  if (failsToLoad(evidence)) return 'failures';
  if (meetsErrors(evidence)) return 'errors';
  return evidence.vitals.some(isTooSlow) ? 'slow' : null;
}

function failsToLoad({ loads, failures, liveLoads, liveFailures }: CanaryEvidence): boolean {
  if (failures < ENOUGH_USERS) return false;
  const rate = failures / (loads + failures);
  return rate > WORST_RATE && rate > TIMES_LIVE * part(liveFailures, liveLoads + liveFailures);
}

const meetsErrors = ({ users, errorUsers, liveUsers, liveErrorUsers }: CanaryEvidence): boolean =>
  isWorse({ users, affected: errorUsers }, { users: liveUsers, affected: liveErrorUsers });
