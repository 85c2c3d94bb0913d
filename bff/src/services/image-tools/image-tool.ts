import type { GenerationRequest, JudgedOrder } from '../generation/judged-order.ts';

/**
 * Validates a request and says how its picture is made. Rejects with the `DomainError` of the first thing wrong with
 * it, before it costs anything.
 */
export type ImageToolService = (request: GenerationRequest) => Promise<JudgedOrder>;
