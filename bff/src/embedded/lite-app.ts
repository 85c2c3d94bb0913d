import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { EmailDriver } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { copyData } from './copy-data.ts';
import type { DatabaseCode } from './database-code.ts';
import { forgetRowArrays } from './forget-row-arrays.ts';
import { leaveOutExtensions } from './leave-out-extensions.ts';
import { createLiteProject } from './lite-project.ts';
import { applyMigrations } from './migrations.ts';
import { shareOneSession } from './one-session.ts';
import { togetherIn } from './renew-sessions.ts';
import { type Answer, serveProject } from './serve-project.ts';
import { isRefusal } from './sql-database.ts';
import { gatherTransactionStart } from './transaction-start.ts';
import type { WorkerSettings } from './worker-messages.ts';

/**
 * A quarter of the buffers that PGlite takes. Pages of the database's files stay in the operating system's memory as well, and to clear 128 MB
 * is a third of what a start of the database costs.
 */
export const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** The embedded project as its thread runs it. */
export interface RunningProject {
  fetch: Answer;
  applied: string[];
  /** Rejects when the database does not answer any more and another thread must start it. A refusal by it is an answer. */
  requireAlive(): Promise<void>;
  /** Copies the data folder, as it is between two requests, to a folder on the same disk. */
  copyTo(folder: string): Promise<void>;
  close(): Promise<void>;
}

export interface LiteApp extends RunningProject {
  /** The database itself, without access rules. */
  database: PgliteConnection['driver'];
}

interface Beginning {
  /** PGlite's code, where another thread has compiled it. */
  code?: DatabaseCode;
  /** What a new database begins as. */
  template?: Blob;
}

/** The embedded project in a folder of its own, or in memory, migrated and warmed up. */
export async function openLiteApp(
  settings: WorkerSettings,
  inbox: EmailDriver,
  { code, template }: Beginning = {},
): Promise<LiteApp> {
  leaveOutExtensions();
  const connection = await createPgliteConnection({
    url: settings.databaseUrl,
    pgliteOptions: {
      relaxedDurability: false,
      startParams,
      ...(code ? { pgliteWasmModule: code } : {}),
      ...(template ? { loadDataDir: template } : {}),
    },
  });
  const database = connection.driver;
  await database.waitReady;
  await forgetRowArrays(database);
  const email = settings.sendsMails ? await withOutbox(database, settings, inbox) : inbox;
  const app = createLiteProject(connection, settings, email);
  await app.ensureSystemSchema();
  const applied = await applyMigrations(database);
  if (settings.statements) countStatements(database, new Int32Array(settings.statements));
  const requireAlive = aliveCheck(database);
  gatherTransactionStart(database);
  const { runInTurn, runAlone } = shareOneSession(database);
  const fetch = await serveProject(
    { app, database, settings, email, together: togetherIn(database) },
    runInTurn,
  );
  const copyTo = (folder: string) =>
    runAlone(async (execute) => {
      await execute('CHECKPOINT');
      await copyData(dirname(settings.databaseUrl), folder);
    });
  return { fetch, database, applied, requireAlive, copyTo, close: () => connection.close() };
}

/** Its encryption, and the schemas that it reads with, are for the few projects that send mails. */
async function withOutbox(
  database: PgliteConnection['driver'],
  { keys }: WorkerSettings,
  inbox: EmailDriver,
): Promise<EmailDriver> {
  const { keepInOutbox } = await import('./mail-outbox.ts');
  return keepInOutbox(database, inbox, keys.secretKey);
}

function countStatements(database: PgliteConnection['driver'], counter: Int32Array<SharedArrayBuffer>): void {
  const run = database.query.bind(database);
  database.query = (...statement: Parameters<typeof run>) => {
    Atomics.add(counter, 0, 1);
    return run(...statement);
  };
}

/** It asks between the statements of the session's holder, so that a long queue of requests does not look like a dead database. */
function aliveCheck(database: PgliteConnection['driver']): RunningProject['requireAlive'] {
  const ask = database.query.bind(database);
  return async () => {
    await ask('select 1').catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
    });
  };
}
