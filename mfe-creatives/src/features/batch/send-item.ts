import { type Api, ApiError } from '@andromeda/platform';
import { type Background, backgroundRequest } from '../../tools/background/background-request.ts';
import { type Batch, type BatchItem, sentOf } from './batch.ts';
import type { BatchStore } from './batch-store.ts';
import { type Ending, FATAL, isTransient, outcomeOf } from './item-outcome.ts';

interface Sending {
  api: Api;
  store: BatchStore;
  batch: Batch;
  /** The key that its order gets where it has none yet. */
  newKey(id: string): string;
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

/** The background that a photo is sent with: an order that is open already asks for what it asked for. */
export const lookOf = ({ key, madeWith }: BatchItem, background: Background): Background =>
  (key && madeWith) || { ...background, description: background.description.trim() };

/** What a photo's order asks for, whoever sends it. */
export function requestOf({ batch, key, item, look }: OrderOf): Parameters<Api['generations']['create']>[0] {
  const photo = new File([item.photo], item.name, { type: item.photo.type });
  const batchPhoto = { id: item.id, photos: sentOf(batch).all };
  const { product, productPhoto } = item;
  const joins = { product, productPhoto };
  return { ...backgroundRequest(look, [photo]), ...joins, batch: batch.id, batchPhoto, idempotencyKey: key };
}

interface OrderOf {
  batch: Batch;
  key: string;
  item: BatchItem;
  look: Background;
}

/** Sends one photo, which then waits at the server, and keeps where it is. Each order is charged once, and only for a success. */
export async function sendItem({ api, store, batch, newKey }: Sending, item: BatchItem): Promise<Ending> {
  const key = item.key ?? newKey(item.id);
  const madeWith = lookOf(item, batch.background);
  await store.change(item.id, { state: 'sending', key, madeWith, problem: null });
  try {
    const placed = await api.generations.create(requestOf({ batch, key, item, look: madeWith }));
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
