import { profileQuery, subscriptionQuery, useApi } from '@andromeda/platform';
import type { ResolvedRemote } from '@andromeda/platform/host';
import { useQuery } from '@tanstack/react-query';
import { useRemotes } from '../federation/remote-host.ts';
import { decide, type KnownEntry } from './entrance.ts';

/** `unread`: the server did not say who the user is, or what their plan is. */
export type ScreenEntry = KnownEntry | 'unread';

/** Which remotes the user may enter, as it changes. Where no remote says who may enter, nothing is asked. */
export function useEntrances() {
  const api = useApi();
  const remotes = useRemotes();
  const profile = useQuery({ ...profileQuery(api), enabled: remotes.some(({ access }) => access) });
  const subscription = useQuery({
    ...subscriptionQuery(api),
    enabled: remotes.some(({ access }) => access?.plans),
  });
  return {
    entryOf({ access }: ResolvedRemote): ScreenEntry {
      const entry = decide(access, { profile: profile.data, subscription: subscription.data });
      return entry === 'unknown' && (profile.isError || subscription.isError) ? 'unread' : entry;
    },
    askAgain() {
      for (const query of [profile, subscription]) if (query.isError) void query.refetch();
    },
  };
}
