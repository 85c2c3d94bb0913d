import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Asks once more for what was invalidated while its first request was under way: react-query repeats only requests that have
 * answered before, so the list without the new entry would stay. Returns what ends it.
 */
export function repeatOvertaken(queries: QueryClient): () => void {
  const overtaken = new WeakSet<Query>();
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') overtaken.delete(query);
    if (
      action.type === 'invalidate' &&
      query.state.dataUpdateCount === 0 &&
      query.state.fetchStatus !== 'idle'
    )
      overtaken.add(query);
    if (action.type === 'success' && !action.manual && overtaken.delete(query))
      void queries.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });
}
