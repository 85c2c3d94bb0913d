import { DomainError } from '../../domain-error.ts';
import type { GenerationRequest, JudgedOrder } from './judged-order.ts';
import { firstImage, orderOf, sceneFailure } from './order-parts.ts';

/** Promotional text on the first photo; the text travels as the prompt. */
export async function judgeText(request: GenerationRequest): Promise<JudgedOrder> {
  const { prompt: text, options } = request;
  if (!text) throw new DomainError('promotional_text_missing');
  const handHolding = options.handHolding ?? true;
  const image = await firstImage(request);
  return {
    ...orderOf(request, { handHolding }, [image]),
    metadata: () => ({ prompt: text, hand_holding: handHolding, options: { handHolding } }),
    make: ({ imageModel }, _words, signal) => imageModel.addText({ image, text, handHolding, signal }),
    failure: sceneFailure,
  };
}
