import type { HealthCurves } from '../../../contract/remote-health.ts';
import { loadTimeOf } from './load-times.ts';
import { type Actor, maySee, requireRemote } from './recognise-actor.ts';
import type { ReleaseServices } from './release-services.ts';

const HOUR_MS = 3_600_000;

/** About fifty steps, each of which ends on a clock's own. */
const STEPS = [
  { hours: 1, minutes: 1 },
  { hours: 6, minutes: 10 },
  { hours: 24, minutes: 30 },
  { hours: 168, minutes: 180 },
];

/** Openings, failures and medians of versions over the last hours, including the reports that this node still holds. */
export async function readCurves(
  { gatherer, health, clock }: Pick<ReleaseServices, 'gatherer' | 'health' | 'clock'>,
  actor: Actor,
  { hours, ...of }: { hours: number; remote?: string | undefined; version?: string | undefined },
): Promise<HealthCurves> {
  if (of.remote && actor.teams) requireRemote(actor, of.remote);
  const stepMinutes = STEPS.find((step) => hours <= step.hours)?.minutes ?? 180;
  const step = stepMinutes * 60_000;
  const now = clock.now().getTime();
  const since = new Date(Math.floor((now - hours * HOUR_MS) / step) * step + step);
  await gatherer.flush();
  const sums = await health.curve({
    since,
    stepMinutes,
    remote: of.remote ?? null,
    version: of.version ?? null,
  });
  return {
    since: since.toISOString(),
    until: new Date(Math.floor(now / step) * step + step).toISOString(),
    stepMinutes,
    points: sums
      .filter(({ remote }) => maySee(actor, remote))
      .map(({ times, maxMs, ...point }) => ({ ...point, medianMs: loadTimeOf(times, 0.5, maxMs) })),
  };
}
