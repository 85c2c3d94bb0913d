import type { Photo } from '@andromeda/design-system';
import { useEffect, useState } from 'react';
import { preparePhoto } from './prepare-photo.ts';
import { refusal } from './refuse-photo.ts';
import { usePhotoPreviews } from './use-photo-previews.ts';

/** A file that was chosen and is not taken; `reason` is an `ApiError` that `messageFor` puts into words. */
export interface RefusedPhoto {
  file: File;
  reason: unknown;
}

/** The photos chosen on a screen, in order, with addresses to show them. */
export interface ChosenPhotos {
  /** As they were chosen. What is uploaded of each is `preparePhoto(file)`. */
  files: readonly File[];
  previews: readonly Photo[];
  /** What of the last choice was not taken. */
  refused: readonly RefusedPhoto[];
  /**
   * What stood there before a choice of which nothing was taken. No run uses it, so that nobody pays for a photo
   * other than the one just chosen, until the user asks for it by `restore` or adds another.
   */
  setAside: readonly File[];
  add(files: readonly File[]): void;
  replaceAll(files: readonly File[]): void;
  /**
   * Takes what is a photo after all, whatever its name says, and says of the others why they are not accepted. `beside`
   * is what was taken of the same choice.
   */
  explain(files: readonly File[], options: { single: boolean; beside: readonly File[] }): void;
  restore(): void;
  remove(id: string): void;
  clear(): void;
}

interface Choice {
  files: readonly File[];
  /** The files of the last choice, taken or not. */
  last: readonly File[];
  /** What stood there before it. */
  before: readonly File[];
  refused: readonly RefusedPhoto[];
  setAside: readonly File[];
}

const chosen = (files: readonly File[], last = files, before: readonly File[] = []): Choice => ({
  files,
  last,
  before,
  refused: [],
  setAside: [],
});

/** A new choice brings back what an earlier one of which nothing was taken had set aside. */
const standing = ({ files, setAside }: Choice) => (setAside.length > 0 ? setAside : files);

/**
 * Photos are shown as soon as they are chosen. Meanwhile each is validated by its bytes and, where it is large, made
 * smaller; what is no photo leaves again, with its reason.
 */
export function useChosenPhotos(carried: readonly File[] = []): ChosenPhotos {
  const [choice, setChoice] = useState(() => chosen(carried));
  const { files, refused, setAside } = choice;
  const previews = usePhotoPreviews(files);
  useEffect(() => {
    for (const file of files) {
      preparePhoto(file).catch((reason) => setChoice((now) => withoutRefused(now, { file, reason })));
    }
  }, [files]);
  return {
    files,
    previews,
    refused,
    setAside,
    add: (more) => setChoice((now) => chosen([...standing(now), ...more], more, standing(now))),
    replaceAll: (others) => setChoice((now) => chosen(others, others, standing(now))),
    explain: (others, { single, beside }) => {
      setChoice((now) =>
        beside.length > 0
          ? { ...now, last: [...beside, ...others] }
          : chosen(standing(now), others, standing(now)),
      );
      for (const file of others) {
        checkByBytes(file).then(
          () => setChoice((now) => ({ ...now, files: single ? [file] : [...now.files, file] })),
          (reason) => setChoice((now) => withoutRefused(now, { file, reason })),
        );
      }
    },
    restore: () => setChoice((now) => chosen(now.setAside)),
    remove: (id) => {
      const removed = files[previews.findIndex((photo) => photo.id === id)];
      setChoice((now) => chosen(now.files.filter((file) => file !== removed)));
    },
    clear: () => setChoice(chosen([])),
  };
}

function withoutRefused(now: Choice, refused: RefusedPhoto): Choice {
  const told = [...now.refused.filter(({ file }) => file !== refused.file), refused];
  const left = now.files.filter((file) => file !== refused.file);
  const nothingTaken = now.last.every((file) => told.some((other) => other.file === file));
  if (!nothingTaken) return { ...now, files: left, refused: told };
  return { ...now, files: [], setAside: now.before, refused: told };
}

/** A phone or a messenger may give a photo a wrong name, or none; a document stays what it says it is. */
async function checkByBytes(file: File): Promise<void> {
  await preparePhoto(file);
  if (file.type !== '' && !file.type.startsWith('image/')) throw refusal('image_unsupported');
}
