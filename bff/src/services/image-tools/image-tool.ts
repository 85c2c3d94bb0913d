import type { ImageProcessor } from '../../ports/image-processor.ts';
import type { GenerationRequest, ValidatedRequest } from '../generation/validated-request.ts';

/**
 * Validates a request and says how its picture is made. Rejects with the `DomainError` of the first thing wrong with
 * it, before it costs anything.
 */
export type ImageToolService = (
  request: GenerationRequest,
  processor: ImageProcessor,
) => Promise<ValidatedRequest>;
