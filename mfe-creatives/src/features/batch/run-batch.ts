import type { Api, ApiError } from '@andromeda/platform';
import { unfinished } from './batch.ts';
import type { BatchStore } from './batch-store.ts';
import { makeItem } from './make-item.ts';

/** Photos of one batch under way at a time: other users, and other tools of this one, wait behind them. */
const AT_ONCE = 2;
/** Milliseconds until a failure that ends by itself is tried again; sooner where the connection comes back. */
const PATIENCE_MS = 5000;

interface RunOptions {
  api: Api;
  store: BatchStore;
  /** False once the user has signed out: nobody else pays for the rest. */
  isWanted(): boolean;
  /** Says what the batch waits for; null once it goes on. */
  onWait(reason: ApiError | null): void;
  /** After each photo: the balance may have changed. */
  onMade(): void;
}

/** Makes what is left of a batch until it is done or stopped. Rejects with the `ApiError` that stops all of it. */
export async function runBatch(options: RunOptions): Promise<void> {
  const { store, isWanted } = options;
  for (;;) {
    await workTogether(options);
    if (!isWanted()) return;
    const batch = await store.read();
    if (!batch.running) return;
    // Started again while the last photos were finished.
    if (unfinished(batch).length > 0) continue;
    return store.set({ running: false });
  }
}

async function workTogether({ api, store, isWanted, onWait, onMade }: RunOptions): Promise<void> {
  const taken = new Set<string>();
  const end: { reason?: ApiError } = {};
  const work = async () => {
    for (;;) {
      const batch = await store.read();
      const item = unfinished(batch).find(({ id }) => !taken.has(id));
      if (!item || !batch.running || end.reason || !isWanted()) return;
      taken.add(item.id);
      const made = await makeItem({ api, store }, item, batch.background);
      taken.delete(item.id);
      if (!isWanted()) return;
      onMade();
      if (made.next === 'stop') end.reason = made.reason;
      onWait(made.next === 'wait' ? made.reason : null);
      if (made.next === 'wait') await patience();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (!end.reason) return;
  if (isWanted()) await store.set({ running: false });
  throw end.reason;
}

function patience(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, PATIENCE_MS);
    addEventListener('online', go);
  });
}
