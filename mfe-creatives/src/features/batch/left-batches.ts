import type { IDBPDatabase } from 'idb';
import { NEW_BATCH } from './batch.ts';
import type { BatchSchema } from './batch-database.ts';

/** How long the batch of an account stays that nobody opens; longer than an account can be kept after its deletion was asked for. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;

/**
 * Notes that a user opened their batch, and drops those of other accounts that nobody has opened for a month: where an
 * account is deleted, no page of it comes here again. One that was never seen here has its month from now on.
 */
export async function dropLeftBatches(database: IDBPDatabase<BatchSchema>, userId: string): Promise<void> {
  const transaction = database.transaction(['items', 'settings'], 'readwrite');
  const [items, settings] = [transaction.objectStore('items'), transaction.objectStore('settings')];
  const now = Date.now();
  const users = new Set([userId, ...(await settings.getAllKeys())]);
  for (let at = await items.index('user').openKeyCursor(null, 'nextunique'); at; at = await at.continue())
    users.add(at.key);
  for (const user of users) {
    const kept = { ...NEW_BATCH, ...(await settings.get(user)) };
    const openedAt = user === userId ? now : (kept.openedAt ?? now);
    if (openedAt >= now - KEPT_DAYS * DAY_MS) {
      await settings.put({ ...kept, openedAt }, user);
      continue;
    }
    for (const id of await items.index('user').getAllKeys(user)) await items.delete(id);
    await settings.delete(user);
  }
  await transaction.done;
}
