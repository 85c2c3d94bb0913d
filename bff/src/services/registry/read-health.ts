import type { HealthSummary, VersionHealth } from '../../../contract/remote-health.ts';
import type { HealthSum } from '../../ports/remote-health.ts';
import { loadTimeOf } from './load-times.ts';
import { type Actor, maySee } from './recognise-actor.ts';
import type { ReleaseServices } from './release-services.ts';

/** What pages reported about each version in the last minutes, including the reports that this node still holds. */
export async function readHealth(
  { gatherer, health, clock }: Pick<ReleaseServices, 'gatherer' | 'health' | 'clock'>,
  actor: Actor,
  minutes: number,
): Promise<HealthSummary> {
  const since = new Date(clock.now().getTime() - minutes * 60_000);
  await gatherer.flush();
  const [versions, curve] = await Promise.all([health.since(since), health.minutesSince(since)]);
  const isShown = ({ remote }: { remote: string }) => maySee(actor, remote);
  return { versions: versions.filter(isShown).map(presentHealth), minutes: curve.filter(isShown) };
}

function presentHealth({ loadMs, times, ...sum }: HealthSum): VersionHealth {
  return {
    ...sum,
    averageMs: sum.loads > 0 ? loadMs / sum.loads : null,
    medianMs: loadTimeOf(times, 0.5, sum.maxMs),
    p95Ms: loadTimeOf(times, 0.95, sum.maxMs),
  };
}
