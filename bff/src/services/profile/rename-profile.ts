import type { Profile, ProfileChange } from '../../../contract/profile.ts';
import type { Person } from '../../ports/person.ts';
import type { Services } from '../services.ts';
import { readProfile } from './read-profile.ts';

/** Changes the full name, which is all a person may change, and answers the profile as it now stands. */
export async function renameProfile(
  deps: Pick<Services, 'profiles'>,
  person: Person,
  { fullName }: ProfileChange,
): Promise<Profile> {
  await deps.profiles.rename(person, fullName);
  return readProfile(deps, person);
}
