import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api/api.ts';

/** Seconds between two looks at a copy that is being made; the addresses of a ready one are good for an hour at least. */
const LOOK_EVERY_MS = 5_000;
const RENEW_EVERY_MS = 30 * 60_000;

/** The user's copy of their data, one cache entry for settings and the frame's notice. */
export const dataExportQuery = (api: Api) =>
  queryOptions({
    queryKey: ['data-export'],
    queryFn: ({ signal }) => api.account.readExport(signal),
    refetchInterval: ({ state: { data } }) => {
      if (data?.status === 'preparing') return LOOK_EVERY_MS;
      return data?.status === 'ready' && RENEW_EVERY_MS;
    },
  });

/** Where this browser notes whose copy is being made. */
const KEY = 'andromeda-data-export';
const CHANGED = 'andromeda:data-export';

/** This browser tells the user once their copy is ready, on whatever screen and after whatever reload. */
export function awaitDataExport(userId: string): void {
  write(userId);
}

/** The note that `awaitDataExport` leaves, as a store for the frame. */
export const awaitedExport = {
  subscribe(listener: () => void): () => void {
    addEventListener(CHANGED, listener);
    addEventListener('storage', listener);
    return () => {
      removeEventListener(CHANGED, listener);
      removeEventListener('storage', listener);
    };
  },
  isOf(userId: string): boolean {
    try {
      return localStorage.getItem(KEY) === userId;
    } catch {
      return false;
    }
  },
  end: () => write(null),
};

// In a browser that forbids storage only the settings inform the user.
function write(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, userId);
  } catch {
    return;
  }
  dispatchEvent(new Event(CHANGED));
}
