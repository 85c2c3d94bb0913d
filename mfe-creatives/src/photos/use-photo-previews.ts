import { type Photo, useFilePreviews } from '@andromeda/design-system';
import { useEffect, useState } from 'react';
import { convertedPhoto } from './prepare-photo.ts';

/** A photo that comes in a format which most browsers do not show. */
const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/**
 * Addresses to show chosen photos at, in their order. A HEIC photo has none (`src` is empty) until what is sent of it is
 * ready: that is then shown.
 */
export function usePhotoPreviews(files: readonly File[]): Photo[] {
  const [converted, setConverted] = useState<ReadonlyMap<File, File>>(new Map());
  useEffect(() => {
    for (const file of files) {
      void convertedPhoto(file).then((photo) => {
        if (photo) setConverted((known) => new Map(known).set(file, photo));
      });
    }
  }, [files]);
  const shown = files.map((file) => converted.get(file) ?? (isHeic(file) ? undefined : file));
  const previews = useFilePreviews(shown.filter((file) => file !== undefined));
  let next = 0;
  return files.map((file, index) => {
    const preview = shown[index] && previews[next++];
    return { id: preview?.id ?? `${file.name} ${index}`, name: file.name, src: preview?.src ?? '' };
  });
}
