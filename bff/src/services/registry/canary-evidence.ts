import type { HealthSum } from '../../ports/remote-health.ts';
import type { RemoteChannel } from '../../ports/remote-registry.ts';
import { liveVersion } from './house-checks.ts';
import type { ReleaseServices } from './release-services.ts';

/** What pages reported of a canary and of the live version beside it. */
export interface CanaryEvidence {
  loads: number;
  failures: number;
  liveLoads: number;
  liveFailures: number;
  /** Signed-in users who were served the canary, and those of them who met an error of it. */
  users: number;
  errorUsers: number;
  liveUsers: number;
  liveErrorUsers: number;
}

/** An error as the trail keeps it. */
export interface ErrorEvidence {
  message: string;
  place: string;
  /** The same in the sources, where a map is kept. */
  source: string | null;
  times: number;
  users: number;
}

/** With fewer users of the live version during the canary, those of the last week are the comparison. */
const ENOUGH_LIVE_USERS = 20;
const WEEK_MS = 7 * 24 * 3_600_000;
const MOST_ERRORS = 3;
/** A withdrawal waits no longer for the errors that led to it. */
const EVIDENCE_MS = 2000;

type Deps = Pick<ReleaseServices, 'health' | 'errors' | 'sources' | 'snapshot' | 'catalog' | 'clock'>;

/** Reads what pages have reported since the canary was last changed. */
export async function readCanaryEvidence(
  deps: Deps,
  { remote, canaryVersion, changedAt }: RemoteChannel,
): Promise<CanaryEvidence> {
  const since = new Date(changedAt);
  const live = liveVersion(deps, remote)?.version;
  const [health, shares] = await Promise.all([deps.health.since(since), deps.errors.shares(remote, since)]);
  const healthOf = (version: string | null | undefined): Pick<HealthSum, 'loads' | 'failures'> =>
    health.find((sum) => sum.remote === remote && sum.version === version) ?? { loads: 0, failures: 0 };
  const shareOf = (version: string | null | undefined) =>
    shares.find((share) => share.version === version) ?? { users: 0, affected: 0 };
  const [canary, beside] = [healthOf(canaryVersion), healthOf(live)];
  const share = shareOf(canaryVersion);
  const liveShare = live ? await comparisonOf(deps, remote, live, shareOf(live)) : shareOf(undefined);
  return {
    loads: canary.loads,
    failures: canary.failures,
    liveLoads: beside.loads,
    liveFailures: beside.failures,
    users: share.users,
    errorUsers: share.affected,
    liveUsers: liveShare.users,
    liveErrorUsers: liveShare.affected,
  };
}

/** What the trail keeps of a canary that is withdrawn. */
export async function describeCanary(deps: Deps, channel: RemoteChannel) {
  return { ...(await readCanaryEvidence(deps, channel)), errors: await readErrorEvidence(deps, channel) };
}

/** The errors of a canary that most signed-in users met; none where they cannot be read within two seconds. */
export async function readErrorEvidence(
  deps: Pick<Deps, 'errors' | 'sources' | 'clock'>,
  channel: RemoteChannel,
): Promise<ErrorEvidence[]> {
  const patience = new AbortController();
  const late = deps.clock.sleep(EVIDENCE_MS, patience.signal).then(() => []);
  try {
    return await Promise.race([mostMet(deps, channel), late]);
  } catch {
    return [];
  } finally {
    patience.abort();
  }
}

async function mostMet(
  { errors, sources }: Pick<Deps, 'errors' | 'sources'>,
  { remote, canaryVersion, changedAt }: RemoteChannel,
): Promise<ErrorEvidence[]> {
  const met = await errors.since(new Date(changedAt));
  const most = met
    .filter((error) => error.remote === remote && error.version === canaryVersion && error.users > 0)
    .slice(0, MOST_ERRORS);
  const located = await sources.locate(most);
  return most.map(({ message, place, times, users }, index) => ({
    message,
    place,
    source: located[index] ?? null,
    times,
    users,
  }));
}

async function comparisonOf(
  { errors, clock }: Deps,
  remote: string,
  live: string,
  beside: { users: number; affected: number },
) {
  if (beside.users >= ENOUGH_LIVE_USERS) return beside;
  const week = await errors.shares(remote, new Date(clock.now().getTime() - WEEK_MS));
  return week.find(({ version }) => version === live) ?? beside;
}
