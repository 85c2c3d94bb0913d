import type { Profile } from '../../../contract/profile.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';

/** The user's own profile, and whether the user is an admin, or a member of a remote's team. */
export async function readProfile({ profiles }: Pick<Services, 'profiles'>, user: User): Promise<Profile> {
  const [{ fullName, phone }, isAdmin, teams] = await Promise.all([
    profiles.read(user),
    profiles.isAdmin(user),
    profiles.teams(user),
  ]);
  return { fullName, phone, email: user.email, isAdmin, isMember: !isAdmin && teams.length > 0 };
}
