import type { Logger } from '../logging/logger.ts';

/** What this node knows of a small table, so that no page asks the database; read again like the registry. */
export interface KnownRows<Row> {
  rows(): readonly Row[];
  /** Keeps what it knew, and logs, where the database does not answer. */
  refresh(): Promise<void>;
  /** Takes what an earlier process knew, until the database answers. */
  restore(rows: readonly Row[]): void;
}

export function createKnownRows<Row>(
  readAll: () => Promise<readonly Row[]>,
  logger: Logger,
  failureMessage: string,
): KnownRows<Row> {
  let known: readonly Row[] = [];
  let reading: Promise<void> = Promise.resolve();
  let failing = false;
  return {
    rows: () => known,
    refresh: () => {
      // One after another: a slow answer must not overwrite a newer state.
      reading = reading.then(readAll).then(
        (rows) => {
          known = rows;
          failing = false;
        },
        (err: unknown) => {
          if (!failing) logger.error({ err }, failureMessage);
          failing = true;
        },
      );
      return reading;
    },
    restore: (rows) => {
      known = rows;
    },
  };
}
