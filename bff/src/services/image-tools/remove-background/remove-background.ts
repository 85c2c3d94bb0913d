import { firstImage, reasonedFailure, requestOf } from '../../generation/request-parts.ts';
import type { ImageToolService } from '../image-tool.ts';

/** Removes the background of the first photo's product. */
export const removeBackground: ImageToolService = async (request, processor) => {
  const image = await firstImage(request, processor);
  return {
    ...requestOf(request, {}, [image]),
    cutFrom: image,
    metadata: () => ({ background_type: 'remove' }),
    make: ({ backgroundRemover }, _words, signal) => backgroundRemover.removeBackground({ image, signal }),
    failure: reasonedFailure('background_removal'),
  };
};
