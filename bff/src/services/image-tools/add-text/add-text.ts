import { DomainError } from '../../../domain-error.ts';
import { firstImage, followsBrand, requestOf, sceneFailure } from '../../generation/request-parts.ts';
import type { ImageToolService } from '../image-tool.ts';

/** Puts promotional text on the first photo; the text is sent as the prompt. */
export const addText: ImageToolService = async (request, processor) => {
  const { prompt: text, options } = request;
  if (!text) throw new DomainError('promotional_text_missing');
  const handHolding = options.handHolding ?? true;
  const chosen = { handHolding, ...followsBrand(options) };
  const image = await firstImage(request, processor);
  return {
    ...requestOf(request, chosen, [image]),
    metadata: () => ({ prompt: text, hand_holding: handHolding, options: chosen }),
    make: ({ imageModel, brand }, _words, signal) =>
      imageModel.addText({ image, text, handHolding, brand, signal }),
    failure: sceneFailure,
  };
};
