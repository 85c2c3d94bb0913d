import type { GenerationStep } from '../../../contract/generations.ts';
import type { GenerationRecord } from '../../ports/generation-log.ts';
import type { Services } from '../services.ts';

/** Stores the step of a generation for the page that shows it; if that fails, the generation goes on. */
export async function noteStep(
  { ledger, logger }: Pick<Services, 'ledger' | 'logger'>,
  { id }: GenerationRecord,
  step: GenerationStep,
  prompt?: string,
): Promise<void> {
  await ledger
    .noteStep(id, step, prompt)
    .catch((err) => logger.warn({ err, generationId: id }, 'a step of a generation was not noted'));
}
