import { type PlaceChange, useApi, useNotification } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { releasesKey } from '../release-queries.ts';
import { messages } from './messages.ts';

/** Sends the arrangement of one place, and shows the present one, also where somebody was faster. */
export function useArrangePlace(place: string) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  return useMutation({
    networkMode: 'always',
    mutationFn: (change: PlaceChange) => api.releases.arrangePlace(place, change),
    onSuccess: (arrangement) =>
      notify({ type: 'success', message: arrangement ? messages.arranged : messages.unarranged }),
    onSettled: () => queries.invalidateQueries({ queryKey: releasesKey }),
  });
}
