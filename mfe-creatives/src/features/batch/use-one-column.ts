import { useSyncExternalStore } from 'react';

/** As in `ToolWorkspace`: what is chosen stands above what comes of it. */
const ONE_COLUMN = '(max-width: 999.98px)';

/** Whether the pictures stand below all choices, as on a phone. */
export function useOneColumn(): boolean {
  return useSyncExternalStore(subscribe, () => queryOf()?.matches ?? false);
}

const queryOf = () => (typeof matchMedia === 'function' ? matchMedia(ONE_COLUMN) : null);

function subscribe(listener: () => void): () => void {
  const query = queryOf();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
