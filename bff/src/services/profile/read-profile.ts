import type { Profile } from '../../../contract/profile.ts';
import type { Person } from '../../ports/person.ts';
import type { Services } from '../services.ts';

/** The person's own profile, and whether the person is an admin. */
export async function readProfile(
  { profiles }: Pick<Services, 'profiles'>,
  person: Person,
): Promise<Profile> {
  const [profile, isAdmin] = await Promise.all([profiles.read(person), profiles.isAdmin(person)]);
  return { fullName: profile.fullName, phone: profile.phone, email: person.email, isAdmin };
}
