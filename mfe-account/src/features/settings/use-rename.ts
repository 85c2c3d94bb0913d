import { profileQuery, useApi } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Changes the full name; the answer is the profile as it is from now on. */
export function useRename() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (fullName: string) => api.profile.rename(fullName),
    onSuccess: (profile) => queries.setQueryData(profileQuery(api).queryKey, profile),
  });
}
