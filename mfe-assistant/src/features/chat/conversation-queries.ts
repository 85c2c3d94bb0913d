import {
  type Api,
  ApiError,
  type ConversationPage,
  type ConversationSummary,
  useApi,
  useSession,
} from '@andromeda/platform';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

import { notifyOtherTabs } from './other-tabs.ts';

/** How often a page fetches an answer whose stream it does not receive itself. */
const LOOK_AGAIN_MS = 800;
/** A look that hangs must not keep the next ones waiting. */
const LOOK_LIMIT_MS = 5000;
const LIST = ['conversations'] as const;

/** One conversation; while an answer is under way there, it is looked after again and again. */
export const conversationQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['conversation', id],
    queryFn: ({ signal, client, queryKey }) => {
      const again = client.getQueryData(queryKey) !== undefined;
      const limit = again ? AbortSignal.any([signal, AbortSignal.timeout(LOOK_LIMIT_MS)]) : signal;
      return api.assistant.conversation(id, limit);
    },
    networkMode: 'always',
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.code === 'not_found'),
    refetchInterval: ({ state }) =>
      state.data?.turns.some((turn) => turn.state === 'answering') ? LOOK_AGAIN_MS : false,
  });

/** The user's conversations, page by page; with `search`, those that hold all its words. */
export const conversationsQuery = (api: Api, search = '') =>
  infiniteQueryOptions({
    queryKey: search ? [...LIST, search] : LIST,
    queryFn: ({ pageParam, signal }) => api.assistant.conversations({ page: pageParam, search }, signal),
    ...(search && { placeholderData: keepPreviousData }),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    networkMode: 'always',
  });

/** The list follows what was asked, finished or deleted. */
export const refreshConversations = (queries: QueryClient) => queries.invalidateQueries({ queryKey: LIST });

/** A conversation that begins here has nothing that the page would have to wait for. */
export function beginConversation(queries: QueryClient, api: Api, id: string, question: string): void {
  queries.setQueryData(
    conversationQuery(api, id).queryKey,
    (known) => known ?? { id, title: question, updatedAt: new Date().toISOString(), turns: [] },
  );
}

/** Shows at once that a conversation was spoken in; the server's list follows. */
export function showSpoken(queries: QueryClient, id: string, question: string): void {
  queries.setQueryData<InfiniteData<ConversationPage>>(LIST, (list) => {
    const [newest] = list?.pages ?? [];
    if (!list || !newest) return list;
    const known = list.pages.flatMap((page) => page.conversations).find((one) => one.id === id);
    const spoken = { id, title: known?.title ?? question, updatedAt: new Date().toISOString() };
    const pages = list.pages.map((page, at) => {
      const others = page.conversations.filter((one) => one.id !== id);
      return { ...page, conversations: at === 0 ? [spoken, ...others] : others };
    });
    return { ...list, pages };
  });
}

/** Gives a conversation another title; the list shows it at once. */
export function useRenameConversation() {
  const api = useApi();
  const queries = useQueryClient();
  const { user } = useSession();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id, title }: { id: string; title: string }) => api.assistant.rename(id, title),
    onSuccess: ({ id, title }) => {
      queries.setQueryData<InfiniteData<ConversationPage>>(LIST, (list) => {
        if (!list) return list;
        const renamed = (one: ConversationSummary) => (one.id === id ? { ...one, title } : one);
        const pages = list.pages.map((page) => ({ ...page, conversations: page.conversations.map(renamed) }));
        return { ...list, pages };
      });
      notifyOtherTabs(user.id, { conversationId: id });
      return refreshConversations(queries);
    },
  });
}

/** Deletes a conversation; that another tab was faster is as good. */
export function useDeleteConversation() {
  const api = useApi();
  const queries = useQueryClient();
  const { user } = useSession();
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) =>
      api.assistant.forget(id).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
      }),
    onSuccess: async (_, id) => {
      queries.removeQueries({ queryKey: ['conversation', id] });
      notifyOtherTabs(user.id, { conversationId: id, deleted: true });
      await refreshConversations(queries);
    },
  });
}
