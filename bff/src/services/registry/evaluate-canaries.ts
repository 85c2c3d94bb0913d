import type { RemoteChannel } from '../../ports/remote-registry.ts';
import { type CanaryEvidence, readCanaryEvidence, readErrorEvidence } from './canary-evidence.ts';
import type { ReleaseServices } from './release-services.ts';

/** Of this many users, since each user's failures are counted once (`gather-events.ts`), and so are their errors. */
const ENOUGH_USERS = 5;
/** Part of the loads that fail, and part of the users who meet an error beyond the live version's. */
const WORST_RATE = 0.05;
const WORST_ERROR_DIFFERENCE = 0.1;
const TIMES_LIVE = 2;
/** By chance alone two equal versions differ so much in about one canary of a hundred, of 10 % of users (docs/decisions/071). */
const DEVIATIONS = 4;
const DOUBTED_USERS = 20;

type Deps = Pick<
  ReleaseServices,
  'registry' | 'health' | 'errors' | 'sources' | 'snapshot' | 'catalog' | 'clock' | 'logger'
>;

/**
 * Rolls back every canary that does worse than the live version at the same time: it fails to load at least 5 users, in more than
 * 5 % of its loads, and more than twice as often; or at least 5 of its signed-in users met an error, more than twice the live
 * version's part of users, 10 points more, and more than chance would have it. Any number of nodes may evaluate; the change happens
 * once. Answers the remotes that were rolled back.
 */
export async function evaluateCanaries(deps: Deps): Promise<string[]> {
  const taken: string[] = [];
  for (const channel of deps.snapshot.channels()) {
    if (!channel.canaryVersion) continue;
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
  return taken;
}

async function failureOf(deps: Deps, channel: RemoteChannel) {
  const evidence = await readCanaryEvidence(deps, channel);
  const cause = failsToLoad(evidence) ? 'failures' : meetsErrors(evidence) ? 'errors' : null;
  return cause && { cause, ...evidence, errors: await readErrorEvidence(deps, channel) };
}

function failsToLoad({ loads, failures, liveLoads, liveFailures }: CanaryEvidence): boolean {
  if (failures < ENOUGH_USERS) return false;
  const rate = failures / (loads + failures);
  return rate > WORST_RATE && rate > TIMES_LIVE * part(liveFailures, liveLoads + liveFailures);
}

function meetsErrors({ users, errorUsers, liveUsers, liveErrorUsers }: CanaryEvidence): boolean {
  if (errorUsers < ENOUGH_USERS) return false;
  const rate = errorUsers / users;
  // As if twenty more had used the live version, and one of them had met an error: few users without any prove little.
  const ofLive = liveUsers + DOUBTED_USERS;
  const liveRate = Math.max(part(liveErrorUsers, liveUsers), (liveErrorUsers + 1) / ofLive);
  const deviation = Math.sqrt(liveRate * (1 - liveRate) * (1 / users + 1 / ofLive));
  const difference = rate - liveRate;
  return (
    rate > TIMES_LIVE * liveRate && difference > WORST_ERROR_DIFFERENCE && difference > DEVIATIONS * deviation
  );
}

const part = (some: number, all: number) => some / Math.max(1, all);
