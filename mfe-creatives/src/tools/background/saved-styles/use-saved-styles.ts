import {
  type Api,
  ApiError,
  messageFor,
  type SavedStyle,
  type SavedStyleChange,
  useApi,
  useNotification,
} from '@andromeda/platform';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { MESSAGE_MS, messages } from './messages.ts';

/** The user's saved styles, the last created first. */
export const savedStylesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['saved-styles'],
    queryFn: ({ signal }) => api.styles.list(signal),
    staleTime: 60_000,
  });

/** Saves a style under its id. Resolves with the sentence why it was not saved; null where it was. */
export function useSaveStyle() {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const { queryKey } = savedStylesQuery(api);
  return async (id: string, change: SavedStyleChange, success: string): Promise<string | null> => {
    try {
      const saved = await api.styles.save(id, change);
      queries.setQueryData(queryKey, (styles) => withStyle(styles ?? [], saved));
      notify({ message: success, type: 'success', durationMs: MESSAGE_MS });
      return null;
    } catch (error) {
      // Another device has saved the name meanwhile: its style is shown, and can be replaced.
      if (error instanceof ApiError && error.code === 'style_name_taken')
        await queries.invalidateQueries({ queryKey });
      return messageFor(error, messages.notSaved);
    }
  };
}

const withStyle = (styles: readonly SavedStyle[], saved: SavedStyle): SavedStyle[] =>
  styles.some(({ id }) => id === saved.id)
    ? styles.map((style) => (style.id === saved.id ? saved : style))
    : [saved, ...styles];

/** Deletes a saved style. */
export function useDeleteStyle({ id }: SavedStyle, onDeleted: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const { queryKey } = savedStylesQuery(api);
  return useMutation({
    networkMode: 'always',
    mutationFn: () => api.styles.remove(id),
    onSuccess: () => {
      queries.setQueryData(queryKey, (styles) => styles?.filter((style) => style.id !== id));
      notify({ message: messages.deleted, type: 'success', durationMs: MESSAGE_MS });
      onDeleted();
    },
  });
}
