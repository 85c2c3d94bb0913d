import type { VisitVital } from '../../../contract/web-vitals.ts';
import type { Clock } from '../../ports/clock.ts';
import type { VitalCount, WebVitalRepository } from '../../ports/web-vitals.ts';
import { bucketOf, emptyTimes } from '../registry/load-times.ts';
import { type ShownVersions, versionShowing } from './version-showing.ts';

/** Gathers the measures of visits and passes them to the repository from time to time. */
export interface VitalGatherer {
  /** Counts measures of existing screens and versions, and ignores all others. */
  add(vitals: readonly VisitVital[]): void;
  flush(): Promise<void>;
}

interface GathererDeps extends ShownVersions {
  vitalCounts: WebVitalRepository;
  clock: Pick<Clock, 'now'>;
}

type Gathering = VitalCount & { times: number[] };

/** The memory is bounded by the screens of the versions that some channel shows. */
export function createVitalGatherer(deps: GathererDeps): VitalGatherer {
  let gathered = new Map<string, Gathering>();
  const count = ({ times, ...key }: VitalCount) => {
    const name = Object.values(key).join(' ');
    const known = gathered.get(name) ?? { ...key, times: emptyTimes() };
    known.times = known.times.map((visits, bucket) => visits + (times[bucket] ?? 0));
    gathered.set(name, known);
  };
  return {
    add(vitals) {
      for (const { name, value, remote, screen, version } of vitals) {
        const shown = versionShowing(deps, { remote, screen, version });
        if (shown === null) continue;
        const times = emptyTimes();
        times[bucketOf(value)] = 1;
        count({ remote, version: shown, screen, name, times });
      }
    },
    async flush() {
      const taken = gathered;
      if (taken.size === 0) return;
      gathered = new Map();
      await deps.vitalCounts.add([...taken.values()], deps.clock.now()).catch((error: unknown) => {
        // Counts that the repository could not store are kept for the next flush.
        for (const late of taken.values()) count(late);
        throw error;
      });
    },
  };
}
