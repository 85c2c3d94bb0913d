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
  replaceAll(files: readonly File[]): void;
  /** Takes what is a photo after all, whatever its name says, and tells of the others why they are not taken. */
  explain(files: readonly File[], options: { single: boolean }): void;
  remove(id: string): void;
  clear(): void;
}

/**
 * Photos are shown as soon as they are chosen. Meanwhile each is judged by its bytes and, where it is large, made
 * smaller; what is no photo leaves again, with its reason.
 */
export function useChosenPhotos(carried: readonly File[] = []): ChosenPhotos {
  const [files, setFiles] = useState(carried);
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
  const previews = useFilePreviews(files);
  const refuse = (file: File, reason: unknown) => {
    setFiles((now) => (now.includes(file) ? now.filter((other) => other !== file) : now));
    setRefused((now) => [...now.filter((other) => other.file !== file), { file, reason }]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the photos is what calls for preparing.
  useEffect(() => {
    for (const file of files) preparePhoto(file).catch((reason) => refuse(file, reason));
  }, [files]);
  const choose = (change: (now: readonly File[]) => readonly File[]) => {
    setRefused([]);
    setFiles(change);
  };
  return {
    files,
    previews,
    refused,
    add: (more) => choose((now) => [...now, ...more]),
    replaceAll: (others) => choose(() => others),
    explain: (others, { single }) => {
      setRefused([]);
      for (const file of others) {
        judgeByBytes(file).then(
          () => setFiles((now) => (single ? [file] : [...now, file])),
          (reason) => refuse(file, reason),
        );
      }
    },
    remove: (id) => {
      const removed = files[previews.findIndex((photo) => photo.id === id)];
      choose((now) => now.filter((file) => file !== removed));
    },
    clear: () => choose(() => []),
  };
}

/** A phone or a messenger may give a photo a wrong name, or none; a document stays what it says it is. */
async function judgeByBytes(file: File): Promise<void> {
  await preparePhoto(file);
  if (file.type !== '' && !file.type.startsWith('image/')) throw refusal('image_unsupported');
}
