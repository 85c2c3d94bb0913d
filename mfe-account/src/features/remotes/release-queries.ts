import type { Api } from '@andromeda/platform';
import { queryOptions } from '@tanstack/react-query';

const HEALTH_MINUTES = 60;
const TRAIL_LENGTH = 40;
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

export const trailQuery = (api: Api) =>
  queryOptions({
    queryKey: [...releasesKey, 'trail'],
    queryFn: ({ signal }) => api.releases.trail(TRAIL_LENGTH, signal),
    refetchInterval: AGAIN_MS,
    retry: false,
  });

export const errorsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...releasesKey, 'errors'],
    queryFn: ({ signal }) => api.releases.errors(signal),
    refetchInterval: AGAIN_MS,
    retry: false,
  });
