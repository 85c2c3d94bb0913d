import type { Logger } from '../logging/logger.ts';
import type { RemoteFlagRepository, StoredFlag } from '../ports/remote-flags.ts';
import { inCanary } from './canary-bucket.ts';
import { createKnownRows } from './known-rows.ts';

/** What this node knows of the flags, so that no page asks the database; read again like the registry. */
export interface FlagSnapshot {
  flags(): readonly StoredFlag[];
  /** True while some visitors have a flag and others do not, so that their names decide. */
  divides(): boolean;
  /** The flags that are on for a visitor, by name: always the same ones for the same visitor. Null: one without a name. */
  on(visitor: string | null): string[];
  /** Keeps what it knew, and logs, where the database does not answer. */
  refresh(): Promise<void>;
  /** Takes what an earlier process knew, until the database answers. */
  restore(flags: readonly StoredFlag[]): void;
}

export function createFlagSnapshot(
  repository: Pick<RemoteFlagRepository, 'all'>,
  logger: Logger,
): FlagSnapshot {
  const { rows, refresh, restore } = createKnownRows(
    () => repository.all(),
    logger,
    'the flags of remotes could not be read',
  );
  return {
    flags: rows,
    divides: () =>
      rows().some(({ percent, visitors }) => percent < 100 && (percent > 0 || visitors.length > 0)),
    on: (visitor) =>
      rows()
        .filter((flag) => isOn(flag, visitor))
        .map(({ name }) => name),
    refresh,
    restore,
  };
}

function isOn({ name, percent, visitors }: StoredFlag, visitor: string | null): boolean {
  if (percent >= 100) return true;
  if (!visitor) return false;
  return visitors.includes(visitor) || inCanary(visitor, name, percent);
}
