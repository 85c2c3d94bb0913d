import { useQuery } from '@tanstack/react-query';
import { type RepairSources, readMaskAt } from './read-pictures.ts';

/** The brought mask (a data address) at the photo's size; null where there is none. */
export function useBroughtMask(address: string, sources: RepairSources): Uint8Array | null {
  const { data } = useQuery({
    queryKey: ['brought-mask', address, sources.width, sources.height],
    queryFn: () => readMaskAt(address, sources),
    enabled: address !== '',
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (address && data) || null;
}
