import type { Generation } from '../../../contract/generations.ts';
import { DomainError } from '../../domain-error.ts';
import type { GenerationRecord } from '../../ports/generation-log.ts';
import type { Person } from '../../ports/person.ts';
import type { Services } from '../services.ts';
import { presentGeneration } from './present-generation.ts';

const POLL_MS = 500;
/** How long after its lease a generation may still be waiting for the timer that gives it up. */
const GRACE_MS = 15_000;

type Deps = Pick<Services, 'openWork' | 'generationLog' | 'addresses' | 'clock'>;

/**
 * Answers what came, or comes, of an order that was placed before: from this process where it is being made
 * here, else from the database once another node has finished it. A failed one rejects with its code.
 */
export async function awaitReplay(
  deps: Deps,
  person: Person,
  placed: GenerationRecord,
  signal: AbortSignal,
): Promise<Generation> {
  const givenUpAt = new Date(placed.reservedUntil).getTime() + GRACE_MS;
  let record = placed;
  for (;;) {
    const madeHere = deps.openWork.find(record.id);
    if (madeHere) return madeHere;
    if (record.status === 'completed') return presentGeneration(deps.addresses, record);
    if (record.status === 'failed') throw new DomainError(record.errorCode ?? 'generation_failed');
    if (signal.aborted || deps.clock.now().getTime() > givenUpAt) {
      throw new DomainError('generation_interrupted');
    }
    await deps.clock.sleep(POLL_MS, signal).catch(() => undefined);
    record = (await deps.generationLog.findByKey(person, record.idempotencyKey)) ?? record;
  }
}
