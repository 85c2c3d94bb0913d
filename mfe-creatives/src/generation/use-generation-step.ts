import { ApiError, type GenerationStep, useApi } from '@andromeda/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ImageOrder } from './image-order.ts';

const LOOK_EVERY_MS = 600;

/**
 * What the order with this key is at, as far as the server has told; `null` while nothing runs. `sending` is whether
 * its photos are still on their way.
 */
export function useGenerationStep(
  key: string | null,
  order: ImageOrder | null,
): { step: GenerationStep | null; sending: boolean } {
  const api = useApi();
  const queries = useQueryClient();
  const found = useQuery({
    queryKey: ['generation-step', key],
    enabled: key !== null,
    queryFn: async ({ signal }) => {
      try {
        return (await api.generations.find(key ?? '', signal)).step;
      } catch (error) {
        // Its photos are still being sent.
        if (error instanceof ApiError && error.code === 'not_found') return null;
        throw error;
      }
    },
    // The first look comes after the first interval: sooner, the order has hardly arrived.
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: LOOK_EVERY_MS,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  const arrived = Boolean(key && found.data);
  useEffect(() => {
    // From now on it stands among the latest generations.
    if (arrived) void queries.invalidateQueries({ queryKey: ['generations', 'recent'] });
  }, [arrived, queries]);
  if (!key) return { step: null, sending: false };
  return { step: found.data ?? firstStep(order), sending: !found.data && Boolean(order?.images.length) };
}

const firstStep = (order: ImageOrder | null): GenerationStep =>
  order?.operation.startsWith('context_edit') && !order.prompt ? 'prompt' : 'image';
