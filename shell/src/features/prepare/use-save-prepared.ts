import { type PreparationRequest, saveFile, useNotification } from '@andromeda/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DOWNLOAD_ERROR_MS, MESSAGE_MS, messages } from './messages.ts';
import { nameOf, type PreparedFile, shareable, zipPrepared } from './prepared-files.ts';
import { preparedKey } from './prepared-query.ts';

const ZIP_NAME = 'imagens-por-canal.zip';

type Files = readonly PreparedFile[];

/** Saves prepared pictures, one as it is and several as a ZIP, or shares them; and says what came of it. */
export function useSavePrepared(keep: PreparationRequest['keep']) {
  const queries = useQueryClient();
  const { notify } = useNotification();
  const read = useReadOnce();
  const [busy, setBusy] = useState(false);
  /** An address expires; the next press finds a fresh one. */
  const renew = (files: Files) => {
    for (const { image, channel } of files)
      void queries.invalidateQueries({ queryKey: [...preparedKey, image.id, channel.id] });
  };
  const run = async (files: Files, work: () => Promise<void>) => {
    setBusy(true);
    try {
      await Promise.all([...new Set(files.map(({ image }) => image))].map((image) => keep(image)));
      await work();
    } catch {
      notify({ type: 'error', message: messages.saveFailed, durationMs: DOWNLOAD_ERROR_MS });
      renew(files);
    }
    setBusy(false);
  };
  const saved = () => notify({ type: 'success', message: messages.saved, durationMs: MESSAGE_MS });
  const saveTogether = async (files: Files) => {
    const { zip, missing } = await zipPrepared(files);
    saveFile(zip, ZIP_NAME);
    if (missing.length === 0) saved();
    else {
      const message = messages.savedWithout(missing.length);
      notify({ type: 'warning', message, durationMs: DOWNLOAD_ERROR_MS });
      renew(missing);
    }
  };
  const saveOne = async (file: PreparedFile) => {
    const [bytes] = await shareable([file]);
    if (bytes) saveFile(bytes, nameOf(file));
    saved();
  };
  const shareAll = async (files: Files) => {
    const shared = await read(files);
    // So many, or so large, are no longer taken by other apps.
    if (!navigator.canShare({ files: shared })) return saveTogether(files);
    await navigator.share({ files: shared }).catch((error: DOMException) => {
      if (error.name === 'AbortError') return;
      // Reading the files took longer than a browser believes a touch; they are here now.
      if (error.name !== 'NotAllowedError') throw error;
      notify({ type: 'info', message: messages.pressAgain, durationMs: DOWNLOAD_ERROR_MS });
    });
  };
  return {
    busy,
    save: (files: Files) =>
      run(files, async () => {
        const [first] = files;
        if (first && files.length === 1) await saveOne(first);
        else if (first) await saveTogether(files);
      }),
    share: (files: Files) => run(files, () => shareAll(files)),
  };
}

/** Reads files to share once: a second press shares them within its touch. */
function useReadOnce(): (files: Files) => Promise<File[]> {
  const last = useRef<{ of: string; files: File[] } | null>(null);
  return async (files) => {
    const of = files.map(({ url }) => url).join(' ');
    if (last.current?.of !== of) last.current = { of, files: await shareable(files) };
    return last.current.files;
  };
}
