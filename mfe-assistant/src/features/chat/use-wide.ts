import { useSyncExternalStore } from 'react';

/** From here on the conversations are beside the chat. */
const WIDE = '(min-width: 1100px)';

/** Whether there is room for the list of conversations beside the chat. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
