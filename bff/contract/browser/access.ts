/** Who may enter a remote, as its `remote.json` says; without it everybody who is signed in may. Where both are given both must hold. */
interface RemoteAccess {
  roles?: readonly string[] | undefined;
  plans?: readonly string[] | undefined;
}

/** The roles that `remote.json` may name. */
export const accessRoles: readonly string[] = ['admin'];

export type Entry = 'open' | 'role_missing' | 'plan_missing';

/** Whether a user may enter, and what they lack if not. Administrators always may; a plan counts only where it is named. */
export function mayEnter(
  access: RemoteAccess | undefined,
  { admin, plan }: { admin: boolean; plan: string | null },
): Entry {
  if (!access || admin) return 'open';
  // The only role is that of administrators.
  if (access.roles) return 'role_missing';
  return !access.plans || (plan && access.plans.includes(plan)) ? 'open' : 'plan_missing';
}
