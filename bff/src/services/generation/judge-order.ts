import { createHash } from 'node:crypto';
import type { GenerationOptions } from '../../../contract/generations.ts';
import type { Operation } from '../../../contract/operations.ts';
import { DomainError } from '../../domain-error.ts';
import { judgeUpload } from '../../images/judge-upload.ts';
import type { ProducedImage, SourceImage } from '../../ports/image-model.ts';
import type { Services } from '../services.ts';
import { normalizeBackgroundColor } from './background-color.ts';

/** What a person sent, parsed but not yet judged. */
export interface GenerationRequest {
  idempotencyKey: string | undefined;
  operation: Operation;
  images: readonly File[];
  prompt: string | null;
  options: GenerationOptions;
}

type Makers = Pick<Services, 'imageModel' | 'backgroundRemover'>;

/** An order that can be carried out: its pictures were read, its options are in their one form. */
export interface JudgedOrder {
  operation: Operation;
  prompt: string | null;
  options: GenerationOptions;
  /** A digest of everything that decides how the picture will look. */
  fingerprint: string;
  /** `user_images.metadata`, but for operation and model. */
  metadata: Record<string, unknown>;
  make(makers: Makers, signal: AbortSignal): Promise<ProducedImage>;
  /** What a person is told when the provider failed for good. */
  failure(reason: string, cause: unknown): DomainError;
}

/** Judges an order before it costs anything. Rejects with the code of the first thing wrong with it. */
export async function judgeOrder(request: GenerationRequest): Promise<JudgedOrder> {
  switch (request.operation) {
    case 'change_background':
      return judgeBackgroundChange(request);
    case 'remove_background':
      return judgeBackgroundRemoval(request);
    default:
      throw new DomainError('operation_unavailable');
  }
}

async function judgeBackgroundChange(request: GenerationRequest): Promise<JudgedOrder> {
  const { backgroundType = 'color', backgroundColor = 'FFFFFF' } = request.options;
  if (backgroundType === 'prompt') throw new DomainError('operation_unavailable');
  if (backgroundType === 'remove') throw new DomainError('bad_request', { field: 'options.backgroundType' });
  const options = { backgroundType, backgroundColor: normalizeBackgroundColor(backgroundColor) };
  const image = await onlyImage(request);
  return {
    ...orderOf(request, options, image),
    metadata: { options, background_type: backgroundType },
    make: ({ imageModel }, signal) =>
      imageModel.changeBackgroundColor({ image, color: `#${options.backgroundColor}`, signal }),
    failure: (reason, cause) => new DomainError('generation_failed', { reason }, { cause }),
  };
}

async function judgeBackgroundRemoval(request: GenerationRequest): Promise<JudgedOrder> {
  const image = await onlyImage(request);
  return {
    ...orderOf(request, {}, image),
    metadata: { background_type: 'remove' },
    make: ({ backgroundRemover }, signal) => backgroundRemover.removeBackground({ image, signal }),
    failure: (reason, cause) => new DomainError('background_removal_failed', { reason }, { cause }),
  };
}

/** Solid colour and removal work on the first picture (specification, section 5). */
function onlyImage({ images }: GenerationRequest): Promise<SourceImage> {
  const [first] = images;
  if (!first) throw new DomainError('image_missing');
  return judgeUpload(first);
}

function orderOf(request: GenerationRequest, options: GenerationOptions, image: SourceImage) {
  const { operation, prompt } = request;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([operation, prompt, options]))
    .update(image.bytes)
    .digest('hex');
  return { operation, prompt, options, fingerprint };
}
