import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SessionState } from './held-state.ts';
import type { SessionStore } from './session-store.ts';

export const SessionStoreContext = createContext<SessionStore | null>(null);

/** The page's session store. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionStoreContext);
  if (!store) throw new Error('useSessionStore deve ser usado dentro do shell');
  return store;
}

/** Whether a user is signed in, and which one. */
export function useSessionState(): SessionState {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.state, store.state);
}
