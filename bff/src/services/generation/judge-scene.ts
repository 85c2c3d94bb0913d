import type { GenerationOptions } from '../../../contract/generations.ts';
import { DomainError } from '../../domain-error.ts';
import type { ImageFormat } from '../../ports/image-model.ts';
import { advertisingPrompt } from './advertising-prompt.ts';
import type { GenerationRequest, JudgedOrder } from './judged-order.ts';
import { allImages, orderOf, sceneFailure } from './order-parts.ts';

/** The products of the photos in the scene that the words describe; without words, the first photo is described. */
export async function judgeEdit(request: GenerationRequest): Promise<JudgedOrder> {
  const format = request.options.format ?? 'square';
  const images = await allImages(request);
  const options = { format };
  return {
    ...orderOf(request, options, images),
    toDescribe: request.prompt ? null : images[0],
    metadata: (words) => sceneMetadata(words, words ?? '', options),
    make: ({ imageModel }, words, signal) =>
      imageModel.editImage({ images, prompt: words ?? '', format, signal }),
    failure: sceneFailure,
  };
}

/** A picture from words alone. */
export async function judgeGeneration(request: GenerationRequest): Promise<JudgedOrder> {
  const { prompt, operation } = request;
  if (!prompt) throw new DomainError('scene_missing');
  const format = operation === 'generate_image_auto' ? 'auto' : (request.options.format ?? 'square');
  const options = { format };
  const combined = advertisingPrompt(prompt);
  return {
    ...orderOf(request, options, []),
    metadata: () => sceneMetadata(prompt, combined, options),
    make: ({ imageModel }, _words, signal) => imageModel.generateImage({ prompt: combined, format, signal }),
    failure: sceneFailure,
  };
}

const sizes: Record<ImageFormat, string> = { square: '1024x1024', auto: 'auto' };

function sceneMetadata(prompt: string | null, combined: string, options: GenerationOptions) {
  return { prompt, combined_prompt: combined, size: sizes[options.format ?? 'square'], options };
}
