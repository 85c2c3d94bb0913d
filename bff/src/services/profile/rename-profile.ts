import type { Profile, ProfileChange } from '../../../contract/profile.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { readProfile } from './read-profile.ts';

/** Changes the full name, the only field that a user may change, and answers the new profile. */
export async function renameProfile(
  deps: Pick<Services, 'profiles'>,
  user: User,
  { fullName }: ProfileChange,
): Promise<Profile> {
  await deps.profiles.rename(user, fullName);
  return readProfile(deps, user);
}
