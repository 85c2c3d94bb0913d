import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { generateKeys, lockDataDirectory, readOrCreateKeys, requireRoom } from './data-directory.ts';
import { demonstrationAccount, seedDemonstrationAccount } from './demonstration-account.ts';
import { requireItsDatabase } from './folder-and-database.ts';
import { createSandboxGoogle, type SandboxGoogle } from './google-codes.ts';
import { keepRunning } from './keep-running.ts';
import type { Mail, WorkerSettings } from './worker-messages.ts';
import { type EmbeddedLogger, startWorkerThread } from './worker-thread.ts';

const MAX_MAILS = 500;

export interface EmbeddedSupabaseOptions {
  /** The folder that keeps everything, or `memory` for a database that ends with the process. */
  dataDir: string;
  /** A PostgreSQL server that keeps the rows in place of PGlite; the folder keeps the rest. */
  postgresUrl?: string | undefined;
  /** Port on the loopback interface; any free one when left out. */
  port?: number | undefined;
  /** Where the application is reached; the links in e-mails lead there. */
  siteUrl: string;
  /** Whether there is a demonstration account, whose password everybody knows. */
  demonstration?: boolean | undefined;
  /** Whether its mails are also stored as rows of `outgoing_mails`, to be sent. */
  sendsMails?: boolean | undefined;
  /** Called when the thread serves again after it ended or hung. */
  onRestart?: (() => void) | undefined;
  logger?: EmbeddedLogger | undefined;
}

export interface EmbeddedSupabase {
  url: string;
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  /** The mails since the start, newest first; the last 500. */
  inbox(): Mail[];
  google: SandboxGoogle;
  /** Puts a mail into the inbox. */
  deliver(mail: Omit<Mail, 'sentAt'>): void;
  /** Copies the data folder, as it is between two requests, to a folder on the same disk. */
  copyTo(folder: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the embedded Supabase project in a worker thread and resolves when it answers, migrated, with the
 * demonstration account in it. A thread that ends or hangs is started again, at the same address; until then calls find
 * nobody there. Holds the folder's lock until `close()`. Rejects with `StartupError` when the folder
 * is in use or not writable, or the port is taken.
 */
export async function startEmbeddedSupabase(options: EmbeddedSupabaseOptions): Promise<EmbeddedSupabase> {
  const home = openHome(options.dataDir, options.postgresUrl);
  try {
    const project = await runWorker(home, options);
    const embedded: EmbeddedSupabase = {
      ...project,
      async close() {
        await project.close();
        home.leave();
      },
    };
    if (options.demonstration !== false) await seedDemonstrationAccount(embedded);
    return embedded;
  } catch (error) {
    home.leave();
    throw error;
  }
}

type Home = ReturnType<typeof openHome>;

function openHome(dataDir: string, postgresUrl: string | undefined) {
  const inMemory = dataDir === 'memory';
  const folder = inMemory ? mkdtempSync(join(tmpdir(), 'andromeda-')) : resolve(dataDir);
  const lock = inMemory ? null : lockDataDirectory(folder, { shared: postgresUrl !== undefined });
  try {
    if (!inMemory) requireItsDatabase(folder, postgresUrl);
  } catch (error) {
    lock?.release();
    throw error;
  }
  return {
    requireRoom: () => {
      if (!inMemory) requireRoom(folder);
    },
    settings: ({
      port,
      siteUrl,
      sendsMails,
      demonstration = true,
    }: EmbeddedSupabaseOptions): WorkerSettings => ({
      closedAccount: demonstration ? null : demonstrationAccount.email,
      databaseUrl: postgresUrl ?? (inMemory ? 'memory://' : join(folder, 'database')),
      pictureFolder: join(folder, 'storage'),
      port: port ?? 0,
      siteUrl: siteUrl.replace(/\/+$/, ''),
      sendsMails,
      keys: inMemory ? generateKeys() : readOrCreateKeys(folder),
    }),
    leave() {
      lock?.release();
      if (inMemory) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function runWorker(home: Home, options: EmbeddedSupabaseOptions) {
  const { logger } = options;
  const mails: Mail[] = [];
  const onMail = (mail: Mail) => {
    mails.unshift(mail);
    mails.length = Math.min(mails.length, MAX_MAILS);
  };
  const settings = home.settings(options);
  const thread = await startWorkerThread(settings, { logger, onMail });
  const startAgain = async () => {
    home.requireRoom();
    const port = Number(new URL(thread.url).port);
    const next = await startWorkerThread({ ...settings, port }, { logger, onMail });
    options.onRestart?.();
    return next;
  };
  const { publishableKey, secretKey, jwtSecret } = settings.keys;
  return {
    url: thread.url,
    publishableKey,
    secretKey,
    jwtSecret,
    inbox: () => [...mails],
    deliver: (mail: Omit<Mail, 'sentAt'>) => onMail({ ...mail, sentAt: new Date().toISOString() }),
    google: createSandboxGoogle(secretKey),
    ...keepRunning(thread, startAgain, logger),
  };
}
