import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';

/**
 * Lets only an administrator pass; anybody else is refused with `forbidden`, and with `admin_second_factor` an administrator
 * without the second factor that the operator asks for.
 */
export async function requireAdmin(
  { profiles }: Pick<Services, 'profiles'>,
  user: User | null,
): Promise<void> {
  if (!user || !(await profiles.isAdmin(user))) throw new DomainError('forbidden');
  if (await profiles.lacksSecondFactor?.(user)) throw new DomainError('admin_second_factor');
}
