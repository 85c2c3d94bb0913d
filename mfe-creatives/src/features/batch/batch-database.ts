import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { BatchItem, BatchSettings } from './batch.ts';

export const BATCHES = 'andromeda-batches';

export interface BatchSchema extends DBSchema {
  /** By user; `openedAt` is when the batch was last opened, in milliseconds. */
  settings: { key: string; value: BatchSettings & { openedAt?: number } };
  items: { key: string; value: BatchItem & { userId: string; position: number }; indexes: { user: string } };
}

let opened: Promise<IDBPDatabase<BatchSchema>> | undefined;

/** The database of all batches of this browser. Rejects where it keeps nothing. */
export function openBatches(): Promise<IDBPDatabase<BatchSchema>> {
  opened ??= openDB<BatchSchema>(BATCHES, 1, {
    upgrade(database) {
      database.createObjectStore('settings');
      database.createObjectStore('items', { keyPath: 'id' }).createIndex('user', 'userId');
    },
    terminated: () => {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}
