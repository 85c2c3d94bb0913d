import { type Photo, useFilePreviews } from '@andromeda/design-system';
import { useMemo } from 'react';

/** An address at which a chosen photo can be shown. */
export function usePhotoPreview(photo: File | undefined): Photo | undefined {
  return useFilePreviews(useMemo(() => (photo ? [photo] : []), [photo]))[0];
}
