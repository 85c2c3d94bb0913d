import type { Api, SavedStyle, SavedStyleChange } from '@andromeda/platform';
import { queryOptions } from '@tanstack/react-query';
import type { NamedCollection } from '../../../named/named-collection.ts';
import { messages } from './messages.ts';

export const savedStyles: NamedCollection<SavedStyle, SavedStyleChange> = {
  queryKey: ['saved-styles'],
  save: (api, id, change) => api.styles.save(id, change),
  remove: (api, id) => api.styles.remove(id),
  nameTakenCode: 'style_name_taken',
  messages,
};

/** The user's saved styles, the last created first. */
export const savedStylesQuery = (api: Api) =>
  queryOptions({
    queryKey: savedStyles.queryKey,
    queryFn: ({ signal }) => api.styles.list(signal),
    staleTime: 60_000,
  });
