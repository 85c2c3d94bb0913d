import { allImages, followsBrandColors, requestOf, sceneFailure } from '../../generation/request-parts.ts';
import { sceneMetadata } from '../../generation/scene-metadata.ts';
import type { ImageToolService } from '../image-tool.ts';

/** Puts the products of the photos into the described scene; without a prompt, the first photo is described. */
export const editImage: ImageToolService = async (request, processor) => {
  const format = request.options.format ?? 'square';
  const images = await allImages(request, processor);
  const product = request.options.product?.trim();
  const options = { format, ...(product && { product }), ...followsBrandColors(request.options) };
  return {
    ...requestOf(request, options, images),
    toDescribe: request.prompt ? null : images[0],
    metadata: (words) => sceneMetadata(words, words ?? '', options),
    make: ({ imageModel, shopColors }, words, signal) =>
      imageModel.editImage({ images, prompt: words ?? '', product, shopColors, format, signal }),
    failure: sceneFailure,
  };
};
