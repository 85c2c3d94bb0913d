import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from './session-store.ts';

/** Empties the cache of server state when a person leaves, so that the next one never sees it. */
export function forgetPersonOnChange(session: SessionStore, queries: QueryClient): void {
  let person = personOf(session);
  session.subscribe(() => {
    const next = personOf(session);
    // The code of remotes belongs to nobody.
    if (person && next !== person)
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'remote' });
    person = next;
  });
}

function personOf(session: SessionStore): string | null {
  const state = session.state();
  return state.status === 'signedIn' ? state.user.id : null;
}
