import type { GenerationStep } from '../../../contract/generations.ts';
import type { GenerationRecord } from '../../ports/generation-log.ts';
import type { Services } from '../services.ts';

/** Stores the step of a generation, and tells it to the pages that show it; if that fails, the generation goes on. */
export async function noteStep(
  { ledger, orderEvents, logger }: Pick<Services, 'ledger' | 'orderEvents' | 'logger'>,
  { id, userId, idempotencyKey: key }: GenerationRecord,
  step: GenerationStep,
  prompt?: string,
): Promise<void> {
  await ledger
    .noteStep(id, step, prompt)
    .catch((err) => logger.warn({ err, generationId: id }, 'a step of a generation was not noted'));
  orderEvents.publish(userId, { key, status: 'working', step });
}
