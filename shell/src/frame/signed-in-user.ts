import { profileQuery, useApi, useSession } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';

/** The user's name in the frame: from the profile, which follows a change of name, and from the token until it has loaded. */
export function useUserName(): string {
  const { user } = useSession();
  const { data } = useQuery(profileQuery(useApi()));
  return data?.fullName || user.fullName;
}

/** Whether the menu shows the entries for administrators; the server checks again at every call. */
export function useIsAdmin(): boolean {
  const { data } = useQuery(profileQuery(useApi()));
  return data?.isAdmin ?? false;
}
