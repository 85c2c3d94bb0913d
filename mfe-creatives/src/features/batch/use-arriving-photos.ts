import { useApi, useSearchParams } from '@andromeda/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { photosIn } from '../../photos/carried-address.ts';
import { fetchProductPhotos } from '../../photos/carried-source.ts';
import { useCarriedDraft } from '../../use-creative-draft.ts';
import { takeSharedPhotos } from './shared-photos.ts';

/** Set by the share sheet of the installed app. */
const SHARED = 'compartilhadas';

/** `lost`: shared photos were expected and did not arrive. `failed`: those of a product may still come, by `retry`. */
export interface Arrival {
  state: 'idle' | 'coming' | 'lost' | 'failed';
  retry(): void;
}

/** Adds the photos that came along from another screen, that another app shared, or that the address names of a product. */
export function useArrivingPhotos(add: (files: readonly File[]) => Promise<void>): Arrival {
  const api = useApi();
  const draft = useCarriedDraft();
  const [params, setParams] = useSearchParams();
  const [state, setState] = useState<Arrival['state']>('idle');
  const arrive = useEffectEvent(async () => {
    const shared = params.has(SHARED) ? await takeSharedPhotos() : [];
    if (params.has(SHARED) && shared.length === 0) setState('lost');
    // Those that are in the batch already, as after a reload, are left out.
    const files = [...draft.files, ...shared];
    if (files.length > 0) await add(files);
  });
  const bring = useEffectEvent(async () => {
    const named = photosIn(params);
    if (!named) return;
    setState('coming');
    try {
      const files = await fetchProductPhotos(api, named);
      setState('idle');
      await add(files);
      // A reload brings them no second time: the batch has them.
      setParams({}, { replace: true, preventScrollReset: true });
    } catch {
      setState('failed');
    }
  });
  useEffect(() => void arrive().then(bring), []);
  return { state, retry: () => void bring() };
}
