import { type Api, ApiError } from '@andromeda/platform';
import { type Background, backgroundRequest } from '../../tools/background/background-request.ts';
import type { BatchItem } from './batch.ts';
import type { BatchStore } from './batch-store.ts';
import { type Ending, FATAL, isTransient, outcomeOf } from './item-outcome.ts';

interface Sending {
  api: Api;
  store: BatchStore;
  /** The batch's name at the server, and how many photos it is to bring. */
  batch: string;
  photos: number;
}

/** Refused before anything was placed, or nobody knows: the same order is sent again. */
const UNDECIDED = new Set([
  'reservation_unconfirmed',
  'shutting_down',
  'storage_full',
  'too_many_orders',
  'too_many_requests',
]);

/** A photo that the server stopped with so often may be the reason. */
const MOST_INTERRUPTIONS = 2;

/** Sends one photo, which then waits at the server, and keeps where it is. Each order is charged once, and only for a success. */
export async function sendItem(
  { api, store, batch, photos }: Sending,
  item: BatchItem,
  background: Background,
): Promise<Ending> {
  const key = item.key ?? crypto.randomUUID();
  // An order that is open already asks for what it asked for.
  const madeWith = (item.key && item.madeWith) || {
    ...background,
    description: background.description.trim(),
  };
  await store.change(item.id, { state: 'sending', key, madeWith, problem: null });
  const photo = new File([item.photo], item.name, { type: item.photo.type });
  try {
    const request = backgroundRequest(madeWith, [photo]);
    const batchPhoto = { id: item.id, photos };
    const placed = await api.generations.create({ ...request, batch, batchPhoto, idempotencyKey: key });
    const isOpen = placed.status === 'pending' || placed.status === 'processing';
    await store.change(item.id, isOpen ? { state: 'sent' } : { key: null, ...outcomeOf(placed) });
    return { next: 'go on' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return settleRefusal(store, { ...item, key }, error);
  }
}

async function settleRefusal(store: BatchStore, item: BatchItem, error: ApiError): Promise<Ending> {
  const { id, key, interruptions = 0 } = item;
  const { code, status, details } = error;
  const later = { state: 'waiting', key: null } as const;
  if (code === 'generation_cancelled') {
    await store.change(id, later);
    return { next: 'go on' };
  }
  if (code === 'generation_interrupted' && interruptions < MOST_INTERRUPTIONS) {
    await store.change(id, { ...later, interruptions: interruptions + 1 });
    return { next: 'go on' };
  }
  if (status === 0 || isTransient(code)) {
    await store.change(id, { ...later, key: status === 0 || UNDECIDED.has(code) ? key : null });
    return { next: 'wait', reason: error };
  }
  if (FATAL.has(code)) {
    await store.change(id, later);
    return { next: 'stop', reason: error };
  }
  await store.change(id, { state: 'failed', key: null, problem: { code, details } });
  return { next: 'go on' };
}
