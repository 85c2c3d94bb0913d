import { forgetDrafts } from '@andromeda/platform/host';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { SessionStore } from './session-store.ts';

/**
 * Empties the cache of server state when the person changes, so that nobody sees what was another's. Calls under way
 * go on at the server; what comes of them is nobody's any more here.
 */
export function forgetPersonOnChange(session: SessionStore, queries: QueryClient): void {
  // The code of remotes belongs to nobody.
  const personal = { predicate: ({ queryKey }: Query) => queryKey[0] !== 'remote' };
  let person = personOf(session);
  session.subscribe(() => {
    const next = personOf(session);
    // Another tab may change the person under an open screen: what it shows is then asked for again.
    if (person && next && next !== person) void queries.resetQueries(personal);
    else if (person && !next) queries.removeQueries(personal);
    if (person && next !== person) queries.getMutationCache().clear();
    const state = session.state();
    if (state.status === 'signedOut' && state.reason === 'left') forgetDrafts();
    person = next;
  });
}

function personOf(session: SessionStore): string | null {
  const state = session.state();
  return state.status === 'signedIn' ? state.user.id : null;
}
