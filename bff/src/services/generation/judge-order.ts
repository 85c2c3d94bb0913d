import { DomainError } from '../../domain-error.ts';
import { judgeBackgroundChange, judgeBackgroundRemoval } from './judge-background.ts';
import { judgeEdit, judgeGeneration } from './judge-scene.ts';
import { judgeText } from './judge-text.ts';
import type { GenerationRequest, JudgedOrder } from './judged-order.ts';

const LONGEST_PROMPT = 2000;

/**
 * Judges an order before it costs anything. Rejects with the code of the first thing wrong with it. The turbo
 * variants are the same work, named after the quick box that asks for it (docs/decisions/010).
 */
export async function judgeOrder(request: GenerationRequest): Promise<JudgedOrder> {
  if ((request.prompt?.length ?? 0) > LONGEST_PROMPT) throw new DomainError('prompt_too_long');
  switch (request.operation) {
    case 'change_background':
      return judgeBackgroundChange(request);
    case 'remove_background':
      return judgeBackgroundRemoval(request);
    case 'context_edit':
    case 'context_edit_turbo':
      return judgeEdit(request);
    case 'add_text':
    case 'add_text_turbo':
      return judgeText(request);
    case 'generate_image':
    case 'generate_image_auto':
    case 'generate_image_turbo':
      return judgeGeneration(request);
  }
}
