import { forgetDrafts, type NotificationCenter } from '@andromeda/platform/host';
import type { Query, QueryClient } from '@tanstack/react-query';
import { type SessionStore, userIdOf } from './session-store.ts';

/**
 * Empties the cache of server state and the notices when the user changes, so that no user sees data of another. Calls under
 * way finish at the server and their answers are dropped here. A user who signs in again after their session ended finds
 * the notices as they were.
 */
export function forgetUserOnChange(
  session: SessionStore,
  queries: QueryClient,
  notifications: Pick<NotificationCenter, 'forget'>,
): void {
  // The code of remotes is the same for all users, so it is kept.
  const personal = { predicate: ({ queryKey }: Query) => queryKey[0] !== 'remote' };
  let userId = userIdOf(session);
  let lastUserId = userId;
  session.subscribe(() => {
    const next = userIdOf(session);
    // Another tab may change the user under an open screen: its data is then fetched again.
    if (userId && next && next !== userId) void queries.resetQueries(personal);
    else if (userId && !next) queries.removeQueries(personal);
    if (userId && next !== userId) {
      queries.getMutationCache().clear();
      // What a batch left to the service worker (mfe-creatives/src/features/batch/handover.ts).
      void globalThis.caches?.delete('andromeda-handover').catch(() => undefined);
    }
    const state = session.state();
    const left = state.status === 'signedOut' && state.reason === 'left';
    if (left) forgetDrafts();
    if (left || (next && lastUserId && next !== lastUserId)) notifications.forget();
    userId = next;
    lastUserId = next ?? lastUserId;
  });
}
