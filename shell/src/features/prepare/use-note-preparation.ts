import { type PreparationNote, type PreparationWay, useApi } from '@andromeda/platform';
import { verdictOf } from 'bff/contract/browser/preparations';
import { createContext, useContext } from 'react';
import type { PreparedCopy } from './prepared-files.ts';

/** Called once what was taken stands in the history of its pictures; the dialog's request says who wants to know. */
export const NotedContext = createContext<(() => void) | undefined>(undefined);

/**
 * Notes what the user takes, beside the download: nothing waits for it, and where it fails only the step in the history is missing.
 * `unfit` is what could not be made of the same pictures.
 */
export function useNotePreparation() {
  const { images } = useApi();
  const onNoted = useContext(NotedContext);
  const note = async (...act: Parameters<typeof noteOf>) => {
    await images.notePreparation(noteOf(...act));
    onNoted?.();
  };
  return (way: PreparationWay, taken: readonly PreparedCopy[], unfit: readonly PreparedCopy[] = []): void => {
    if (taken.length > 0) note(way, taken, unfit).catch(() => undefined);
  };
}

function noteOf(
  way: PreparationWay,
  taken: readonly PreparedCopy[],
  unfit: readonly PreparedCopy[],
): PreparationNote {
  const ids = [...new Set(taken.map(({ image }) => image.id))];
  const all = [...taken, ...unfit];
  return {
    act: crypto.randomUUID(),
    way,
    pictures: ids.map((imageId) => ({
      imageId,
      copies: all.filter(({ image }) => image.id === imageId).map(copyOf),
    })),
  };
}

const copyOf = ({ made }: PreparedCopy): PreparationNote['pictures'][number]['copies'][number] => ({
  channel: made.channel,
  verdict: verdictOf(made),
  reasons: made.checks.filter(({ ok }) => !ok).map(({ rule }) => rule),
  file: made.file && { width: made.file.width, height: made.file.height, bytes: made.file.bytes },
});
