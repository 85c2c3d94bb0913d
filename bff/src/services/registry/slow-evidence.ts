import type { VitalName } from '../../../contract/web-vitals.ts';
import type { RemoteChannel } from '../../ports/remote-registry.ts';
import type { SlowShare } from '../../ports/user-vitals.ts';
import { inPageUnits, slowBeyond } from '../vitals/slow-limits.ts';
import { isWorse, part } from './compare-shares.ts';
import { comparisonOf } from './live-comparison.ts';
import { loadTimeOf } from './load-times.ts';
import type { ReleaseServices } from './release-services.ts';

/** How many signed-in users found a canary slow by one metric, beside the live version; limits and times in ms, CLS as browsers count it. */
export interface SlowEvidence {
  name: VitalName;
  limit: number;
  users: number;
  slowUsers: number;
  liveUsers: number;
  liveSlowUsers: number;
}

/** What three of four visits did not pass since the day of the change, strangers' visits included; null where nothing was measured. */
interface Quantiles {
  p75: number | null;
  liveP75: number | null;
}

/** The percentile by which browser makers rate a page. */
const PART = 0.75;

type Deps = Pick<ReleaseServices, 'userVitals' | 'vitalCounts' | 'clock'>;

/** Whether too many of a canary's users found it slow by one metric. */
export const isTooSlow = ({ users, slowUsers, liveUsers, liveSlowUsers }: SlowEvidence): boolean =>
  isWorse({ users, affected: slowUsers }, { users: liveUsers, affected: liveSlowUsers });

/** The metrics by which users of a canary were measured, the one that speaks most against it first. */
export async function readSlowEvidence(
  deps: Deps,
  { remote, canaryVersion, changedAt }: RemoteChannel,
  live: string | undefined,
): Promise<SlowEvidence[]> {
  const shares = await deps.userVitals.shares(remote, new Date(changedAt));
  const evidence = shares
    .filter(({ version }) => version === canaryVersion)
    .map(async ({ name, users, affected }) => {
      const ofLive = (all: readonly SlowShare[]) =>
        all.find((share) => share.version === live && share.name === name);
      const week = async (since: Date) => ofLive(await deps.userVitals.shares(remote, since));
      const beside = await comparisonOf(deps.clock, ofLive(shares), live ? week : undefined);
      return {
        name,
        limit: inPageUnits(name, slowBeyond[name] ?? 0),
        users,
        slowUsers: affected,
        liveUsers: beside.users,
        liveSlowUsers: beside.affected,
      };
    });
  return (await Promise.all(evidence)).sort(
    (one, other) => Number(isTooSlow(other)) - Number(isTooSlow(one)) || excessOf(other) - excessOf(one),
  );
}

/** The same with the times of three of four visits. */
export async function addQuantiles(
  { vitalCounts }: Pick<Deps, 'vitalCounts'>,
  { remote, canaryVersion, changedAt }: RemoteChannel,
  live: string | undefined,
  evidence: readonly SlowEvidence[],
): Promise<(SlowEvidence & Quantiles)[]> {
  const counts = (await vitalCounts.since(new Date(changedAt))).filter((count) => count.remote === remote);
  const quantileOf = (name: VitalName, version: string | null | undefined) => {
    const screens = counts.filter((count) => count.name === name && count.version === version);
    const times = (screens[0]?.times ?? []).map((_, bucket) =>
      screens.reduce((sum, screen) => sum + (screen.times[bucket] ?? 0), 0),
    );
    const value = loadTimeOf(times, PART);
    return value === null ? null : inPageUnits(name, Math.round(value));
  };
  return evidence.map((one) => ({
    ...one,
    p75: quantileOf(one.name, canaryVersion),
    liveP75: quantileOf(one.name, live),
  }));
}

const excessOf = ({ users, slowUsers, liveUsers, liveSlowUsers }: SlowEvidence) =>
  part(slowUsers, users) - part(liveSlowUsers, liveUsers);
