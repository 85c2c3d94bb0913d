import type { Worker } from 'node:worker_threads';
import { compileDatabase } from './database-code.ts';
import { takeThread } from './early-thread.ts';
import { watchHeartbeat } from './heartbeat.ts';
import { StartupError } from './startup-error.ts';
import {
  isPostgres,
  type Mail,
  type MainMessage,
  type WorkerMessage,
  type WorkerSettings,
} from './worker-messages.ts';

/** A thread that does not close in this time is ended. */
const CLOSE_LIMIT_MS = 10_000;

export interface EmbeddedLogger {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface WorkerThreadOptions {
  logger?: EmbeddedLogger | undefined;
  onMail(mail: Mail): void;
}

/** One run of the thread that holds the embedded database. */
export interface WorkerThread {
  url: string;
  /** Resolves, with the reason, once the thread is gone: closed, failed, or ended because it was hung. */
  ended: Promise<Error>;
  /** Copies the data folder, as it is between two requests, into a folder of the same disk. */
  copyTo(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts the thread and resolves when it serves. Rejects with `StartupError` when it does not; the thread is gone then. */
export async function startWorkerThread(
  settings: WorkerSettings,
  { logger, onMail }: WorkerThreadOptions,
): Promise<WorkerThread> {
  const statements = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const worker = takeThread();
  passOnOutput(worker, logger);
  const ended = endOf(worker);
  const tell = (message: MainMessage) => worker.postMessage(message);
  tell({ type: 'settings', settings: { ...settings, statements } });
  let answered = () => {};
  const ready = new Promise<string>((settle, refuse) => {
    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'mail') {
        onMail(message.mail);
        tell({ type: 'mail_taken', number: message.number });
      } else if (message.type === 'ready') {
        logger?.info({ url: message.url, migrations: message.applied }, 'embedded Supabase is ready');
        settle(message.url);
      } else if (message.type === 'alive') answered();
      else if (message.type === 'failed') refuse(startFailure(message));
      else if (message.type === 'closed') void worker.terminate();
    });
    void ended.then(refuse);
    // The thread loads its modules meanwhile.
    if (!isPostgres(settings)) compileDatabase().then((code) => tell({ type: 'code', code }), refuse);
  });
  const url = await ready.catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  const heartbeat = watchHeartbeat({
    ask: () => tell({ type: 'are_you_alive' }),
    cpuMs: () => worker.cpuUsage().then(({ user, system }) => (user + system) / 1000),
    statements: () => Atomics.load(new Int32Array(statements), 0),
    onHung: (silence) => {
      logger?.error({ silence }, 'the embedded database hangs and is ended');
      void worker.terminate();
    },
  });
  ({ answered } = heartbeat);
  void ended.then(heartbeat.stop);
  return {
    url,
    ended,
    copyTo: (folder) => copyWith(worker, ended, folder),
    close: () => closeWorker(worker, tell, ended),
  };
}

function copyWith(worker: Worker, ended: Promise<Error>, folder: string): Promise<void> {
  return new Promise((settle, refuse) => {
    const hear = (message: WorkerMessage) => {
      if (message.type !== 'copied' || message.folder !== folder) return;
      worker.off('message', hear);
      if (message.failure === null) settle();
      else refuse(new Error(message.failure));
    };
    worker.on('message', hear);
    void ended.then(refuse);
    worker.postMessage({ type: 'copy', folder } satisfies MainMessage);
  });
}

async function closeWorker(
  worker: Worker,
  tell: (message: MainMessage) => void,
  ended: Promise<Error>,
): Promise<void> {
  const limit = setTimeout(() => void worker.terminate(), CLOSE_LIMIT_MS);
  tell({ type: 'close' });
  await ended;
  clearTimeout(limit);
}

function endOf(worker: Worker): Promise<Error> {
  return new Promise((settle) => {
    let cause: Error | undefined;
    worker.on('error', (error: Error) => {
      cause ??= error;
    });
    worker.once('exit', (code) =>
      settle(cause ?? new Error(`the embedded database's thread ended (${code})`)),
    );
  });
}

function passOnOutput({ stdout, stderr }: Worker, logger: EmbeddedLogger | undefined): void {
  for (const stream of [stdout, stderr])
    stream.setEncoding('utf8').on('data', (output: string) => {
      logger?.info({ output: output.trim() }, 'embedded Supabase wrote');
    });
}

function startFailure({ message, operatorSentence }: Extract<WorkerMessage, { type: 'failed' }>) {
  return operatorSentence
    ? new StartupError(operatorSentence)
    : new StartupError('O banco de dados embutido não iniciou.', { cause: new Error(message) });
}
