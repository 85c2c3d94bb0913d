import type { RemoteEvent } from '../../../contract/remote-health.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Observer, unobserved } from '../../ports/observer.ts';
import type { HealthCount, RemoteHealthRepository } from '../../ports/remote-health.ts';
import type { RemoteChannel } from '../../ports/remote-registry.ts';
import { inCanary } from '../../remotes/canary-bucket.ts';
import type { ReleaseSnapshot } from '../../remotes/release-snapshot.ts';
import { isUserName } from '../../remotes/visitor-seals.ts';
import { bucketOf, emptyTimes } from './load-times.ts';

/** The source of events. */
export interface EventSource {
  visitor: string | null;
  network: string;
}

/** Gathers the reports of pages and passes them to the repository from time to time. */
export interface EventGatherer {
  /** Counts events of versions that exist. True when a failure of a canary was among them. */
  add(events: readonly RemoteEvent[], from: EventSource): boolean;
  flush(): Promise<void>;
}

/** One user with a broken browser, or bad intentions, must not roll a version back: each user's failures are counted once. */
const FAILURES_OF_ONE_VISITOR = 1;
const FAILURES_OF_ONE_NETWORK = 40;
const WITHIN_MS = 24 * 60 * 60_000;
const MAX_SOURCES = 50_000;

interface Gathering extends Omit<HealthCount, 'visitors' | 'times'> {
  times: number[];
  visitors: Set<string>;
}

export function createEventGatherer(
  deps: { health: RemoteHealthRepository; snapshot: ReleaseSnapshot; clock: Clock; observer?: Observer },
  isBuilt: (remote: string, version: string) => boolean,
): EventGatherer {
  let gathered = new Map<string, Gathering>();
  const limits = createFailureLimits(deps.clock);
  const { note } = deps.observer ?? unobserved;
  return {
    add(events, from) {
      let canaryFailed = false;
      for (const { remote, version, kind, ms } of events) {
        if (!deps.snapshot.knows(remote, version) && !isBuilt(remote, version)) continue;
        const channel = deps.snapshot.channel(remote);
        const ofCanary = channel?.canaryVersion === version;
        if (ofCanary && !wasServed(channel, from)) continue;
        const failed = kind !== 'loaded';
        if (failed && !limits.take(`${remote}@${version}`, from)) continue;
        note(
          failed
            ? { what: 'remote_failed', remote, version, why: kind }
            : { what: 'remote_loaded', remote, version, ms },
        );
        const count = gatheringOf(gathered, remote, version);
        count.loads += failed ? 0 : 1;
        count.failures += failed ? 1 : 0;
        count.loadMs += failed ? 0 : Math.round(ms);
        count.maxMs = Math.max(count.maxMs, failed ? 0 : Math.round(ms));
        if (!failed) count.times[bucketOf(ms)] = (count.times[bucketOf(ms)] ?? 0) + 1;
        if (from.visitor) count.visitors.add(from.visitor);
        canaryFailed ||= failed && ofCanary;
      }
      return canaryFailed;
    },
    async flush() {
      const taken = gathered;
      if (taken.size === 0) return;
      gathered = new Map();
      const counts = [...taken.values()].map((count) => ({ ...count, visitors: [...count.visitors] }));
      await deps.health.add(counts, deps.clock.now()).catch((error: unknown) => {
        // Counts that the repository could not store are kept for the next flush.
        for (const count of taken.values()) addTo(gathered, count);
        throw error;
      });
    },
  };
}

/** Remotes are for signed-in users: only a signed-in user who is in the canary can have seen it. */
const wasServed = ({ remote, canaryPercent }: RemoteChannel, { visitor }: EventSource) =>
  visitor !== null && isUserName(visitor) && inCanary(visitor, remote, canaryPercent);

/** The signed-in user who was served a version; null for everybody else, by whose word no version is evaluated. */
export function userWhoHad(
  snapshot: Pick<ReleaseSnapshot, 'channel'>,
  remote: string,
  version: string,
  from: EventSource,
): string | null {
  if (!from.visitor || !isUserName(from.visitor)) return null;
  const channel = snapshot.channel(remote);
  return channel?.canaryVersion === version && !wasServed(channel, from) ? null : from.visitor;
}

function gatheringOf(gathered: Map<string, Gathering>, remote: string, version: string): Gathering {
  const key = `${remote}@${version}`;
  const known = gathered.get(key);
  if (known) return known;
  const fresh = {
    remote,
    version,
    loads: 0,
    failures: 0,
    loadMs: 0,
    maxMs: 0,
    times: emptyTimes(),
    visitors: new Set<string>(),
  };
  gathered.set(key, fresh);
  return fresh;
}

function addTo(gathered: Map<string, Gathering>, late: Gathering): void {
  const count = gatheringOf(gathered, late.remote, late.version);
  count.loads += late.loads;
  count.failures += late.failures;
  count.loadMs += late.loadMs;
  count.maxMs = Math.max(count.maxMs, late.maxMs);
  count.times = count.times.map((loads, bucket) => loads + (late.times[bucket] ?? 0));
  for (const visitor of late.visitors) count.visitors.add(visitor);
}

function createFailureLimits(clock: Clock) {
  let taken = new Map<string, number>();
  let since = clock.now().getTime();
  const countOf = (key: string) => taken.get(key) ?? 0;
  return {
    take(version: string, { visitor, network }: EventSource): boolean {
      const now = clock.now().getTime();
      if (now - since > WITHIN_MS || taken.size > MAX_SOURCES) {
        taken = new Map();
        since = now;
      }
      const keys = [
        [`${version} ${visitor ?? network}`, FAILURES_OF_ONE_VISITOR],
        [`${version} network ${network}`, FAILURES_OF_ONE_NETWORK],
      ] as const;
      if (keys.some(([key, limit]) => countOf(key) >= limit)) return false;
      for (const [key] of keys) taken.set(key, countOf(key) + 1);
      return true;
    },
  };
}
