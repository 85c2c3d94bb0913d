import type { SessionUser } from '@andromeda/platform';

/** The fields that we read of the session service's user. */
export interface AuthUser {
  id: string;
  email?: string | undefined;
  user_metadata?: { full_name?: unknown; name?: unknown } | undefined;
}

/** The user as the product knows them. Google writes `name` where our form writes `full_name`. */
export function toSessionUser({ id, email, user_metadata }: AuthUser): SessionUser {
  const name = [user_metadata?.full_name, user_metadata?.name].find((value) => typeof value === 'string');
  return { id, email: email ?? '', fullName: name ?? '' };
}
