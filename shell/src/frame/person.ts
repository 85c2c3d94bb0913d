import { profileQuery, useApi, useSession } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';

/** How the frame calls the person: by the profile, which follows a change of name, and until it came by the token. */
export function usePersonName(): string {
  const { user } = useSession();
  const { data } = useQuery(profileQuery(useApi()));
  return data?.fullName || user.fullName;
}

/** Whether the menu offers what administrators alone may see; the server decides again at every call. */
export function useIsAdmin(): boolean {
  const { data } = useQuery(profileQuery(useApi()));
  return data?.isAdmin ?? false;
}
