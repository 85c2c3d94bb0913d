import { createOpenSessions } from '../auth/open-sessions.ts';
import { createProfileRepository } from '../data/profile-repository.ts';
import { createSecondFactors } from '../data/second-factors.ts';
import { createSessionRepository } from '../data/session-repository.ts';
import type { SupabaseClients } from '../data/supabase-clients.ts';
import type { Environment, HostedProject } from '../environment.ts';
import { askSecondFactor } from '../services/second-factor/ask-second-factor.ts';
import { createFactorSecrets } from '../services/second-factor/factor-secrets.ts';
import type { Services } from '../services/services.ts';

/** Who is signed in, by which session, with which role and second factor. */
export function createSignIn(
  environment: Environment,
  { secretKey }: HostedProject,
  clients: SupabaseClients,
  { clock, observer }: Pick<Services, 'clock' | 'observer'>,
): Pick<Services, 'profiles' | 'sessions' | 'openSessions' | 'secondFactors' | 'factorSecrets'> {
  const sessions = createSessionRepository(clients);
  const secondFactors = createSecondFactors(clients);
  const profiles = createProfileRepository(clients);
  return {
    profiles:
      environment.ADMIN_SECOND_FACTOR === 'required' ? askSecondFactor(profiles, secondFactors) : profiles,
    sessions,
    openSessions: createOpenSessions(sessions, clock, observer),
    secondFactors,
    factorSecrets: createFactorSecrets(environment.SECOND_FACTOR_KEY ?? secretKey),
  };
}
