import { DomainError } from '../../../domain-error.ts';
import {
  allImages,
  firstImage,
  followsBrand,
  followsBrandColors,
  reasonedFailure,
  requestOf,
  sceneFailure,
} from '../../generation/request-parts.ts';
import type { ImageToolService } from '../image-tool.ts';
import { normalizeBackgroundColor } from './background-color.ts';

/** Puts a solid colour behind the first photo, or the described background behind all photos. */
export const changeBackground: ImageToolService = async (request, processor) => {
  const { backgroundType = 'color' } = request.options;
  if (backgroundType === 'remove') throw new DomainError('bad_request', { field: 'options.backgroundType' });
  return backgroundType === 'prompt'
    ? describedBackground(request, processor)
    : solidBackground(request, processor);
};

const solidBackground: ImageToolService = async (request, processor) => {
  const { backgroundColor = 'FFFFFF', margin, shadow } = request.options;
  const color = normalizeBackgroundColor(backgroundColor);
  // An order from before there were margins and shadows has the fingerprint that it had: what is missing is left out.
  const style = { ...(margin && { margin }), ...(shadow !== undefined && { shadow }) };
  const options = {
    backgroundType: 'color' as const,
    backgroundColor: color,
    ...style,
    ...followsBrand(request.options),
  };
  const ground = { color: `#${color}`, ...style };
  const image = await firstImage(request, processor);
  return {
    ...requestOf(request, options, [image]),
    cutFrom: image,
    ground: { ...ground, ...followsBrand(request.options) },
    metadata: () => ({ options, background_type: 'color' }),
    make: ({ imageModel }, _words, signal) => imageModel.changeBackgroundColor({ image, ...ground, signal }),
    failure: reasonedFailure('background_change'),
  };
};

const describedBackground: ImageToolService = async (request, processor) => {
  const { prompt } = request;
  if (!prompt) throw new DomainError('prompt_missing');
  const options = {
    backgroundType: 'prompt' as const,
    ...followsBrand(request.options),
    ...followsBrandColors(request.options),
  };
  const images = await allImages(request, processor);
  return {
    ...requestOf(request, options, images),
    metadata: () => ({ options, background_type: 'prompt', prompt, combined_prompt: prompt }),
    make: ({ imageModel, shopColors }, _words, signal) =>
      imageModel.changeBackground({ images, prompt, shopColors, signal }),
    failure: sceneFailure,
  };
};
