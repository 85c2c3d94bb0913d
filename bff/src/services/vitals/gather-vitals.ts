import { shellScreens } from '../../../contract/browser/shell-screens.ts';
import { SHELL, type VisitVital } from '../../../contract/web-vitals.ts';
import type { Clock } from '../../ports/clock.ts';
import type { VitalCount, WebVitalRepository } from '../../ports/web-vitals.ts';
import type { ReleaseSnapshot } from '../../remotes/release-snapshot.ts';
import type { RemoteCatalog } from '../../remotes/remote-catalog.ts';
import { bucketOf, emptyTimes } from '../registry/load-times.ts';

/** Gathers the measures of visits and passes them to the repository from time to time. */
export interface VitalGatherer {
  /** Counts measures of existing screens and versions, and ignores all others. */
  add(vitals: readonly VisitVital[]): void;
  flush(): Promise<void>;
}

interface GathererDeps {
  vitalCounts: WebVitalRepository;
  snapshot: Pick<ReleaseSnapshot, 'loaded'>;
  catalog: Pick<RemoteCatalog, 'built' | 'builtShell'>;
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

type Visited = Pick<VisitVital, 'remote' | 'screen' | 'version'>;

/** The version whose screen was visited; null where there is no such screen. */
function versionShowing(
  { snapshot, catalog }: GathererDeps,
  { remote, screen, version }: Visited,
): string | null {
  if (remote === SHELL) {
    const isOurs = shellScreens.some((path) => path === screen);
    return isOurs ? (catalog.builtShell()?.version ?? null) : null;
  }
  if (version === undefined) return null;
  const built = catalog.built(remote);
  const shown = built?.version === version ? built.remote : snapshot.loaded(remote, version)?.entry.remote;
  return shown && [...shown.paths, ...shown.publicPaths].includes(screen) ? version : null;
}
