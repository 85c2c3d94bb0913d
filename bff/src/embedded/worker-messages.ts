import type { EmbeddedKeys } from './data-directory.ts';
import type { DatabaseCode } from './database-code.ts';

/** One e-mail that the embedded project would have sent. `sentAt` is ISO 8601 in UTC. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  sentAt: string;
}

/** What the worker waits for before it opens the database. */
export interface WorkerSettings {
  /** The address of a PostgreSQL server or, for PGlite, a folder or `memory://`. */
  databaseUrl: string;
  pictureFolder: string;
  port: number;
  siteUrl: string;
  /** Whether its mails are also stored to be sent, not only put into the inbox. */
  sendsMails?: boolean | undefined;
  /** An account whose present password must not open it. */
  closedAccount: string | null;
  keys: EmbeddedKeys;
  /** A 32-bit counter of the statements that the database has begun, for the thread that watches it. */
  statements?: SharedArrayBuffer | undefined;
}

/** Whether a PostgreSQL server has the rows, and not PGlite. */
export const isPostgres = ({ databaseUrl }: WorkerSettings): boolean => /^postgres(ql)?:/.test(databaseUrl);

export type WorkerMessage =
  | { type: 'ready'; url: string; applied: string[] }
  | { type: 'failed'; message: string; operatorSentence: string | null }
  | { type: 'mail'; number: number; mail: Mail }
  | { type: 'alive' }
  | { type: 'copied'; folder: string; failure: string | null }
  | { type: 'closed' };

export type MainMessage =
  | { type: 'settings'; settings: WorkerSettings }
  | { type: 'code'; code: DatabaseCode }
  | { type: 'mail_taken'; number: number }
  | { type: 'are_you_alive' }
  | { type: 'copy'; folder: string }
  | { type: 'close' };
