import {
  ApiError,
  messageFor,
  type TextRecord,
  type TextTool,
  useApi,
  useNotification,
  useUndo,
} from '@andromeda/platform';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from './messages.ts';

/** Under which every search in one tool's history is kept. */
export const historyKey = (tool: TextTool) => ['texts', tool] as const;

/** The history page by page; while another search is on its way, the previous one is shown. */
export function useHistory(tool: TextTool, search: string) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...historyKey(tool), search],
    queryFn: ({ pageParam, signal }) => api.texts.history(tool, pageParam, signal, search),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

/** Forgets one text after some seconds in which it may be taken back. */
export function useForget(tool: TextTool) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  return useUndo(async ({ id }: TextRecord) => {
    try {
      await api.texts.forget(id);
    } catch (error) {
      // Another tab was faster: what was asked for is done.
      const gone = error instanceof ApiError && error.code === 'not_found';
      if (!gone) notify({ type: 'error', message: messageFor(error, messages.forgetFailed) });
    }
    await queries.invalidateQueries({ queryKey: historyKey(tool) });
  });
}

/** Forgets everything of the tool, and reports how that went. */
export function useClearHistory(tool: TextTool, onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => api.texts.forgetAll(tool),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: historyKey(tool) });
      notify({ type: 'success', message: messages.cleared });
    },
    onError: (error) => notify({ type: 'error', message: messageFor(error, messages.clearFailed) }),
    onSettled: onDone,
  });
}
