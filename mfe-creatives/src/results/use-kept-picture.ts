import { useApi, useRefreshCredits } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ImageOutcome } from '../generation/image-outcome.ts';

/** What the user decides about a picture whose credit counts only once it is kept. */
export interface KeptPicture {
  state: 'undecided' | 'kept' | 'discarded';
  /** Whether keeping it has news: the credit did not count before. */
  returnable: boolean;
  busy: boolean;
  failed: 'keep' | 'discard' | null;
  keep(): Promise<void>;
  discard(): void;
}

/** Keeps or discards a finished picture; the balance and the library follow. */
export function useKeptPicture(generation: ImageOutcome['generation']): KeptPicture {
  const { images } = useApi();
  const queries = useQueryClient();
  const refreshCredits = useRefreshCredits();
  const { imageId } = generation;
  const refresh = () => {
    void refreshCredits();
    void queries.invalidateQueries({ queryKey: ['images'] });
    void queries.invalidateQueries({ queryKey: ['generations'] });
  };
  const options = { networkMode: 'always', onSettled: refresh } as const;
  const keeping = useMutation({
    ...options,
    mutationFn: async () => void (imageId && (await images.keep(imageId))),
  });
  const discarding = useMutation({
    ...options,
    mutationFn: async () => void (imageId && (await images.discard(imageId))),
  });
  const returnable = generation.returnable && !keeping.isSuccess;
  return {
    state: discarding.isSuccess ? 'discarded' : keeping.isSuccess ? 'kept' : 'undecided',
    returnable,
    busy: keeping.isPending || discarding.isPending,
    failed: discarding.isError ? 'discard' : keeping.isError ? 'keep' : null,
    keep: async () => {
      if (returnable) await keeping.mutateAsync();
    },
    discard: () => {
      if (!discarding.isPending) discarding.mutate();
    },
  };
}
