import { Worker } from 'node:worker_threads';
import { compileDatabase } from './database-code.ts';

let waiting: Worker | undefined;

/** Starts a thread for the database before its settings are known: it loads its modules, and waits for them. */
export function beginThread(): void {
  waiting ??= createThread();
  // Whoever takes the thread awaits it.
  compileDatabase().catch(() => undefined);
}

/** The thread that has begun already; else, and after that, a new one. */
export function takeThread(): Worker {
  const thread = waiting ?? createThread();
  waiting = undefined;
  return thread;
}

function createThread(): Worker {
  return new Worker(new URL('./supabase-worker.ts', import.meta.url), { stdout: true, stderr: true });
}
