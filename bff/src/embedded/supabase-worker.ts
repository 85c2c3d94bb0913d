import { parentPort } from 'node:worker_threads';
import type { EmailDriver } from '@supabase/lite';
import { textOfMail } from '../mail/mail-text.ts';
import type { DatabaseCode } from './database-code.ts';
import { openLiteApp } from './lite-app.ts';
import { listenOnLoopback } from './loopback-listener.ts';
import { StartupError } from './startup-error.ts';
import { isPostgres, type MainMessage, type WorkerMessage, type WorkerSettings } from './worker-messages.ts';

/** The thread that PGlite may block: it owns the database and its listener, so the main thread never waits. */
const main = parentPort;
if (!main) throw new Error('supabase-worker.ts runs as a worker thread only');

const DRAIN_MS = 5_000;

const tell = (message: WorkerMessage) => main.postMessage(message);
const untakenMails = new Map<number, () => void>();
const given = Promise.withResolvers<WorkerSettings>();
const compiled = Promise.withResolvers<DatabaseCode>();
let mailCount = 0;
let close = async () => {};
let requireAlive = async () => {};
let copyTo = async (_folder: string) => {};

main.on('message', (message: MainMessage) => {
  if (message.type === 'settings') {
    given.resolve(message.settings);
    return;
  }
  if (message.type === 'code') {
    compiled.resolve(message.code);
    return;
  }
  if (message.type === 'mail_taken') {
    untakenMails.get(message.number)?.();
    untakenMails.delete(message.number);
    return;
  }
  if (message.type === 'are_you_alive') {
    // A database that failed will not recover by itself: the main thread starts another one.
    void requireAlive().then(() => tell({ type: 'alive' }), endWith);
    return;
  }
  if (message.type === 'copy') {
    const { folder } = message;
    const reportCopy = (failure: string | null) => tell({ type: 'copied', folder, failure });
    void copyTo(folder).then(
      () => reportCopy(null),
      (error: unknown) => reportCopy(String(error)),
    );
    return;
  }
  void close().finally(() => tell({ type: 'closed' }));
});

function endWith(error: unknown): never {
  console.error('[embedded supabase]', error);
  process.exit(1);
}

// A mail counts as sent once the main thread has it, so that a new user finds it in the inbox at once.
const inbox: EmailDriver = {
  send: ({ to, subject, html = '' }) =>
    new Promise((taken) => {
      const number = ++mailCount;
      untakenMails.set(number, taken);
      const sentAt = new Date().toISOString();
      tell({ type: 'mail', number, mail: { to, subject, html, text: textOfMail(html), sentAt } });
    }),
};

try {
  const settings = await given.promise;
  const app = isPostgres(settings)
    ? await (await import('./postgres-app.ts')).openPostgresApp(settings, inbox)
    : await openLiteApp(settings, inbox, { code: await compiled.promise });
  ({ requireAlive, copyTo } = app);
  const { server, url } = await listenOnLoopback(settings.port, app.fetch);
  close = async () => {
    const drained = new Promise((settle) => server.close(settle));
    server.closeIdleConnections();
    // A connection that is still busy after this belongs to a client that no longer listens.
    const patience = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    await drained;
    clearTimeout(patience);
    await app.close();
  };
  tell({ type: 'ready', url, applied: app.applied });
} catch (error) {
  tell({
    type: 'failed',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    operatorSentence: error instanceof StartupError ? error.message : null,
  });
}
