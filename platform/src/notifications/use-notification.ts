import { createContext, useContext, useSyncExternalStore } from 'react';
import type { NotificationCenter, NotificationState } from './notification-center.ts';

export const NotificationContext = createContext<NotificationCenter | null>(null);

/** What a screen may do with notices. */
export type NotificationFacility = Pick<
  NotificationCenter,
  'notify' | 'close' | 'toast' | 'closeToast' | 'clearHistory' | 'removeFromHistory'
>;

/** The notification facility. Throws the specified sentence outside its provider. */
export function useNotification(): NotificationFacility {
  return useCenter();
}

/** The notices on the screen and the history, newest first. */
export function useNotificationState(): NotificationState {
  const center = useCenter();
  return useSyncExternalStore(center.subscribe, center.state, center.state);
}

function useCenter(): NotificationCenter {
  const center = useContext(NotificationContext);
  if (!center) throw new Error('useNotification deve ser usado dentro de um NotificationProvider');
  return center;
}
