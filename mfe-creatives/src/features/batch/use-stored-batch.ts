import { useSession } from '@andromeda/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Batch } from './batch.ts';
import { type BatchStore, createBatchStore } from './batch-store.ts';
import { coalesce } from './coalesce.ts';

/** The user's batch as this browser keeps it. */
export interface StoredBatch {
  store: BatchStore;
  /** Missing until the browser has brought it. */
  batch: Batch | undefined;
  /** The browser keeps no photos. */
  unavailable: boolean;
}

/** All cards are drawn again: while 200 photos are added, not for each of them. */
const REFRESH_MS = 250;

const batchKey = (userId: string) => ['batch', userId];

/** Reads the user's batch, and follows what changes in it, here or in another tab. */
export function useStoredBatch(): StoredBatch {
  const { user } = useSession();
  const queries = useQueryClient();
  const store = storeOf(user.id);
  const { data: batch, isError } = useQuery({
    queryKey: batchKey(user.id),
    queryFn: () => store.read(),
    networkMode: 'always',
    retry: false,
  });
  useEffect(() => {
    const key = batchKey(user.id);
    const refresh = () => void queries.invalidateQueries({ queryKey: key });
    return store.watch(coalesce(refresh, REFRESH_MS));
  }, [queries, store, user.id]);
  return { store, batch, unavailable: isError };
}

const stores = new Map<string, BatchStore>();

/** One store for each user of the page: it tells other tabs what changed. */
function storeOf(userId: string): BatchStore {
  const store = stores.get(userId) ?? createBatchStore(userId);
  stores.set(userId, store);
  return store;
}
