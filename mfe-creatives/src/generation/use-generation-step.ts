import { type GenerationStep, useApi } from '@andromeda/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toolOf } from 'bff/contract/browser';
import { useEffect, useState } from 'react';
import { findOrder } from './find-order.ts';
import type { ImageRequest } from './image-request.ts';
import type { QueueWait } from './queue-wait.ts';
import { stepKey } from './step-key.ts';

/**
 * The step that the server last named for the request with this key; `null` while nothing runs. `sending` says that its
 * photos are still on their way, `wait` where it waits for its turn.
 */
export function useGenerationStep(
  key: string | null,
  request: ImageRequest | null,
): { step: GenerationStep | null; sending: boolean; wait: QueueWait | null } {
  const api = useApi();
  const queries = useQueryClient();
  const { data, refetch } = useQuery({
    queryKey: stepKey(key),
    // Read where an event may have been missed.
    enabled: false,
    queryFn: async ({ signal }) => (await findOrder(api, key ?? '', signal))?.step ?? null,
    initialData: null,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  const [wait, setWait] = useState<QueueWait | null>(null);
  const sent = request !== null;
  useEffect(() => {
    if (!key) return;
    const leave = api.generations.follow(key, (signal) => {
      // After a look its place is told again.
      setWait(signal !== 'look' && signal.status === 'waiting' ? signal : null);
      // A run without its request was taken up after a reload: who waits for its outcome reads its step, too.
      if (signal === 'look') {
        if (sent) void refetch();
      } else if (signal.status === 'working')
        queries.setQueryData<GenerationStep | null>(stepKey(key), signal.step);
    });
    return () => {
      leave();
      setWait(null);
    };
  }, [api, key, sent, queries, refetch]);
  const arrived = Boolean(key && (data || wait));
  useEffect(() => {
    // From now on it is among the latest generations.
    if (arrived) void queries.invalidateQueries({ queryKey: ['generations', 'recent'] });
  }, [arrived, queries]);
  if (!key) return { step: null, sending: false, wait: null };
  return { step: data ?? firstStep(request), sending: !arrived && Boolean(request?.images.length), wait };
}

const firstStep = (request: ImageRequest | null): GenerationStep =>
  request && !request.prompt && toolOf(request.operation)?.describesPhoto ? 'prompt' : 'image';
