import { type PreparationRequest, saveFile, useNotification } from '@andromeda/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DOWNLOAD_ERROR_MS, MESSAGE_MS, messages } from './messages.ts';
import { nameOf, type PreparedCopy, type PreparedFile, shareable, zipPrepared } from './prepared-files.ts';
import { preparedKey } from './prepared-query.ts';
import { useNotePreparation } from './use-note-preparation.ts';

const ZIP_NAME = 'imagens-por-canal.zip';

/** Chromium shares no more files, nor more bytes, at once, and its canShare does not tell. */
const MOST_SHARED = 10;
const MOST_SHARED_BYTES = 50 * 1024 * 1024;

type Files = readonly PreparedFile[];

/**
 * Saves prepared pictures, one as it is and several as a ZIP, or shares them; says what came of it, and notes what left. `unfit` is
 * what could not be made of the same pictures.
 */
export function useSavePrepared(keep: PreparationRequest['keep'], unfit: readonly PreparedCopy[] = []) {
  const queries = useQueryClient();
  const note = useNotePreparation();
  const { notify } = useNotification();
  const read = useReadOnce();
  const [busy, setBusy] = useState(false);
  /** An address expires; the next press finds a fresh one. */
  const renew = (files: Files) => {
    for (const { image, channel } of files)
      void queries.invalidateQueries({ queryKey: [...preparedKey, image.id, channel.id] });
  };
  const run = async (files: Files, work: (kept: Files) => Promise<void>) => {
    setBusy(true);
    try {
      await work(await keepAll(files, keep));
    } catch {
      notify({ type: 'error', message: messages.saveFailed, durationMs: DOWNLOAD_ERROR_MS });
      renew(files);
    }
    setBusy(false);
  };
  const saved = () => notify({ type: 'success', message: messages.saved, durationMs: MESSAGE_MS });
  const warn = (message: string) => notify({ type: 'warning', message, durationMs: DOWNLOAD_ERROR_MS });
  const saveTogether = async (files: Files, total: number) => {
    const { zip, missing } = await zipPrepared(files);
    saveFile(zip, ZIP_NAME);
    note(
      'zip',
      files.filter((file) => !missing.includes(file)),
      unfit,
    );
    renew(missing);
    const left = total - files.length + missing.length;
    if (left === 0) saved();
    else warn(messages.savedWithout(left));
  };
  const saveOne = async (file: PreparedFile) => {
    const [bytes] = await shareable([file]);
    if (bytes) saveFile(bytes, nameOf(file));
    note('file', [file], unfit);
    saved();
  };
  const shareAll = async (files: Files, total: number) => {
    if (files.length > MOST_SHARED) return saveTogether(files, total);
    const { files: shared, again } = await read(files);
    if (!navigator.canShare({ files: shared })) return saveTogether(files, total);
    const outcome = await share(shared);
    // Files that were here at once did not come too late for the touch: they are refused.
    if (outcome === 'refused' && (again || bytesOf(shared) > MOST_SHARED_BYTES))
      return saveTogether(files, total);
    if (outcome === 'refused')
      notify({ type: 'info', message: messages.pressAgain, durationMs: DOWNLOAD_ERROR_MS });
    if (outcome === 'shared') note('share', files, unfit);
    if (outcome === 'shared' && files.length < total) warn(messages.sharedWithout(total - files.length));
  };
  return {
    busy,
    save: (files: Files) =>
      run(files, async (kept) => {
        const [first] = kept;
        if (first && files.length === 1) await saveOne(first);
        else await saveTogether(kept, files.length);
      }),
    share: (files: Files) => run(files, (kept) => shareAll(kept, files.length)),
  };
}

const bytesOf = (files: readonly File[]) => files.reduce((total, { size }) => total + size, 0);

/** Offers files in the browser's dialog. Rejects where it fails for another reason than the user's will or a touch that is over. */
async function share(files: File[]): Promise<'shared' | 'cancelled' | 'refused'> {
  try {
    await navigator.share({ files });
    return 'shared';
  } catch (error) {
    const { name } = error as DOMException;
    if (name === 'AbortError') return 'cancelled';
    if (name === 'NotAllowedError') return 'refused';
    throw error;
  }
}

/** Keeps each picture; answers the files of those that could be kept. Rejects where none could. */
async function keepAll(files: Files, keep: PreparationRequest['keep']): Promise<Files> {
  const images = [...new Set(files.map(({ image }) => image))];
  const outcomes = await Promise.allSettled(images.map((image) => keep(image)));
  const kept = new Set(images.filter((_, index) => outcomes[index]?.status === 'fulfilled'));
  if (kept.size === 0) throw new Error('none of the pictures can be kept');
  return files.filter(({ image }) => kept.has(image));
}

/** Reads files to share once: a second press shares them `again`, within its touch. */
function useReadOnce(): (files: Files) => Promise<{ files: File[]; again: boolean }> {
  const last = useRef<{ of: string; files: File[] } | null>(null);
  return async (files) => {
    const of = files.map(({ url }) => url).join(' ');
    const again = last.current?.of === of;
    if (last.current?.of !== of) last.current = { of, files: await shareable(files) };
    return { files: last.current.files, again };
  };
}
