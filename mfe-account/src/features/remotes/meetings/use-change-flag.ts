import { ApiError, type FlagChange, useApi, useNotification } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages as remoteMessages } from '../messages.ts';
import { releasesKey } from '../release-queries.ts';
import { messages } from './messages.ts';

/** Sends a change of one flag. Where somebody was faster, it says so and shows the present state. */
export function useChangeFlag(name: string, onClose: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  return useMutation({
    networkMode: 'always',
    mutationFn: (change: FlagChange) =>
      api.releases.changeFlag({ remote: `mfe-${name.split('.')[0]}`, name }, change),
    onSuccess: (flag) => {
      notify({ type: 'success', message: flag ? messages.changed : messages.removed });
      onClose();
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'flag_changed') return;
      notify({ type: 'error', message: remoteMessages.changedMeanwhile });
      onClose();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: releasesKey }),
  });
}
