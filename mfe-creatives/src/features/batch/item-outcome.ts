import { ApiError, type Generation } from '@andromeda/platform';
import type { BatchItem } from './batch.ts';

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

export const isTransient = (code: string) => TRANSIENT.has(code);

/** Failures that every other photo would meet, too. */
export const FATAL = new Set([
  'insufficient_credits',
  'not_authenticated',
  'account_leaving',
  'second_factor_needed',
]);

/** What comes next: the next photo, the same again a little later, or nothing any more. */
export type Ending = { next: 'go on' } | { next: 'wait' | 'stop'; reason: ApiError };

/** What became of a photo whose order has ended, as far as the server says. */
export function outcomeOf(generation: Generation): Partial<BatchItem> {
  const { imageId, saved, thumbnailUrl, cutOutDoubtful, returnable, repairable, errorCode } = generation;
  if (!imageId || !saved)
    return { state: 'failed', problem: { code: errorCode ?? 'generation_failed', details: {} } };
  return {
    state: cutOutDoubtful && returnable ? 'check' : 'ready',
    picture: { imageId, thumbnailUrl: thumbnailUrl ?? '', repairable: repairable === true },
  };
}

/**
 * What becomes of a photo by the order that was sent before, null where that is still open; `missing` where the server does not know
 * it. `wait` says why the next one had better be sent later.
 */
export function standingOf(found: Generation | 'missing'): {
  change: Partial<BatchItem> | null;
  wait?: ApiError;
} {
  // The same key places it again.
  if (found === 'missing') return { change: { state: 'waiting' } };
  if (found.status === 'pending' || found.status === 'processing') return { change: null };
  const code = found.status === 'failed' ? (found.errorCode ?? 'generation_failed') : null;
  // The server stopped meanwhile: whether its key is still good, it says when it is asked.
  if (code === 'generation_interrupted' || code === 'reservation_unconfirmed')
    return { change: { state: 'waiting' } };
  if (code === 'generation_cancelled') return { change: { state: 'waiting', key: null } };
  if (code && isTransient(code))
    return { change: { state: 'waiting', key: null }, wait: new ApiError({ code, status: 200 }) };
  return { change: { key: null, ...outcomeOf(found) } };
}
