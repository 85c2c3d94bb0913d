import { useSearchParams } from '@andromeda/platform';

/**
 * Which picture of a tree is looked at, and which one it is compared with, as the address keeps them: `?passo={id}&com={id}`; or what
 * was taken of it for channels: `?passo={id}&preparo={act}`. 'Back' leads to the one before.
 */
export function useHistoryAddress() {
  const [params, setParams] = useSearchParams();
  const go = (step: string | null, other: string | null) =>
    setParams({ ...(step && { passo: step }), ...(other && { com: other }) }, { preventScrollReset: true });
  return {
    step: params.get('passo'),
    other: params.get('com'),
    preparation: params.get('preparo'),
    compare: go,
    show: (step: string) => go(step, null),
  };
}
