import type { Photo } from '@andromeda/design-system';
import { useMemo } from 'react';
import { usePhotoPreviews } from '../photos/use-photo-previews.ts';

/** An address at which a chosen photo can be shown; none while it has to be decoded first. */
export function usePhotoPreview(photo: File | undefined): Photo | undefined {
  const [preview] = usePhotoPreviews(useMemo(() => (photo ? [photo] : []), [photo]));
  return preview?.src ? preview : undefined;
}
