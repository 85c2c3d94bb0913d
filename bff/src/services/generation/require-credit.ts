import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import { repeatWhileUnavailable } from '../repeat-while-unavailable.ts';
import type { Services } from '../services.ts';

/**
 * Refuses with `insufficient_credits` before any work is done for a user who has none. A request that came before is let
 * through: its repetition charges nothing.
 */
export async function requireCredit(
  { ledger, generationLog, clock }: Pick<Services, 'ledger' | 'generationLog' | 'clock'>,
  user: User,
  idempotencyKey: string,
): Promise<void> {
  const { creditsRemaining } = await repeatWhileUnavailable(clock, () => ledger.balance(user));
  if (creditsRemaining > 0) return;
  const known = await repeatWhileUnavailable(clock, () => generationLog.findByKey(user, idempotencyKey));
  if (!known) throw new DomainError('insufficient_credits');
}
