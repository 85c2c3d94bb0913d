import { type Photo, useFilePreviews } from '@andromeda/design-system';
import { useEffect, useState } from 'react';
import { preparePhoto } from './prepare-photo.ts';
import { refusal } from './refuse-photo.ts';

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
  add(files: readonly File[]): void;
  /** Where none of the new ones is a photo, the old ones come back. */
  replaceAll(files: readonly File[]): void;
  /** Takes what is a photo after all, whatever its name says, and tells of the others why they are not taken. */
  explain(files: readonly File[], options: { single: boolean }): void;
  remove(id: string): void;
  clear(): void;
}

interface Choice {
  files: readonly File[];
  /** What stood there before everything was replaced. */
  replaced: readonly File[];
  refused: readonly RefusedPhoto[];
}

const chosen = (files: readonly File[], replaced: readonly File[] = []): Choice => ({
  files,
  replaced,
  refused: [],
});

/**
 * Photos are shown as soon as they are chosen. Meanwhile each is validated by its bytes and, where it is large, made
 * smaller; what is no photo leaves again, with its reason.
 */
export function useChosenPhotos(carried: readonly File[] = []): ChosenPhotos {
  const [choice, setChoice] = useState(() => chosen(carried));
  const { files, refused } = choice;
  const previews = useFilePreviews(files);
  useEffect(() => {
    for (const file of files) {
      preparePhoto(file).catch((reason) => setChoice((now) => withoutRefused(now, { file, reason })));
    }
  }, [files]);
  return {
    files,
    previews,
    refused,
    add: (more) => setChoice((now) => chosen([...now.files, ...more])),
    replaceAll: (others) => setChoice((now) => chosen(others, now.files)),
    explain: (others, { single }) => {
      setChoice((now) => ({ ...now, refused: [] }));
      for (const file of others) {
        checkByBytes(file).then(
          () => setChoice((now) => ({ ...now, files: single ? [file] : [...now.files, file] })),
          (reason) => setChoice((now) => withoutRefused(now, { file, reason })),
        );
      }
    },
    remove: (id) => {
      const removed = files[previews.findIndex((photo) => photo.id === id)];
      setChoice((now) => chosen(now.files.filter((file) => file !== removed)));
    },
    clear: () => setChoice(chosen([])),
  };
}

function withoutRefused(now: Choice, refused: RefusedPhoto): Choice {
  const { file } = refused;
  const told = [...now.refused.filter((other) => other.file !== file), refused];
  if (!now.files.includes(file)) return { ...now, refused: told };
  const left = now.files.filter((other) => other !== file);
  return { ...now, files: left.length > 0 ? left : now.replaced, refused: told };
}

/** A phone or a messenger may give a photo a wrong name, or none; a document stays what it says it is. */
async function checkByBytes(file: File): Promise<void> {
  await preparePhoto(file);
  if (file.type !== '' && !file.type.startsWith('image/')) throw refusal('image_unsupported');
}
