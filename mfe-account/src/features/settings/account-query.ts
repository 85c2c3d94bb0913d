import type { Api } from '@andromeda/platform';
import { queryOptions } from '@tanstack/react-query';

/** How the account can prove whose it is. Asked again by each dialog: a sign-in is recent for a while only. */
export const accountQuery = (api: Api) =>
  queryOptions({ queryKey: ['account'], queryFn: ({ signal }) => api.account.read(signal), gcTime: 0 });
