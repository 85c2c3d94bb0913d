import { forgetDrafts, type NotificationCenter } from '@andromeda/platform/host';
import type { Query, QueryClient } from '@tanstack/react-query';
import { personOf, type SessionStore } from './session-store.ts';

/**
 * Empties the cache of server state, and forgets what was told, when the person changes, so that nobody sees what was
 * another's. Calls under way go on at the server; what comes of them is nobody's any more here. Who comes back after a
 * session that ended finds the notices as they were.
 */
export function forgetPersonOnChange(
  session: SessionStore,
  queries: QueryClient,
  notifications: Pick<NotificationCenter, 'forget'>,
): void {
  // The code of remotes belongs to nobody.
  const personal = { predicate: ({ queryKey }: Query) => queryKey[0] !== 'remote' };
  let person = personOf(session);
  let lastPerson = person;
  session.subscribe(() => {
    const next = personOf(session);
    // Another tab may change the person under an open screen: what it shows is then asked for again.
    if (person && next && next !== person) void queries.resetQueries(personal);
    else if (person && !next) queries.removeQueries(personal);
    if (person && next !== person) queries.getMutationCache().clear();
    const state = session.state();
    const left = state.status === 'signedOut' && state.reason === 'left';
    if (left) forgetDrafts();
    if (left || (next && lastPerson && next !== lastPerson)) notifications.forget();
    person = next;
    lastPerson = next ?? lastPerson;
  });
}
