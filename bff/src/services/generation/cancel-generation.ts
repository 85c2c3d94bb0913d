import { CANCEL_AFTER_MS } from '../../../contract/browser/limits.ts';
import type { Generation } from '../../../contract/generations.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import { repeatWhileUnavailable } from '../repeat-while-unavailable.ts';
import type { Services } from '../services.ts';
import { presentGeneration } from './present-generation.ts';

/** The browser counts from the click, the server from the arrival of the photos. */
const EARLY_MS = 2000;

type Deps = Pick<Services, 'generationLog' | 'ledger' | 'addresses' | 'clock' | 'openWork'>;

/**
 * Cancels a slow generation and gives its credit back, whichever process works on it. Whether the
 * credit returns or the picture stays is decided once, by the ledger: a picture that finished first is answered as
 * completed. Rejects with `not_found` or `not_cancellable`.
 */
export async function cancelGeneration(deps: Deps, user: User, key: string): Promise<Generation> {
  const { generationLog, ledger, addresses, clock, openWork } = deps;
  const placed = await generationLog.findByKey(user, key);
  if (!placed) throw new DomainError('not_found');
  const waited = clock.now().getTime() - Date.parse(placed.createdAt);
  const open = placed.status === 'pending' || placed.status === 'processing';
  if (open && waited < CANCEL_AFTER_MS - EARLY_MS) throw new DomainError('not_cancellable');
  const ended = await repeatWhileUnavailable(clock, () =>
    ledger.releaseGeneration(placed.id, 'generation_cancelled'),
  );
  if (ended.status === 'failed') openWork.generations.cancel(placed.id);
  return presentGeneration(addresses, ended);
}
