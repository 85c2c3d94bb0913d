import type { Api } from '@andromeda/platform';
import { queryOptions } from '@tanstack/react-query';

const HEALTH_MINUTES = 60;
const TRAIL_LENGTH = 40;
/** What was done with one version may lie further back than the newest entries. */
const LONG_TRAIL = 500;
/** Another administrator, or the canary check, may change what is shown here at any moment. */
const AGAIN_MS = 15_000;

export const releasesKey = ['admin', 'releases'] as const;

export const overviewQuery = (api: Api) =>
  queryOptions({
    queryKey: [...releasesKey, 'overview'],
    queryFn: ({ signal }) => api.releases.overview(signal),
    refetchInterval: AGAIN_MS,
    retry: false,
  });

export const healthQuery = (api: Api) =>
  queryOptions({
    queryKey: [...releasesKey, 'health'],
    queryFn: async ({ signal }) => (await api.releases.health(HEALTH_MINUTES, signal)).versions,
    refetchInterval: AGAIN_MS,
    retry: false,
  });

export const trailQuery = (api: Api, length = TRAIL_LENGTH) =>
  queryOptions({
    queryKey: [...releasesKey, 'trail', length],
    queryFn: ({ signal }) => api.releases.trail(length, signal),
    refetchInterval: AGAIN_MS,
    retry: false,
  });

export const longTrailQuery = (api: Api) => trailQuery(api, LONG_TRAIL);

export const errorsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...releasesKey, 'errors'],
    queryFn: ({ signal }) => api.releases.errors(signal),
    refetchInterval: AGAIN_MS,
    retry: false,
  });

export interface NamedVersion {
  remote: string;
  version: string;
}

/** `against` is the version to compare with; the one that was live before where it is missing. */
export const versionQuery = (api: Api, named: NamedVersion & { against?: string | undefined }) =>
  queryOptions({
    queryKey: [...releasesKey, 'version', named.remote, named.version, named.against ?? null],
    queryFn: ({ signal }) => api.releases.version(named, signal),
    retry: false,
  });

/** The preview links of one version that open now. */
export const previewsQuery = (api: Api, named: NamedVersion) =>
  queryOptions({
    queryKey: [...releasesKey, 'previews', named.remote, named.version],
    queryFn: ({ signal }) => api.releases.previews(named, signal),
    refetchInterval: AGAIN_MS,
    retry: false,
  });

/** A picture never changes, and goes with the page. */
export const pictureQuery = (api: Api, named: NamedVersion & { picture: string }) =>
  queryOptions({
    queryKey: [...releasesKey, 'picture', named.remote, named.version, named.picture],
    queryFn: ({ signal }) => api.releases.picture(named, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const curvesQuery = (api: Api, of: { hours: number } & Partial<NamedVersion>) =>
  queryOptions({
    queryKey: [...releasesKey, 'curves', of.hours, of.remote ?? null, of.version ?? null],
    queryFn: ({ signal }) => api.releases.curves(of, signal),
    refetchInterval: 60_000,
    retry: false,
  });
