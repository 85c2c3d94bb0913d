import { type Api, profileQuery, useApi } from '@andromeda/platform';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSessionState } from '../../session/session-context.ts';
import type { PageFacts } from './page-facts.ts';

/** What administrators see of releases: a change here is one of the screens of releases, too. */
export const releasesKey = ['admin', 'releases'] as const;

export const overviewQuery = (api: Api) =>
  queryOptions({
    queryKey: [...releasesKey, 'overview'],
    queryFn: ({ signal }) => api.releases.overview(signal),
    retry: false,
  });

export const linksQuery = (api: Api) =>
  queryOptions({
    queryKey: [...releasesKey, 'previews'],
    queryFn: ({ signal }) => api.releases.previews({}, signal),
    retry: false,
  });

/** What a version that is not live asks for of the shared libraries; what is live stands in the overview. */
export const rangesQuery = (api: Api, named: { remote: string; version: string }) =>
  queryOptions({
    queryKey: [...releasesKey, 'version', named.remote, named.version, null],
    queryFn: ({ signal }) => api.releases.version(named, signal),
    retry: false,
  });

/** The preview links of this browser that stand, by the server. */
export const standingHereQuery = ({ standing }: Pick<PageFacts, 'standing'>) =>
  queryOptions({
    queryKey: ['versions', 'standing-here'],
    queryFn: ({ signal }) => standing(signal),
    retry: false,
  });

/** Whether the user is an administrator: what others ask for, the server refuses. */
export function useAdministers(): boolean {
  const signedIn = useSessionState().status === 'signedIn';
  const { data } = useQuery({ ...profileQuery(useApi()), enabled: signedIn });
  return signedIn && data?.isAdmin === true;
}
