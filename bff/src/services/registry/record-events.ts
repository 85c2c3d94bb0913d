import type { RemoteEvent } from '../../../contract/remote-health.ts';
import { evaluateCanaries } from './evaluate-canaries.ts';
import type { EventSource } from './gather-events.ts';
import type { ReleaseServices } from './release-services.ts';

/** Counts what a page reports. A failure of a canary is evaluated at once, the rest with the next flush. */
export async function recordEvents(
  deps: ReleaseServices,
  events: readonly RemoteEvent[],
  from: EventSource,
): Promise<void> {
  if (!deps.gatherer.add(events, from)) return;
  await deps.gatherer.flush();
  await evaluateCanaries(deps);
}
