import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const WORKER = join(import.meta.dirname, '../../../bff/src/pages/installed-app/service-worker.js');

/**
 * A browser with the product's own service worker, which reads the same database and cache as the test. `send` is its network;
 * `sync` starts it as the browser does once there is a connection, and settles as the worker does.
 */
export async function startWorker(send: typeof fetch) {
  const source = await readFile(WORKER, 'utf8');
  const caches = createCaches();
  const locks = createLocks();
  const listeners = new Map<string, (event: object) => void>();
  const scope = {
    ...{ BroadcastChannel, File, FormData, Response, URL, indexedDB, caches },
    fetch: send,
    navigator: { locks },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  runInNewContext(source, Object.assign(scope, { self: scope }));
  const sync = async (tag = 'andromeda-batch') => {
    let work: Promise<unknown> | undefined;
    listeners.get('sync')?.({ tag, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  return { caches, locks, sync };
}

function createCaches() {
  const kept = new Map<string, Map<string, Response>>();
  return {
    open: async (name: string) => ({
      put: async (place: string, answer: Response) =>
        void kept.set(name, (kept.get(name) ?? new Map()).set(place, answer)),
    }),
    match: async (place: string, { cacheName }: { cacheName: string }) =>
      kept.get(cacheName)?.get(place)?.clone(),
    delete: async (name: string) => kept.delete(name),
  };
}

/** One holder at a time for each name. */
function createLocks() {
  const turns = new Map<string, Promise<unknown>>();
  const waiting: string[] = [];
  const request = async (name: string, work: () => Promise<unknown>) => {
    waiting.push(name);
    const mine = (turns.get(name) ?? Promise.resolve()).then(() => {
      waiting.splice(waiting.indexOf(name), 1);
      return work();
    });
    turns.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
  return { request, query: async () => ({ pending: waiting.map((name) => ({ name })) }) };
}
