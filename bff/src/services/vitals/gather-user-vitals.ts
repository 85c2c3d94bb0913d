import { SHELL } from '../../../contract/page-config.ts';
import type { VisitVital } from '../../../contract/web-vitals.ts';
import type { Logger } from '../../logging/logger.ts';
import type { Clock } from '../../ports/clock.ts';
import { StoreError } from '../../ports/store-error.ts';
import type { UserVitalCount, UserVitalRepository } from '../../ports/user-vitals.ts';
import type { ReleaseSnapshot } from '../../remotes/release-snapshot.ts';
import { type EventSource, userWhoHad } from '../registry/gather-events.ts';
import { slowBeyond } from './slow-limits.ts';
import { type ShownVersions, versionShowing } from './version-showing.ts';

/** Gathers which signed-in users found which version slow, and passes it to the repository from time to time. */
export interface UserVitalGatherer {
  /** Counts the visits of signed-in users to versions that they were served, and ignores all others. */
  add(vitals: readonly VisitVital[], from: EventSource): void;
  /** Stores what was gathered. Rejects where the store is away, and keeps it for the next time; drops what the store refuses. */
  flush(): Promise<void>;
}

interface GathererDeps extends ShownVersions {
  userVitals: Pick<UserVitalRepository, 'add'>;
  snapshot: Pick<ReleaseSnapshot, 'loaded' | 'channel'>;
  clock: Pick<Clock, 'now'>;
  logger: Logger;
}

/** Between two flushes; what comes beyond is dropped. */
const MAX_GATHERED = 5000;

export function createUserVitalGatherer(deps: GathererDeps): UserVitalGatherer {
  let gathered = new Map<string, UserVitalCount>();
  const count = ({ reports, slow, firstSlow, ...key }: UserVitalCount) => {
    const name = Object.values(key).join(' ');
    const known = gathered.get(name);
    if (!known && gathered.size >= MAX_GATHERED) return;
    gathered.set(name, {
      ...key,
      reports: (known?.reports ?? 0) + reports,
      slow: (known?.slow ?? 0) + slow,
      firstSlow: known?.firstSlow ?? firstSlow,
    });
  };
  return {
    add(vitals, from) {
      for (const { name, value, remote, screen, version: told } of vitals) {
        const limit = slowBeyond[name];
        // A visit does not tell of which shell it was, and signed-in users hardly see its own screens.
        if (limit === undefined || remote === SHELL) continue;
        const version = versionShowing(deps, { remote, screen, version: told });
        const visitor = version && userWhoHad(deps.snapshot, remote, version, from);
        if (!version || !visitor) continue;
        const since = periodOf(deps, remote);
        const isSlow = value > limit;
        const visit = { reports: 1, slow: Number(isSlow), firstSlow: isSlow };
        count({ remote, version, name, visitor, since, ...visit });
      }
    },
    async flush() {
      const taken = gathered;
      if (taken.size === 0) return;
      gathered = new Map();
      await deps.userVitals.add([...taken.values()]).catch((failure: unknown) => {
        // It would be refused again, for ever, together with all that comes after it.
        if (failure instanceof StoreError && failure.kind === 'rejected')
          return deps.logger.error({ err: failure, counts: taken.size }, 'measures of users were dropped');
        // Counts that the repository could not store are kept for the next flush.
        for (const late of taken.values()) count(late);
        throw failure;
      });
    },
  };
}

/** Since when a visit counts: a change of the remote begins a new day, so that a canary is compared with what came beside it. */
function periodOf({ snapshot, clock }: Pick<GathererDeps, 'snapshot' | 'clock'>, remote: string): string {
  const day = new Date(clock.now()).setUTCHours(0, 0, 0, 0);
  const changed = Date.parse(snapshot.channel(remote)?.changedAt ?? '') || 0;
  return new Date(Math.max(day, changed)).toISOString();
}
