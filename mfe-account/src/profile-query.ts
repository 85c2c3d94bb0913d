import type { Api } from '@andromeda/platform';
import { queryOptions } from '@tanstack/react-query';

/** The profile of the signed-in person. */
export const profileQuery = (api: Api) =>
  queryOptions({ queryKey: ['profile'], queryFn: ({ signal }) => api.profile.read(signal) });
