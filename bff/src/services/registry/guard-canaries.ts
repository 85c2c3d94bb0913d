import { evaluateCanaries } from './evaluate-canaries.ts';
import type { ReleaseServices } from './release-services.ts';

/**
 * Stores what pages reported and evaluates the canaries by all that is stored, also where some of it could not be. Rejects after that
 * with the first failure.
 */
export async function guardCanaries(releases: ReleaseServices): Promise<void> {
  const { gatherer, errorGatherer, userVitalGatherer } = releases;
  const stored = await Promise.allSettled(
    [gatherer, errorGatherer, userVitalGatherer].map((each) => each.flush()),
  );
  await evaluateCanaries(releases);
  for (const outcome of stored) if (outcome.status === 'rejected') throw outcome.reason;
}
