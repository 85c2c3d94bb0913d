import { type LibraryImage, useApi, useNotification, usePublishEvent, useUndo } from '@andromeda/platform';
import { useQueryClient } from '@tanstack/react-query';
import { deleteImages } from './library-queries.ts';
import { MESSAGE_MS, messages } from './messages.ts';

/** Deletes pictures, one or many, after a while in which it may be taken back; until then they are only out of sight. */
export function useDeleteTogether() {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const publish = usePublishEvent();
  return useUndo(async (images: readonly LibraryImage[], leaving) => {
    const failed = await deleteImages(api, queries, images, leaving);
    publish('library.images-deleted', 1, { imageIds: images.map(({ id }) => id) });
    if (failed > 0)
      notify({ type: 'error', message: messages.someNotDeleted(failed), durationMs: MESSAGE_MS });
    else
      notify({
        type: 'success',
        message: messages.deletedTogether(images.length),
        durationMs: MESSAGE_MS,
      });
  });
}
