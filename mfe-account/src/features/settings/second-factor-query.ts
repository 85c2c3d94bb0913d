import type { Api } from '@andromeda/platform';
import { queryOptions } from '@tanstack/react-query';

export const secondFactorQuery = (api: Api) =>
  queryOptions({ queryKey: ['second-factor'], queryFn: ({ signal }) => api.secondFactor.read(signal) });
