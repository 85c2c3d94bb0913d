import { profileQuery, subscriptionQuery } from '@andromeda/platform';
import type { Api, ResolvedRemote } from '@andromeda/platform/host';
import type { QueryClient } from '@tanstack/react-query';
import { type Entry, mayEnter } from 'bff/contract/browser';
import type { RemoteDirectory } from '../federation/remote-directory.ts';

export type KnownEntry = Entry | 'unknown';

type Guarded = Pick<ResolvedRemote, 'access'>;
type Answers = {
  profile: { isAdmin: boolean } | undefined;
  subscription: { planId: string } | null | undefined;
};

/** Which remotes the user may enter, for what happens outside of screens. */
export interface Entrance {
  /** By what the page has learned so far; it asks nothing. */
  known(remote: Guarded): KnownEntry;
  /** Asks the server where the page does not know it. Rejects when there is no answer. */
  settled(remote: Guarded): Promise<KnownEntry>;
}

export function createEntrance(api: Api, queries: QueryClient): Entrance {
  const profile = profileQuery(api);
  const subscription = subscriptionQuery(api);
  return {
    known: ({ access }) =>
      decide(access, {
        profile: queries.getQueryData(profile.queryKey),
        subscription: queries.getQueryData(subscription.queryKey),
      }),
    settled: async ({ access }) =>
      decide(access, {
        profile: access && (await queries.ensureQueryData(profile)),
        subscription: access?.plans && (await queries.ensureQueryData(subscription)),
      }),
  };
}

/** `undefined` stands for what is not known yet. */
export function decide(access: Guarded['access'], { profile, subscription }: Answers): KnownEntry {
  if (access && !profile) return 'unknown';
  const entry = mayEnter(access, { admin: !!profile?.isAdmin, plan: subscription?.planId ?? null });
  return entry === 'plan_missing' && subscription === undefined ? 'unknown' : entry;
}

/** The same remotes without those of which it is not known that the user may enter: nothing of these is fetched ahead. */
export const onlyOpen = (directory: RemoteDirectory, entrance: Entrance): RemoteDirectory => ({
  ...directory,
  remotes: () => directory.remotes().filter((remote) => entrance.known(remote) === 'open'),
});
