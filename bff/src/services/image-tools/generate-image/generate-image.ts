import { DomainError } from '../../../domain-error.ts';
import { advertisingPrompt } from '../../generation/advertising-prompt.ts';
import { followsBrandColors, requestOf, sceneFailure } from '../../generation/request-parts.ts';
import { sceneMetadata } from '../../generation/scene-metadata.ts';
import type { ImageToolService } from '../image-tool.ts';

/** Makes a picture from words alone. */
export const generateImage: ImageToolService = async (request) => {
  const { prompt, operation } = request;
  if (!prompt) throw new DomainError('scene_missing');
  const format = operation === 'generate_image_auto' ? 'auto' : (request.options.format ?? 'square');
  const { anyProduct } = request.options;
  const options = { format, ...(anyProduct && { anyProduct }), ...followsBrandColors(request.options) };
  const combined = advertisingPrompt(prompt);
  return {
    ...requestOf(request, options, []),
    metadata: () => sceneMetadata(prompt, combined, options),
    make: ({ imageModel, shopColors }, _words, signal) =>
      imageModel.generateImage({ prompt: combined, shopColors, format, signal }),
    failure: sceneFailure,
  };
};
