import { useRefreshCredits } from '@andromeda/platform';
import { useQueryClient } from '@tanstack/react-query';

/** Lets the balance, the library and the latest pictures follow what was made, kept or discarded. */
export function useRefreshPictures(): () => void {
  const queries = useQueryClient();
  const refreshCredits = useRefreshCredits();
  return () => {
    void refreshCredits();
    void queries.invalidateQueries({ queryKey: ['images'] });
    void queries.invalidateQueries({ queryKey: ['generations'] });
  };
}
