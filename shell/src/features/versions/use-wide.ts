import { useSyncExternalStore } from 'react';

/** From here on the page keeps the width of a tablet beside the panel and the sidebar. */
const WIDE = '(min-width: 1200px)';

/** Whether the page and the panel have room beside each other. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
