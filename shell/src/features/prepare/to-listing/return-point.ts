import type { ChannelId } from 'bff/contract/browser/channels';

const KEY = 'andromeda-mercado-livre';

/** What was being prepared: its pictures, its channels, and the picture that was about to go to a listing. */
export interface ReturnPoint {
  images: readonly string[];
  channels: readonly ChannelId[];
  toListing: string;
}

/** Keeps in this tab what its user was about to send, until Mercado Livre leads them back. */
export function keepReturnPoint(point: ReturnPoint): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(point));
  } catch {
    // The tab may keep nothing: the user prepares the picture again.
  }
}

/** Answers it once; null where there is none. */
export function takeReturnPoint(): ReturnPoint | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const point: unknown = JSON.parse(kept ?? 'null');
    return isReturnPoint(point) ? point : null;
  } catch {
    return null;
  }
}

const isReturnPoint = (point: unknown): point is ReturnPoint =>
  typeof point === 'object' &&
  point !== null &&
  'images' in point &&
  Array.isArray(point.images) &&
  'channels' in point &&
  Array.isArray(point.channels) &&
  'toListing' in point &&
  typeof point.toListing === 'string';
