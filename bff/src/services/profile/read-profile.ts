import type { Profile } from '../../../contract/profile.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';

/** The user's own profile, and whether the user is an admin. */
export async function readProfile({ profiles }: Pick<Services, 'profiles'>, user: User): Promise<Profile> {
  const [profile, isAdmin] = await Promise.all([profiles.read(user), profiles.isAdmin(user)]);
  return { fullName: profile.fullName, phone: profile.phone, email: user.email, isAdmin };
}
