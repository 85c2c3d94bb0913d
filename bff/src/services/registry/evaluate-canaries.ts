import type { HealthSum } from '../../ports/remote-health.ts';
import type { RemoteChannel } from '../../ports/remote-registry.ts';
import { liveVersion } from './house-checks.ts';
import type { ReleaseServices } from './release-services.ts';

/** The failures of this many users, since each user's are counted once (`gather-events.ts`). */
const ENOUGH_FAILURES = 5;
const WORST_RATE = 0.05;
const TIMES_LIVE = 2;

type Deps = Pick<ReleaseServices, 'registry' | 'health' | 'snapshot' | 'catalog' | 'logger'>;

/**
 * Rolls back every canary that fails too often: at least 5 users' failures, more than 5 % of its loads, and more than twice
 * the live version's rate. Any number of nodes may evaluate; the change happens once. Answers the remotes that were rolled back.
 */
export async function evaluateCanaries(deps: Deps): Promise<string[]> {
  const taken: string[] = [];
  for (const channel of deps.snapshot.channels()) {
    if (!channel.canaryVersion) continue;
    const verdict = await failureOf(deps, channel, channel.canaryVersion);
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
  return taken;
}

async function failureOf(deps: Deps, channel: RemoteChannel, canaryVersion: string) {
  const versions = await deps.health.since(new Date(channel.changedAt));
  const healthOf = (version: string | undefined) =>
    versions.find((health) => health.remote === channel.remote && health.version === version);
  const canary = healthOf(canaryVersion);
  const live = healthOf(liveVersion(deps, channel.remote)?.version);
  if (!canary || canary.failures < ENOUGH_FAILURES) return null;
  const rate = failureRate(canary);
  const liveRate = live ? failureRate(live) : 0;
  if (rate <= WORST_RATE || rate <= TIMES_LIVE * liveRate) return null;
  return {
    loads: canary.loads,
    failures: canary.failures,
    liveLoads: live?.loads ?? 0,
    liveFailures: live?.failures ?? 0,
  };
}

const failureRate = ({ loads, failures }: HealthSum) => failures / Math.max(1, loads + failures);
