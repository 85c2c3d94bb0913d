import { DomainError } from '../../domain-error.ts';
import { normalizeBackgroundColor } from './background-color.ts';
import type { GenerationRequest, JudgedOrder } from './judged-order.ts';
import { allImages, firstImage, orderOf, sceneFailure } from './order-parts.ts';

/** A solid colour behind the first photo, or the background that the words describe behind all of them. */
export async function judgeBackgroundChange(request: GenerationRequest): Promise<JudgedOrder> {
  const { backgroundType = 'color' } = request.options;
  if (backgroundType === 'remove') throw new DomainError('bad_request', { field: 'options.backgroundType' });
  return backgroundType === 'prompt' ? judgeDescribedBackground(request) : judgeColor(request);
}

async function judgeColor(request: GenerationRequest): Promise<JudgedOrder> {
  const { backgroundColor = 'FFFFFF' } = request.options;
  const color = normalizeBackgroundColor(backgroundColor);
  const options = { backgroundType: 'color' as const, backgroundColor: color };
  const image = await firstImage(request);
  return {
    ...orderOf(request, options, [image]),
    metadata: () => ({ options, background_type: 'color' }),
    make: ({ imageModel }, _words, signal) =>
      imageModel.changeBackgroundColor({ image, color: `#${color}`, signal }),
    failure: (cause) => new DomainError('generation_failed', { reason: cause.reason }, { cause }),
  };
}

async function judgeDescribedBackground(request: GenerationRequest): Promise<JudgedOrder> {
  const { prompt } = request;
  if (!prompt) throw new DomainError('prompt_missing');
  const options = { backgroundType: 'prompt' as const };
  const images = await allImages(request);
  return {
    ...orderOf(request, options, images),
    metadata: () => ({ options, background_type: 'prompt', prompt, combined_prompt: prompt }),
    make: ({ imageModel }, _words, signal) => imageModel.changeBackground({ images, prompt, signal }),
    failure: sceneFailure,
  };
}

export async function judgeBackgroundRemoval(request: GenerationRequest): Promise<JudgedOrder> {
  const image = await firstImage(request);
  return {
    ...orderOf(request, {}, [image]),
    metadata: () => ({ background_type: 'remove' }),
    make: ({ backgroundRemover }, _words, signal) => backgroundRemover.removeBackground({ image, signal }),
    failure: (cause) => new DomainError('background_removal_failed', { reason: cause.reason }, { cause }),
  };
}
