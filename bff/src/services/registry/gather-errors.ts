import { createHash } from 'node:crypto';
import type { RemoteErrorReport } from '../../../contract/remote-errors.ts';
import type { Logger } from '../../logging/logger.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ErrorCount, RemoteErrorRepository } from '../../ports/remote-errors.ts';
import { StoreError } from '../../ports/store-error.ts';
import type { ReleaseSnapshot } from '../../remotes/release-snapshot.ts';
import { type EventSource, userWhoHad } from './gather-events.ts';

/** Gathers the errors that pages report and passes them to the repository from time to time. */
export interface ErrorGatherer {
  /** Counts errors of versions that exist, and ignores all others. */
  add(reports: readonly RemoteErrorReport[], from: EventSource): void;
  /** Stores what was gathered. Rejects where the store is away, and keeps it for the next time; drops what the store refuses. */
  flush(): Promise<void>;
}

/** One page reports each error of it at most every few seconds, so this is far above what a broken screen sends. */
const REPORTS_OF_ONE_SOURCE = 40;
/** A version has places for fifty different errors of users, so that one alone cannot take them all. */
const ERRORS_OF_ONE_SOURCE = 10;
const WITHIN_MS = 24 * 60 * 60_000;
const MAX_SOURCES = 50_000;
/** Between two flushes; what comes beyond is dropped. */
const MAX_GATHERED = 1000;
/** Of these, errors that only strangers met, so that users' errors always find room. */
const MAX_OF_STRANGERS = MAX_GATHERED / 2;

type Gathering = Omit<ErrorCount, 'users'> & { users: Set<string> };

export function createErrorGatherer(
  deps: {
    errors: Pick<RemoteErrorRepository, 'add'>;
    snapshot: ReleaseSnapshot;
    clock: Pick<Clock, 'now'>;
    logger: Logger;
  },
  isBuilt: (remote: string, version: string) => boolean,
): ErrorGatherer {
  let gathered = new Map<string, Gathering>();
  let ofStrangers = 0;
  const mayReport = createReportLimit(deps.clock);
  const count = ({ users, times, anonymousTimes, ...error }: Gathering) => {
    const key = `${error.remote}@${error.version} ${error.fingerprint}`;
    const known = gathered.get(key);
    if (!known) {
      if (gathered.size >= MAX_GATHERED || (times === 0 && ofStrangers >= MAX_OF_STRANGERS)) return;
      if (times === 0) ofStrangers += 1;
    }
    const sum = known ?? { ...error, times: 0, anonymousTimes: 0, users: new Set<string>() };
    sum.times += times;
    sum.anonymousTimes += anonymousTimes;
    for (const user of users) sum.users.add(user);
    gathered.set(key, sum);
  };
  return {
    add(reports, from) {
      for (const report of reports) {
        const { remote, version } = report;
        if (!deps.snapshot.knows(remote, version) && !isBuilt(remote, version)) continue;
        const user = userWhoHad(deps.snapshot, remote, version, from);
        const error = countedFor(user, report);
        if (mayReport(`${remote}@${version} ${user ?? from.network}`, error.fingerprint)) count(error);
      }
    },
    async flush() {
      const taken = gathered;
      if (taken.size === 0) return;
      gathered = new Map();
      ofStrangers = 0;
      const counts = [...taken.values()].map((error) => ({ ...error, users: [...error.users] }));
      await deps.errors.add(counts, deps.clock.now()).catch((failure: unknown) => {
        // It would be refused again, for ever, together with all that comes after it.
        if (failure instanceof StoreError && failure.kind === 'rejected')
          return deps.logger.error({ err: failure, errors: counts.length }, 'errors of remotes were dropped');
        // Counts that the repository could not store are kept for the next flush.
        for (const late of taken.values()) count(late);
        throw failure;
      });
    },
  };
}

/** A report as it is added to the counts: of its user, or of a stranger. */
function countedFor(user: string | null, { times, ...error }: RemoteErrorReport): Gathering {
  return {
    ...error,
    fingerprint: fingerprintOf(error.message, error.place),
    times: user ? times : 0,
    anonymousTimes: user ? 0 : times,
    users: new Set(user ? [user] : []),
  };
}

const fingerprintOf = (message: string, place: string) =>
  createHash('sha256').update(`${message}\n${place}`).digest('hex').slice(0, 16);

function createReportLimit(clock: Pick<Clock, 'now'>) {
  let taken = new Map<string, { reports: number; errors: Set<string> }>();
  let since = clock.now().getTime();
  return (source: string, fingerprint: string): boolean => {
    const now = clock.now().getTime();
    if (now - since > WITHIN_MS || taken.size > MAX_SOURCES) {
      taken = new Map();
      since = now;
    }
    const { reports, errors } = taken.get(source) ?? { reports: 0, errors: new Set<string>() };
    if (reports >= REPORTS_OF_ONE_SOURCE) return false;
    if (!errors.has(fingerprint) && errors.size >= ERRORS_OF_ONE_SOURCE) return false;
    taken.set(source, { reports: reports + 1, errors: errors.add(fingerprint) });
    return true;
  };
}
