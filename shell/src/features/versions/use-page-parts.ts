import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { useRemoteHost, useRemotes } from '../../federation/remote-host.ts';
import type { LoadedRemote } from '../../federation/remote-loader.ts';
import { usePageFacts } from './page-facts.ts';
import { type PageLoad, type PagePart, partsOf } from './page-parts.ts';
import { standingHereQuery } from './panel-queries.ts';

/** The parts of this page as they are now. */
export function usePageParts(): PagePart[] {
  const remotes = useRemotes();
  const { previews } = useRemoteHost();
  const facts = usePageFacts();
  const { shellAddress, msOf } = facts;
  const standing = useQuery({ ...standingHereQuery(facts), enabled: previews.length > 0 });
  const loads = useLoads();
  return partsOf({ remotes, loads, previews, standing: standing.data, shellAddress: shellAddress(), msOf });
}

/** What the page has loaded of remotes stands in the cache of its queries (`remote-outlet.tsx`). */
function useLoads(): PageLoad[] {
  const cache = useQueryClient().getQueryCache();
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(
    () =>
      cache.subscribe(({ type, query }) => {
        // Not while another part of the page is being drawn.
        if (type === 'updated' && query.queryKey[0] === 'remote') queueMicrotask(look);
      }),
    [cache],
  );
  return cache.findAll({ queryKey: ['remote'] }).map(({ queryKey: [, name, chosen], state }) => ({
    name: String(name),
    chosen: String(chosen),
    loaded: (state.data as LoadedRemote | undefined)?.version,
    failed: state.status === 'error',
  }));
}
