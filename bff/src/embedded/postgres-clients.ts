import { setTimeout as delay } from 'node:timers/promises';
import type postgres from 'postgres';
import { isRefusal } from './sql-database.ts';

/** The server itself ends a statement after 15 s; a server that is silent for longer is gone. */
const ANSWER_LIMIT_MS = 20_000;

/** One connection, for a single caller at a time. */
export interface Client {
  unsafe(sql: string, values?: readonly unknown[]): Promise<postgres.RowList<postgres.Row[]>>;
  release(): void;
}

export interface Clients {
  /** Waits until one is free. */
  take(): Promise<Client>;
  close(): Promise<void>;
}

interface Connection {
  sql: postgres.Sql;
  /** Its transaction and settings are lost: further statements are refused, and no other caller gets it. */
  lost: boolean;
}

/**
 * At most `size` connections, each taken by one caller at a time. The driver's own pool is not used: after a connection broke,
 * its caller's next statements crash the process or run in whatever the connection is used for next (read in
 * postgres 3.4.9). `connect` opens one that never connects again by itself.
 */
export function createClients(connect: (onClose: () => void) => postgres.Sql, size: number): Clients {
  const open = new Set<Connection>();
  const idle: Connection[] = [];
  const waiting: ((connection: Connection) => void)[] = [];

  const openOne = () => {
    const connection: Connection = { sql: connect(() => lose(connection)), lost: false };
    open.add(connection);
    return connection;
  };
  const lose = (connection: Connection) => {
    if (connection.lost) return;
    connection.lost = true;
    open.delete(connection);
    const place = idle.indexOf(connection);
    if (place >= 0) idle.splice(place, 1);
    void connection.sql.end({ timeout: 0 }).catch(() => undefined);
    const next = waiting.shift();
    if (next) next(openOne());
  };
  const giveBack = (connection: Connection) => {
    if (connection.lost) return;
    const next = waiting.shift();
    if (next) next(connection);
    else idle.push(connection);
  };
  const take = () => {
    const free = idle.pop() ?? (open.size < size ? openOne() : null);
    return free ? Promise.resolve(free) : new Promise<Connection>((settle) => waiting.push(settle));
  };

  return {
    async take() {
      const connection = await take();
      let released = false;
      return {
        async unsafe(sql, values = []) {
          if (connection.lost || released) throw new Error('the connection to the database was lost');
          try {
            return await answerInTime(connection.sql.unsafe(sql, values.map(asParameter)));
          } catch (error) {
            if (!isRefusal(error)) lose(connection);
            throw error;
          }
        },
        release() {
          if (!released) giveBack(connection);
          released = true;
        },
      };
    },
    async close() {
      await Promise.all([...open].map(({ sql }) => sql.end({ timeout: 5 })));
    },
  };
}

async function answerInTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const patience = new AbortController();
  const late = delay(ANSWER_LIMIT_MS, undefined, { signal: patience.signal, ref: false }).then(() => {
    throw new Error('the database did not answer in time');
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    patience.abort();
    late.catch(() => undefined);
  }
}

/** As PGlite takes it. */
function asParameter(value: unknown): postgres.ParameterOrJSON<never> {
  if (value instanceof Date) return value.toISOString();
  return (value ?? null) as postgres.ParameterOrJSON<never>;
}
