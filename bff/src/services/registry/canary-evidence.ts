import { SHELL } from '../../../contract/page-config.ts';
import type { HealthSum } from '../../ports/remote-health.ts';
import type { RemoteChannel } from '../../ports/remote-registry.ts';
import { liveVersion } from './house-checks.ts';
import { comparisonOf } from './live-comparison.ts';
import type { ReleaseServices } from './release-services.ts';
import { addQuantiles, readSlowEvidence, type SlowEvidence } from './slow-evidence.ts';

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
  /** By metric, the one that speaks most against the canary first. */
  vitals: SlowEvidence[];
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

const MOST_ERRORS = 3;
/** A withdrawal waits no longer for the errors that led to it, nor for the times of visits. */
const EVIDENCE_MS = 2000;

type Deps = Pick<
  ReleaseServices,
  'health' | 'errors' | 'userVitals' | 'vitalCounts' | 'sources' | 'snapshot' | 'shells' | 'catalog' | 'clock'
>;

/** Reads what pages have reported since the canary was last changed. */
export async function readCanaryEvidence(deps: Deps, channel: RemoteChannel): Promise<CanaryEvidence> {
  const { remote, canaryVersion, changedAt } = channel;
  const since = new Date(changedAt);
  const live = liveOf(deps, remote);
  const [health, shares, vitals] = await Promise.all([
    deps.health.since(since),
    deps.errors.shares(remote, since),
    readSlowEvidence(deps, channel, live),
  ]);
  const healthOf = (version: string | null | undefined): Pick<HealthSum, 'loads' | 'failures'> =>
    health.find((sum) => sum.remote === remote && sum.version === version) ?? { loads: 0, failures: 0 };
  const week = async (time: Date) =>
    (await deps.errors.shares(remote, time)).find(({ version }) => version === live);
  const [canary, beside] = [healthOf(canaryVersion), healthOf(live)];
  const share = shares.find(({ version }) => version === canaryVersion);
  const ofLive = shares.find(({ version }) => version === live);
  const liveShare = await comparisonOf(deps.clock, ofLive, live ? week : undefined);
  return {
    loads: canary.loads,
    failures: canary.failures,
    liveLoads: beside.loads,
    liveFailures: beside.failures,
    users: share?.users ?? 0,
    errorUsers: share?.affected ?? 0,
    liveUsers: liveShare.users,
    liveErrorUsers: liveShare.affected,
    vitals,
  };
}

const liveOf = (deps: Deps, remote: string) =>
  (remote === SHELL ? deps.shells.live() : liveVersion(deps, remote))?.version;

/** What the trail keeps of a canary that an administrator withdraws. */
export const describeCanary = async (deps: Deps, channel: RemoteChannel) =>
  describeEvidence(deps, channel, await readCanaryEvidence(deps, channel));

/**
 * What the trail keeps: the evidence, the errors that most signed-in users met, and how fast visits were. What cannot be read within
 * two seconds is left out.
 */
export async function describeEvidence(deps: Deps, channel: RemoteChannel, evidence: CanaryEvidence) {
  const live = liveOf(deps, channel.remote);
  const [errors, vitals] = await Promise.all([
    within(deps.clock, mostMet(deps, channel), []),
    within(deps.clock, addQuantiles(deps, channel, live, evidence.vitals), evidence.vitals),
  ]);
  return { ...evidence, vitals, errors };
}

async function within<Answer>(clock: Deps['clock'], answer: Promise<Answer>, otherwise: Answer) {
  const patience = new AbortController();
  const late = clock.sleep(EVIDENCE_MS, patience.signal).then(() => otherwise);
  try {
    return await Promise.race([answer, late]);
  } catch {
    return otherwise;
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
