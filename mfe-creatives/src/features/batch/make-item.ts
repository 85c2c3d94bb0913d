import { type Api, ApiError, type Generation } from '@andromeda/platform';
import { sendRequest } from '../../generation/send-request.ts';
import { type Background, backgroundRequest } from '../../tools/background/background-request.ts';
import type { BatchItem } from './batch.ts';
import type { BatchStore } from './batch-store.ts';

/** Failures that end by themselves: the photo is made later, with the same order where the first may still be under way. */
const TRANSIENT = new Set([
  'offline',
  'timeout',
  'too_many_requests',
  'too_many_orders',
  'provider_busy',
  'provider_unavailable',
  'reservation_unconfirmed',
  'service_unavailable',
  'storage_full',
  'shutting_down',
]);

/** Failures that every other photo would meet, too. */
const FATAL = new Set([
  'insufficient_credits',
  'not_authenticated',
  'account_leaving',
  'second_factor_needed',
]);

/** How one attempt ended: the next photo comes, this one is tried again later, or the whole batch stops. */
export type Attempt = { next: 'go on' } | { next: 'wait' | 'stop'; reason: ApiError };

/** Makes the picture of one photo and keeps what became of it. Only a success is charged, and each order once. */
export async function makeItem(
  { api, store }: { api: Api; store: BatchStore },
  item: BatchItem,
  background: Background,
): Promise<Attempt> {
  const key = item.key ?? crypto.randomUUID();
  // An order that is open already asks for what it asked for.
  const madeWith = (item.key && item.madeWith) || {
    ...background,
    description: background.description.trim(),
  };
  await store.change(item.id, { state: 'working', key, madeWith, problem: null });
  const photo = new File([item.photo], item.name, { type: item.photo.type });
  try {
    const generation = await sendRequest(api, key, backgroundRequest(madeWith, [photo]));
    await store.change(item.id, { key: null, ...outcomeOf(generation) });
    return { next: 'go on' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return settleFailure(store, { ...item, key }, error);
  }
}

async function settleFailure(store: BatchStore, { id, key }: BatchItem, error: ApiError): Promise<Attempt> {
  const { code, status, details } = error;
  if (status === 0 || TRANSIENT.has(code)) {
    const open = status === 0 || code === 'reservation_unconfirmed' || code === 'shutting_down';
    await store.change(id, { state: 'waiting', key: open ? key : null });
    return { next: 'wait', reason: error };
  }
  if (FATAL.has(code)) {
    await store.change(id, { state: 'waiting', key: null });
    return { next: 'stop', reason: error };
  }
  await store.change(id, { state: 'failed', key: null, problem: { code, details } });
  return { next: 'go on' };
}

function outcomeOf(generation: Generation): Partial<BatchItem> {
  const { imageId, saved, thumbnailUrl, cutOutDoubtful, returnable, repairable, errorCode } = generation;
  if (!imageId || !saved)
    return { state: 'failed', problem: { code: errorCode ?? 'generation_failed', details: {} } };
  return {
    state: cutOutDoubtful && returnable ? 'check' : 'ready',
    picture: { imageId, thumbnailUrl: thumbnailUrl ?? '', repairable: repairable === true },
  };
}
