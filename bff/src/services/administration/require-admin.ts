import { DomainError } from '../../domain-error.ts';
import type { Person } from '../../ports/person.ts';
import type { Services } from '../services.ts';

/** Lets only an administrator pass; anybody else is refused with `forbidden`. */
export async function requireAdmin(
  { profiles }: Pick<Services, 'profiles'>,
  person: Person | null,
): Promise<void> {
  if (!person || !(await profiles.isAdmin(person))) throw new DomainError('forbidden');
}
