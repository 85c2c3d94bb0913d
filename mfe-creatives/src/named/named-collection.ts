import {
  type Api,
  ApiError,
  type FailureCode,
  messageFor,
  useApi,
  useNotification,
} from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** What a user saved under a name. */
export interface NamedItem {
  id: string;
  name: string;
}

/** Everything of one sort that a user saved under names: where it is cached, how it is kept, and what is said about it. */
export interface NamedCollection<Item extends NamedItem, Change> {
  queryKey: readonly string[];
  save(api: Api, id: string, change: Change): Promise<Item>;
  remove(api: Api, id: string): Promise<void>;
  /** How the server refuses a name that another item has. */
  nameTakenCode: FailureCode;
  messages: NamedMessages;
}

export interface NamedMessages {
  nameMissing: string;
  nameTaken: string;
  deleted: string;
  notSaved: string;
  notDeleted: string;
}

/** How long a success is shown, in milliseconds. */
const MESSAGE_MS = 3000;

/** Saves an item under its id. Resolves with the sentence why it was not saved; null where it was. */
export function useSaveNamed<Item extends NamedItem, Change>(collection: NamedCollection<Item, Change>) {
  const { queryKey, save, nameTakenCode, messages } = collection;
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  return async (id: string, change: Change, success: string): Promise<string | null> => {
    try {
      const saved = await save(api, id, change);
      const items = queries.getQueryData<Item[]>(queryKey);
      queries.setQueryData<Item[]>(queryKey, withItem(items ?? [], saved));
      // Where the others did not load, they are not forgotten.
      if (!items) void queries.invalidateQueries({ queryKey });
      notify({ message: success, type: 'success', durationMs: MESSAGE_MS });
      return null;
    } catch (error) {
      // Another device has saved the name meanwhile: its item is shown, and can be replaced.
      if (error instanceof ApiError && error.code === nameTakenCode)
        await queries.invalidateQueries({ queryKey });
      return messageFor(error, messages.notSaved);
    }
  };
}

const withItem = <Item extends NamedItem>(items: readonly Item[], saved: Item): Item[] =>
  items.some(({ id }) => id === saved.id)
    ? items.map((item) => (item.id === saved.id ? saved : item))
    : [saved, ...items];

/** Deletes an item. */
export function useDeleteNamed<Item extends NamedItem, Change>(
  { queryKey, remove, messages }: NamedCollection<Item, Change>,
  id: string,
  onDeleted: () => void,
) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => remove(api, id),
    onSuccess: () => {
      queries.setQueryData<Item[]>(queryKey, (items) => items?.filter((item) => item.id !== id));
      notify({ message: messages.deleted, type: 'success', durationMs: MESSAGE_MS });
      onDeleted();
    },
  });
}
