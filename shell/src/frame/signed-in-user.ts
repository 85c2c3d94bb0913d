import { profileQuery, useApi, useSession } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import type { MenuReader } from './menu.ts';

/** The user's name in the frame: from the profile, which follows a change of name, and from the token until it has loaded. */
export function useUserName(): string {
  const { user } = useSession();
  const { data } = useQuery(profileQuery(useApi()));
  return data?.fullName || user.fullName;
}

/** What the menu shows; the server checks again at every call. */
export function useMenuReader(): MenuReader {
  const { data } = useQuery(profileQuery(useApi()));
  return { isAdmin: data?.isAdmin ?? false, isMember: data?.isMember ?? false };
}

/** Whether the frame shows what is for administrators. */
export const useIsAdmin = (): boolean => useMenuReader().isAdmin;
