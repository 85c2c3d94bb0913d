import { Worker } from 'node:worker_threads';
import type { ScriptUses } from './read-scripts.ts';

/** What a version of 15 MB takes on two busy cores, with room. */
const AT_MOST_MS = 30_000;
const AT_MOST_MB = 1024;

/**
 * Reads what the scripts of a remote use of the page, in a thread of its own: parsing would hold up every other request. Null where
 * their form is not known, they do not parse, or they take too long or too much memory.
 */
export function readUses(files: ReadonlyMap<string, Uint8Array>): Promise<ScriptUses | null> {
  const scripts = [...files].filter(([name]) => name.endsWith('.js'));
  const worker = new Worker(new URL('./uses-thread.ts', import.meta.url), {
    execArgv: [],
    name: 'remote-uses',
    workerData: new Map(scripts.map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')])),
    resourceLimits: { maxOldGenerationSizeMb: AT_MOST_MB },
  });
  const { promise, resolve } = Promise.withResolvers<ScriptUses | null>();
  const timer = setTimeout(() => resolve(null), AT_MOST_MS);
  worker.once('message', resolve);
  worker.once('error', () => resolve(null));
  worker.once('exit', () => resolve(null));
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
