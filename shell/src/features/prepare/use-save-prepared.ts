import { type PreparationRequest, saveFile, useNotification } from '@andromeda/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DOWNLOAD_ERROR_MS, MESSAGE_MS, messages } from './messages.ts';
import { nameOf, type PreparedFile, shareable, zipPrepared } from './prepared-files.ts';

const ZIP_NAME = 'imagens-por-canal.zip';

/** Saves prepared pictures, one as it is and several as a ZIP, or shares them; and says what came of it. */
export function useSavePrepared(keep: PreparationRequest['keep']) {
  const queries = useQueryClient();
  const { notify } = useNotification();
  const [busy, setBusy] = useState(false);
  const run = async (files: readonly PreparedFile[], work: () => Promise<void>) => {
    setBusy(true);
    try {
      await Promise.all([...new Set(files.map(({ image }) => image))].map(keep));
      await work();
    } catch {
      notify({ type: 'error', message: messages.saveFailed, durationMs: DOWNLOAD_ERROR_MS });
      // An address expires; the next press finds a fresh one.
      void queries.invalidateQueries({ queryKey: ['channel-pictures'] });
    }
    setBusy(false);
  };
  const save = (files: readonly PreparedFile[]) =>
    run(files, async () => {
      const [first] = files;
      if (!first) return;
      if (files.length > 1) saveFile(await zipPrepared(files), ZIP_NAME);
      else saveFile((await shareable([first]))[0] ?? new Blob(), nameOf(first));
      notify({ type: 'success', message: messages.saved, durationMs: MESSAGE_MS });
    });
  const share = (files: readonly PreparedFile[]) =>
    run(files, async () => {
      const shared = await shareable(files);
      await navigator.share({ files: shared }).catch((error: unknown) => {
        const name = error instanceof Error && error.name;
        if (name === 'AbortError') return;
        // Reading the files took longer than a browser believes a touch; they are here now.
        if (name !== 'NotAllowedError') throw error;
        notify({ type: 'info', message: messages.pressAgain, durationMs: DOWNLOAD_ERROR_MS });
      });
    });
  return { busy, save, share };
}
