import { ApiError, messageFor, useApi, useSession } from '@andromeda/platform';
import {
  type QueryClient,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type Batch, open } from './batch.ts';
import type { BatchStore } from './batch-store.ts';
import { coalesce } from './coalesce.ts';
import { createHandover } from './handover.ts';
import { messages } from './messages.ts';
import { runBatch } from './run-batch.ts';
import { useRefreshPictures } from './use-refresh-pictures.ts';
import { useStoredBatch } from './use-stored-batch.ts';

/** The user's batch, and the work on it. */
export interface BatchView {
  store: BatchStore;
  /** Missing until the browser has brought it. */
  batch: Batch | undefined;
  /** The browser keeps no photos. */
  unavailable: boolean;
  /** This tab works on it, or waits to take over from the one that does. */
  busy: boolean;
  /** What the work waits for, or why it stopped. */
  notice: { message: string; creditsMissing: boolean } | null;
  /** The service worker sends the rest where this page cannot. */
  handedOver: boolean;
  /** Makes photos: so many from the beginning, or all. */
  start(limit: number | null): Promise<void>;
  /** Sends no further photo and takes back those that wait at the server; those being made are finished. */
  stop(): Promise<void>;
}

/** Several photos are sent, and several pictures end, within this time: what shows them is read again once. */
const MADE_MS = 1000;

/** Why no photo is made just now; `ended` where only the user can go on. */
type Halt = { reason: ApiError; ended: boolean } | null;

const haltKey = (userId: string) => ['batch-halt', userId];
const handedOverKey = (userId: string) => ['batch-handed-over', userId];
const runKey = (userId: string) => ['batch-run', userId];

/** Works on the user's batch. The work lives in the query client: it goes on when the user leaves the screen. */
export function useBatch(): BatchView {
  const { user } = useSession();
  const queries = useQueryClient();
  const { store, batch, unavailable } = useStoredBatch();
  // Where nothing can be kept, reading says so.
  useEffect(() => void store.enter().catch(() => undefined), [store]);
  const { data: halt } = useQuery<Halt>({
    queryKey: haltKey(user.id),
    queryFn: () => null,
    enabled: false,
    initialData: null,
  });
  const { data: handedOver } = useQuery({
    queryKey: handedOverKey(user.id),
    queryFn: () => false,
    enabled: false,
    initialData: false,
  });
  const { mutate } = useRun(user.id, store);
  const busy = useIsMutating({ mutationKey: runKey(user.id) }) > 0;
  const resume = useEffectEvent(() => {
    if (!busy) mutate();
  });
  const active = batch !== undefined && (batch.running || open(batch).length > 0);
  useEffect(() => {
    // Started here, in another tab, or before the page was closed in the middle; or stopped, and not yet finished.
    if (active) resume();
  }, [active]);
  return {
    store,
    batch,
    unavailable,
    busy,
    notice: halt && noticeOf(halt),
    handedOver,
    start: async (limit) => {
      setHalt(queries, user.id, null);
      await store.set({ running: true, limit });
    },
    stop: () => store.set({ running: false }),
  };
}

function useRun(userId: string, store: BatchStore) {
  const api = useApi();
  const queries = useQueryClient();
  const onMade = useRefreshPictures();
  // The shell forgets the mutations of a user who signs out.
  const isWanted = () => queries.getMutationCache().findAll({ mutationKey: runKey(userId) }).length > 0;
  const onWait = (reason: ApiError | null) => setHalt(queries, userId, reason && { reason, ended: false });
  const onRefused = (reason: ApiError) => setHalt(queries, userId, { reason, ended: true });
  const onHandedOver = (handedOver: boolean) => {
    if (isWanted()) queries.setQueryData(handedOverKey(userId), handedOver);
  };
  return useMutation({
    mutationKey: runKey(userId),
    networkMode: 'always',
    mutationFn: () => {
      const made = coalesce(onMade, MADE_MS);
      const handover = createHandover({ api, userId, isWanted, onChange: onHandedOver });
      return withLock(userId, () =>
        runBatch({ api, store, handover, isWanted, onMade: made, onWait, onRefused }),
      );
    },
    onSuccess: () => setHalt(queries, userId, null),
    onError: (reason) => {
      if (reason instanceof ApiError && isWanted()) setHalt(queries, userId, { reason, ended: true });
    },
  });
}

function noticeOf({ reason, ended }: NonNullable<Halt>) {
  const message = messageFor(reason);
  if (reason.code === 'too_many_orders') return { message: messages.full, creditsMissing: false };
  if (!ended) return { message: messages.waiting(message), creditsMissing: false };
  return { message, creditsMissing: reason.code === 'insufficient_credits' };
}

const setHalt = (queries: QueryClient, userId: string, halt: Halt) =>
  queries.setQueryData<Halt>(haltKey(userId), halt);

/** Waits until no other tab of the browser works on it: where that one is closed, this one goes on. */
async function withLock(userId: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  await (locks ? locks.request(`andromeda-batch:${userId}`, work) : work());
}
