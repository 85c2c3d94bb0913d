import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { generateKeys, lockDataDirectory, readOrCreateKeys } from './data-directory.ts';
import { demonstrationAccount, seedDemonstrationAccount } from './demonstration-account.ts';
import { createSandboxGoogle, type SandboxGoogle } from './google-codes.ts';
import { StartupError } from './startup-error.ts';
import type { Mail, MainMessage, WorkerMessage, WorkerSettings } from './worker-messages.ts';

const MAX_MAILS = 500;

export interface EmbeddedSupabaseOptions {
  /** The folder that keeps everything, or `memory` for a database that ends with the process. */
  dataDir: string;
  /** Port on the loopback interface; any free one when left out. */
  port?: number | undefined;
  /** Where the application is reached; the links in e-mails lead there. */
  siteUrl: string;
  /** Whether the demonstration account, whose password everybody knows, is there. */
  demonstration?: boolean | undefined;
  logger?:
    | { info(details: object, message: string): void; error(details: object, message: string): void }
    | undefined;
  /** Called when the database stopped by itself: nothing can be stored any more. */
  onFailure?: ((error: Error) => void) | undefined;
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
  close(): Promise<void>;
}

/**
 * Starts the embedded Supabase project in a worker thread and resolves when it answers, migrated, with the
 * demonstration account in it. Holds the folder's lock until `close()`. Rejects with `StartupError` when the folder
 * is in use or not writable, or the port is taken.
 */
export async function startEmbeddedSupabase(options: EmbeddedSupabaseOptions): Promise<EmbeddedSupabase> {
  const home = openHome(options.dataDir);
  try {
    const project = await runWorker(home.settings(options), options);
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

function openHome(dataDir: string) {
  const inMemory = dataDir === 'memory';
  const folder = inMemory ? mkdtempSync(join(tmpdir(), 'andromeda-')) : resolve(dataDir);
  const lock = inMemory ? null : lockDataDirectory(folder);
  return {
    settings: ({ port, siteUrl, demonstration = true }: EmbeddedSupabaseOptions): WorkerSettings => ({
      closedAccount: demonstration ? null : demonstrationAccount.email,
      databaseUrl: inMemory ? 'memory://' : join(folder, 'database'),
      pictureFolder: join(folder, 'storage'),
      port: port ?? 0,
      siteUrl: siteUrl.replace(/\/+$/, ''),
      keys: inMemory ? generateKeys() : readOrCreateKeys(folder),
    }),
    leave() {
      lock?.release();
      if (inMemory) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function runWorker(settings: WorkerSettings, { logger, onFailure }: EmbeddedSupabaseOptions) {
  const mails: Mail[] = [];
  const keepMail = (mail: Mail) => {
    mails.unshift(mail);
    mails.length = Math.min(mails.length, MAX_MAILS);
  };
  const script = new URL('./supabase-worker.ts', import.meta.url);
  const worker = new Worker(script, { workerData: settings, stdout: true, stderr: true });
  for (const stream of [worker.stdout, worker.stderr]) {
    stream.setEncoding('utf8').on('data', (output: string) => {
      logger?.info({ output: output.trim() }, 'embedded Supabase wrote');
    });
  }
  const tell = (message: MainMessage) => worker.postMessage(message);
  let closing = false;
  const ended = new Promise<void>((settle) => worker.once('exit', () => settle()));
  const ready = new Promise<string>((settle, refuse) => {
    const fail = (error: Error) => {
      refuse(error);
      if (!closing) logger?.error({ err: error }, 'embedded Supabase stopped');
      if (!closing) onFailure?.(error);
    };
    worker.on('error', fail);
    worker.on(
      'exit',
      (code) => !closing && fail(new Error(`the embedded database's thread ended (${code})`)),
    );
    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'mail') {
        keepMail(message.mail);
        tell({ type: 'mail_taken', number: message.number });
      } else if (message.type === 'ready') {
        logger?.info({ url: message.url, migrations: message.applied }, 'embedded Supabase is ready');
        settle(message.url);
      } else if (message.type === 'failed') {
        closing = true;
        refuse(startFailure(message));
        void worker.terminate();
      } else void worker.terminate();
    });
  });
  const { publishableKey, secretKey, jwtSecret } = settings.keys;
  return {
    url: await ready,
    publishableKey,
    secretKey,
    jwtSecret,
    inbox: () => [...mails],
    deliver: (mail: Omit<Mail, 'sentAt'>) => keepMail({ ...mail, sentAt: new Date().toISOString() }),
    google: createSandboxGoogle(secretKey),
    async close() {
      closing = true;
      tell({ type: 'close' });
      await ended;
    },
  };
}

function startFailure({ message, operatorSentence }: Extract<WorkerMessage, { type: 'failed' }>) {
  return operatorSentence
    ? new StartupError(operatorSentence)
    : new StartupError('O banco de dados embutido não iniciou.', { cause: new Error(message) });
}
