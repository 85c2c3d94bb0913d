import { type Batch, type BatchItem, type BatchSettings, NEW_BATCH } from './batch.ts';
import { BATCHES, openBatches } from './batch-database.ts';
import { dropLeftBatches } from './left-batches.ts';
import { forgetThumbnails } from './thumbnails.ts';

/**
 * The batch of each user of this browser, in its own database: it outlives a reload, a sign-out and a restart of the
 * server. All reject where the browser keeps nothing, or has no room.
 */
export interface BatchStore {
  /** Notes that the user is here; batches that other accounts left in this browser long ago go. */
  enter(): Promise<void>;
  read(): Promise<Batch>;
  add(items: readonly BatchItem[]): Promise<void>;
  change(id: string, part: Partial<BatchItem>): Promise<void>;
  remove(id: string): Promise<void>;
  set(part: Partial<BatchSettings>): Promise<void>;
  clear(): Promise<void>;
  /** Called after a change, in this tab or in another one, until the answer is called. */
  watch(onChange: () => void): () => void;
}

/** More items are never added by one call: those of a later millisecond come behind them. */
const MOST_AT_ONCE = 1000;

/** The batch of one user. */
export function createBatchStore(userId: string): BatchStore {
  const tabs = new BroadcastChannel(`${BATCHES}:${userId}`);
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  tabs.onmessage = tell;
  const changed = () => {
    tell();
    tabs.postMessage('changed');
  };
  return {
    enter: async () => dropLeftBatches(await openBatches(), userId),
    async read() {
      const database = await openBatches();
      const items = await database.getAllFromIndex('items', 'user', userId);
      const settings = await database.get('settings', userId);
      return {
        ...NEW_BATCH,
        ...settings,
        // One that was kept before there was a choice of shadow has none.
        background: { ...NEW_BATCH.background, ...settings?.background },
        items: items.sort((a, b) => a.position - b.position),
      };
    },
    async add(items) {
      const transaction = (await openBatches()).transaction('items', 'readwrite');
      const now = Date.now();
      await Promise.all([
        ...items.map((item, index) =>
          transaction.store.put({ ...item, userId, position: now + index / MOST_AT_ONCE }),
        ),
        transaction.done,
      ]);
      changed();
    },
    async change(id, part) {
      const transaction = (await openBatches()).transaction('items', 'readwrite');
      const item = await transaction.store.get(id);
      if (item) await transaction.store.put({ ...item, ...part });
      await transaction.done;
      changed();
    },
    async remove(id) {
      await (await openBatches()).delete('items', id);
      changed();
      forgetThumbnails([id]);
    },
    async set(part) {
      const transaction = (await openBatches()).transaction('settings', 'readwrite');
      const now = (await transaction.store.get(userId)) ?? NEW_BATCH;
      await transaction.store.put({ ...now, ...part }, userId);
      await transaction.done;
      changed();
    },
    async clear() {
      const database = await openBatches();
      const transaction = database.transaction(['items', 'settings'], 'readwrite');
      const items = transaction.objectStore('items');
      const ids = await items.index('user').getAllKeys(userId);
      await Promise.all([
        ...ids.map((id) => items.delete(id)),
        transaction.objectStore('settings').delete(userId),
        transaction.done,
      ]);
      changed();
      forgetThumbnails(ids);
    },
    watch(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
