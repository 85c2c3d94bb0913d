import { downloadName, type LibraryImage, savePicture, useApi, useNotification } from '@andromeda/platform';
import { useQueryClient } from '@tanstack/react-query';
import { keepBeforeUse } from '../../pictures/keep-before-use.ts';
import { DOWNLOAD_ERROR_MS, MESSAGE_MS, messages } from './messages.ts';

/** Saves a picture of the library and reports how that went. */
export function useDownload(): (image: LibraryImage) => Promise<void> {
  const { notify } = useNotification();
  const queries = useQueryClient();
  const api = useApi();
  return async (image) => {
    const refuse = (message: string) => notify({ message, type: 'error', durationMs: DOWNLOAD_ERROR_MS });
    if (!image.imageUrl) {
      refuse(messages.addressMissing);
      return;
    }
    notify({ message: messages.downloadStarting, type: 'info', durationMs: MESSAGE_MS });
    try {
      await keepBeforeUse(api, queries, image);
      await savePicture(image.imageUrl, downloadName(image.prompt));
      notify({ message: messages.downloadStarted, type: 'success', durationMs: MESSAGE_MS });
    } catch (error) {
      const reason = reasonOf(error);
      refuse(reason ? messages.downloadRefused(reason) : messages.downloadFailed);
      // An address expires; the next press finds a fresh one.
      void queries.invalidateQueries({ queryKey: ['images'] });
    }
  };
}

/** What `savePicture` met, in words, or null where only the connection is to blame. */
function reasonOf(error: unknown): string | null {
  const status = error instanceof Error && /^HTTP (\d+)$/.exec(error.message)?.[1];
  if (!status) return null;
  if (status === '403') return 'o endereço da imagem expirou. Tente novamente.';
  if (status === '404') return 'a imagem não foi encontrada.';
  return `o servidor respondeu com o erro ${status}.`;
}
