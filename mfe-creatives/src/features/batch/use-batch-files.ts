import { saveFile, useApi, useNotification, usePreparation } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BatchItem } from './batch.ts';
import { messages } from './messages.ts';

/** The finished pictures as one file, and for marketplaces. A doubtful one that is used is kept: its credit counts. */
export function useBatchFiles(items: readonly BatchItem[]) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const prepare = usePreparation();
  const made = items.filter(({ state }) => state === 'ready');
  const keep = async ({ id, returnable }: { id: string; returnable: boolean }) => {
    if (!returnable) return;
    await api.images.keep(id);
    void queries.invalidateQueries({ queryKey: ['images'] });
  };
  const zipping = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { readPictures, zipPictures } = await import('./zip-pictures.ts');
      const pictures = await readPictures(api, made);
      for (const { image } of pictures) await keep(image);
      saveFile(await zipPictures(pictures), 'lote-andromeda.zip');
      return made.length - pictures.length;
    },
    onSuccess: (missing) => {
      if (missing > 0) notify({ type: 'warning', message: messages.zipWithout(missing) });
    },
    onError: () => notify({ type: 'error', message: messages.zipFailed }),
  });
  const preparing = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { readPictures } = await import('./zip-pictures.ts');
      return (await readPictures(api, made)).map(({ image }) => image);
    },
    onSuccess: (images) => prepare({ images, keep }),
    onError: () => notify({ type: 'error', message: messages.prepareFailed }),
  });
  return { count: made.length, zipping, preparing };
}
