import { type Api, ApiError, useApi, useNotification } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages as remoteMessages } from '../messages.ts';
import { releasesKey } from '../release-queries.ts';

/** What means that another administrator was faster. */
const overtaken: readonly string[] = ['release_changed', 'request_ended', 'release_locked', 'not_found'];

/** Makes one call, says that it is `done`, and shows the state after it. Where somebody was faster, it says so instead. */
export function useGuardCall<Given>(
  call: (api: Api, given: Given) => Promise<unknown>,
  { done, onClose }: { done: (given: Given) => string; onClose: () => void },
) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  return useMutation({
    networkMode: 'always',
    mutationFn: (given: Given) => call(api, given),
    onSuccess: (_, given) => {
      notify({ type: 'success', message: done(given) });
      onClose();
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || !overtaken.includes(error.code)) return;
      notify({ type: 'error', message: remoteMessages.changedMeanwhile });
      onClose();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: releasesKey }),
  });
}
