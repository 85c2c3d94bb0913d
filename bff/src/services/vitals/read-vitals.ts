import { SHELL } from '../../../contract/page-config.ts';
import type { ScreenVitals, VitalName, VitalSummary } from '../../../contract/web-vitals.ts';
import type { User } from '../../ports/user.ts';
import type { VitalCount } from '../../ports/web-vitals.ts';
import { requireAdmin } from '../administration/require-admin.ts';
import { loadTimeOf } from '../registry/load-times.ts';
import type { ReleaseServices } from '../registry/release-services.ts';
import { inPageUnits } from './slow-limits.ts';

/** The same period as for failures, which are shown beside them. */
const DAYS = 7;
const MOST_SCREENS = 60;
/** The percentile by which browser makers rate a page: three of four visits. */
const PART = 0.75;

type Deps = Pick<ReleaseServices, 'vitals' | 'vitalCounts' | 'gatherer' | 'health' | 'profiles' | 'clock'>;

/** How fast the visits of the last seven days were, by screen and version, for administrators only. */
export async function readVitals(deps: Deps, user: User): Promise<VitalSummary> {
  await requireAdmin(deps, user);
  const since = new Date(deps.clock.now().getTime() - DAYS * 24 * 3_600_000);
  await Promise.all([deps.vitals.flush(), deps.gatherer.flush()]);
  const [counts, health] = await Promise.all([deps.vitalCounts.since(since), deps.health.since(since)]);
  const screens = Object.values(Object.groupBy(counts, keyOf)).flatMap((measures = []) => {
    const [first] = measures;
    if (!first) return [];
    const { remote, version } = first;
    const failures = health.find((sum) => sum.remote === remote && sum.version === version)?.failures ?? 0;
    return [presentScreen(first, measures, remote === SHELL ? null : failures)];
  });
  return { days: DAYS, screens: screens.sort((a, b) => b.visits - a.visits).slice(0, MOST_SCREENS) };
}

const keyOf = ({ remote, version, screen }: VitalCount) => `${remote} ${version} ${screen}`;

function presentScreen(
  { remote, version, screen }: VitalCount,
  measures: readonly VitalCount[],
  failures: number | null,
): ScreenVitals {
  const timesOf = (name: VitalName) => measures.find((measure) => measure.name === name)?.times ?? [];
  const quantile = (name: VitalName) => {
    const value = loadTimeOf(timesOf(name), PART);
    return value === null ? null : inPageUnits(name, value);
  };
  return {
    remote,
    version,
    screen,
    visits: Math.max(...measures.map(({ times }) => times.reduce((sum, visits) => sum + visits, 0))),
    lcpMs: quantile('LCP'),
    inpMs: quantile('INP'),
    cls: quantile('CLS'),
    fcpMs: quantile('FCP'),
    ttfbMs: quantile('TTFB'),
    failures,
  };
}
