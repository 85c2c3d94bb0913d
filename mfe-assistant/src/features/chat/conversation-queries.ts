import { type Api, ApiError, useApi } from '@andromeda/platform';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

/** How often a page looks after an answer that it is not hearing itself. */
const LOOK_AGAIN_MS = 800;

/** One conversation; while an answer is under way there, it is looked after again and again. */
export const conversationQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['conversation', id],
    queryFn: ({ signal }) => api.assistant.conversation(id, signal),
    networkMode: 'always',
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.code === 'not_found'),
    refetchInterval: ({ state }) =>
      state.data?.turns.some((turn) => turn.state === 'answering') ? LOOK_AGAIN_MS : false,
  });

/** The person's conversations, page by page. */
export const conversationsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ['conversations'],
    queryFn: ({ pageParam, signal }) => api.assistant.conversations(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    networkMode: 'always',
  });

/** The list follows what was asked, finished or deleted. */
export const refreshConversations = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: ['conversations'] });

/** Deletes a conversation; that another tab was faster is as good. */
export function useDeleteConversation() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) =>
      api.assistant.forget(id).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
      }),
    onSuccess: async (_, id) => {
      queries.removeQueries({ queryKey: ['conversation', id] });
      await refreshConversations(queries);
    },
  });
}
