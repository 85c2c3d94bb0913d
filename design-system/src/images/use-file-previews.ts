import { useEffect, useMemo } from 'react';
import type { Photo } from './photo-thumbnails.tsx';

let nextPhoto = 0;
const idOfFile = new WeakMap<File, string>();

function idFor(file: File) {
  const known = idOfFile.get(file);
  if (known) return known;
  nextPhoto += 1;
  const id = `photo-${nextPhoto}`;
  idOfFile.set(file, id);
  return id;
}

/** Object addresses for chosen files, in their order, let go when the files change or the component leaves. */
export function useFilePreviews(files: readonly File[]): Photo[] {
  const photos = useMemo(
    () => files.map((file) => ({ id: idFor(file), name: file.name, src: URL.createObjectURL(file) })),
    [files],
  );
  useEffect(
    () => () => {
      for (const photo of photos) URL.revokeObjectURL(photo.src);
    },
    [photos],
  );
  return photos;
}
