import type { SecondFactorState } from '../../../contract/second-factor.ts';
import { DomainError } from '../../domain-error.ts';
import type { TokenVerifier, User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { readSecondFactor } from './second-factor.ts';

type Deps = Pick<Services, 'secondFactors' | 'openSessions'> & { verifier: TokenVerifier };

/**
 * Lets the session of another token pass the second step, because this one has passed it. Rejects with
 * `not_authenticated` where the token is invalid, or is somebody else's.
 */
export async function vouchForSession(
  { verifier, secondFactors, openSessions }: Deps,
  user: User,
  token: string,
): Promise<SecondFactorState> {
  const other = await verifier.verify(token);
  if (other?.userId !== user.userId || !(await secondFactors.vouch(user, other.sessionId)))
    throw new DomainError('not_authenticated');
  openSessions.forget(user.userId);
  return readSecondFactor({ secondFactors }, user);
}
