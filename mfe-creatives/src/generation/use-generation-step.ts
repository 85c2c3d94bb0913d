import { ApiError, type GenerationStep, useApi } from '@andromeda/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toolOf } from 'bff/contract/browser';
import { useEffect } from 'react';
import type { ImageRequest } from './image-request.ts';

const LOOK_EVERY_MS = 600;

/**
 * The step that the server last named for the request with this key; `null` while nothing runs. `sending` says that its
 * photos are still on their way.
 */
export function useGenerationStep(
  key: string | null,
  request: ImageRequest | null,
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
    // The first look comes after the first interval: sooner, the request has hardly arrived.
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: LOOK_EVERY_MS,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  const arrived = Boolean(key && found.data);
  useEffect(() => {
    // From now on it is among the latest generations.
    if (arrived) void queries.invalidateQueries({ queryKey: ['generations', 'recent'] });
  }, [arrived, queries]);
  if (!key) return { step: null, sending: false };
  return { step: found.data ?? firstStep(request), sending: !found.data && Boolean(request?.images.length) };
}

const firstStep = (request: ImageRequest | null): GenerationStep =>
  request && !request.prompt && toolOf(request.operation)?.describesPhoto ? 'prompt' : 'image';
