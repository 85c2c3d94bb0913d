import { createHash } from 'node:crypto';
import type { GenerationOptions } from '../../../contract/generations.ts';
import { DomainError } from '../../domain-error.ts';
import { readFile } from '../../images/validate-upload.ts';
import type { SourceImage } from '../../ports/image-model.ts';
import type { ImageProcessor } from '../../ports/image-processor.ts';
import type { ProviderError, ProviderTrouble } from '../../ports/provider-error.ts';
import type { GenerationRequest } from './validated-request.ts';

/** Only the first photo, which solid colour, removal and text use (docs/product.md#rules-of-the-image-tools). */
export async function firstImage(
  { images }: GenerationRequest,
  processor: ImageProcessor,
): Promise<SourceImage> {
  const [first] = images;
  if (!first) throw new DomainError('image_missing');
  return processor.validateUpload(await readFile(first));
}

/** Every photo, read one after the other so that several large ones are not decoded in memory at once. */
export async function allImages(
  { images }: GenerationRequest,
  processor: ImageProcessor,
): Promise<[SourceImage, ...SourceImage[]]> {
  const [first, ...rest] = images;
  if (!first) throw new DomainError('image_missing');
  const read = async (file: File) => processor.validateUpload(await readFile(file));
  const validated: [SourceImage, ...SourceImage[]] = [await read(first)];
  for (const file of rest) validated.push(await read(file));
  return validated;
}

/** The option of a picture that follows the shop's look; what does not has the fingerprint that it had before there was any. */
export const followsBrand = ({ brand }: GenerationOptions): GenerationOptions => (brand ? { brand } : {});

/** The same of a scene that takes up the shop's colours. */
export const followsBrandColors = ({ brandColors }: GenerationOptions): GenerationOptions =>
  brandColors ? { brandColors } : {};

/** The fields that every validated request shares. */
export function requestOf(
  { operation, prompt }: GenerationRequest,
  options: GenerationOptions,
  images: readonly SourceImage[],
) {
  const digest = createHash('sha256').update(JSON.stringify([operation, prompt, options]));
  for (const { bytes } of images) digest.update(createHash('sha256').update(bytes).digest());
  return {
    operation,
    prompt,
    options,
    fingerprint: digest.digest('hex'),
    photos: images.length,
    toDescribe: null,
    cutFrom: null,
    ground: null,
  };
}

// The part that does not depend on the user's words.
const operational = new Set<ProviderTrouble | null>([
  'malformed',
  'credentials',
  'payment',
  'unavailable',
  'timeout',
]);

/** Distinguishes a provider that answered without a picture from one that failed. */
export function sceneFailure(cause: ProviderError): DomainError {
  if (cause.trouble === 'quota') return busyFailure(cause);
  if (cause.kind === 'temporary' || operational.has(cause.trouble))
    return new DomainError('generation_failed', {}, { cause });
  if (cause.trouble === 'empty') return new DomainError('answer_unexpected', {}, { cause });
  return new DomainError('image_not_produced', {}, { cause });
}

/**
 * The failure of a tool that says the provider's reason. A photo that cannot be worked on is its user's to change, and no
 * failure of a service; a provider with too many calls says when to come back.
 */
export const reasonedFailure =
  (tool: 'background_removal' | 'background_change') =>
  (cause: ProviderError): DomainError => {
    if (cause.trouble === 'quota') return busyFailure(cause);
    const refused = cause.kind === 'refused' && !operational.has(cause.trouble);
    return new DomainError(`${tool}_${refused ? 'refused' : 'failed'}`, { reason: cause.reason }, { cause });
  };

function busyFailure(cause: ProviderError): DomainError {
  const { retryAfterMs } = cause;
  return new DomainError('provider_busy', retryAfterMs ? { wait: waitOf(retryAfterMs) } : {}, { cause });
}

function waitOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}
