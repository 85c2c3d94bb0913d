import { LONGEST_PROMPT } from '../../../contract/browser/limits.ts';
import { DomainError } from '../../domain-error.ts';
import type { ImageProcessor } from '../../ports/image-processor.ts';
import { serviceOf } from '../image-tools/index.ts';
import type { GenerationRequest, ValidatedRequest } from './validated-request.ts';

/**
 * Validates a request before it costs anything. Rejects with the code of the first thing wrong with it. The turbo
 * variants are the same work, named after the quick box that asks for it (docs/decisions/010).
 */
export async function validateRequest(
  request: GenerationRequest,
  processor: ImageProcessor,
): Promise<ValidatedRequest> {
  if ((request.prompt?.length ?? 0) > LONGEST_PROMPT) throw new DomainError('prompt_too_long');
  return serviceOf(request.operation)(request, processor);
}
