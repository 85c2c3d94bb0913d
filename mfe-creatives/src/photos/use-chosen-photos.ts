import { type Photo, useFilePreviews } from '@andromeda/design-system';
import { useState } from 'react';

/** The photos chosen on a screen, in order, with addresses to show them. */
export interface ChosenPhotos {
  files: readonly File[];
  previews: readonly Photo[];
  add(files: readonly File[]): void;
  replaceAll(files: readonly File[]): void;
  remove(id: string): void;
  clear(): void;
}

export function useChosenPhotos(carried: readonly File[] = []): ChosenPhotos {
  const [files, setFiles] = useState(carried);
  const previews = useFilePreviews(files);
  return {
    files,
    previews,
    add: (more) => setFiles((now) => [...now, ...more]),
    replaceAll: setFiles,
    remove: (id) => setFiles(files.filter((_, index) => previews[index]?.id !== id)),
    clear: () => setFiles([]),
  };
}
