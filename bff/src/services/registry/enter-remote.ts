import { mayEnter } from '../../../contract/browser/access.ts';
import type { RemoteAccess } from '../../../contract/page-config.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import { DEVELOPMENT } from '../../slices/remote-backends.ts';
import { runningSubscription } from '../payments/running-subscription.ts';
import type { Services } from '../services.ts';
import type { ReleaseServices } from './release-services.ts';

type Deps = Pick<ReleaseServices, 'snapshot' | 'catalog' | 'readDeveloped' | 'profiles' | 'clock'> &
  Pick<Services, 'paymentRepository'>;

/** By what a user may enter, as far as it had to be read: the plan where the remote asks for one, and the role that opened it. */
export interface Entered {
  plan?: string | undefined;
  role?: 'admin' | undefined;
}

/**
 * Lets a user call a version of a remote, by what that version says of access. Rejects with `not_found` where a role is missing, as for
 * a remote that does not exist, and with `plan_required`. Where it says nothing, nothing is read.
 */
export async function enterRemote(deps: Deps, user: User, remote: string, version: string): Promise<Entered> {
  const access = await accessOf(deps, remote, version);
  if (!access) return {};
  const plan = access.plans ? ((await runningSubscription(deps, user))?.planId ?? null) : null;
  const entered = plan ? { plan } : {};
  if (mayEnter(access, { admin: false, plan }) === 'open') return entered;
  const entry = mayEnter(access, { admin: await deps.profiles.isAdmin(user), plan });
  if (entry !== 'open') throw new DomainError(entry === 'role_missing' ? 'not_found' : 'plan_required');
  // As for everything else that only administrators may.
  if (await deps.profiles.lacksSecondFactor?.(user)) throw new DomainError('admin_second_factor');
  return { ...entered, role: 'admin' };
}

async function accessOf(
  { snapshot, catalog, readDeveloped }: Deps,
  remote: string,
  version: string,
): Promise<RemoteAccess | undefined> {
  if (version === DEVELOPMENT) return readDeveloped(remote).access;
  const published = (await snapshot.load(remote, version))?.record.description;
  return (published ?? catalog.built(remote)?.remote)?.access;
}
