import { useSearchParams } from '@andromeda/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCarriedDraft } from '../../use-creative-draft.ts';
import { takeSharedPhotos } from './shared-photos.ts';

/** Set by the share sheet of the installed app. */
const SHARED = 'compartilhadas';

/**
 * Adds the photos that came along from another screen, or that another app shared. Answers whether shared ones were
 * expected and did not arrive.
 */
export function useArrivingPhotos(add: (files: readonly File[]) => Promise<void>): boolean {
  const draft = useCarriedDraft();
  const [params] = useSearchParams();
  const [notArrived, setNotArrived] = useState(false);
  const arrive = useEffectEvent(async () => {
    const shared = params.has(SHARED) ? await takeSharedPhotos() : [];
    setNotArrived(params.has(SHARED) && shared.length === 0);
    // Those that are in the batch already, as after a reload, are left out.
    const files = [...draft.files, ...shared];
    if (files.length > 0) await add(files);
  });
  useEffect(() => void arrive(), []);
  return notArrived;
}
